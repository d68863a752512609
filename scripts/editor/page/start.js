import CMS from '/npm/index.js'

// Sveltia CMS 0.221.1 keeps no drafts in a session that starts with another backend and changes to the local one
if (location.hostname === 'localhost')
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }))
CMS.init()
