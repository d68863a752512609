;(function () {
  var root = document.documentElement
  var mode
  try {
    mode = localStorage.getItem('color-mode')
    var dismissed = localStorage.getItem('banner-dismissed')
    if (dismissed) root.setAttribute('data-banner-dismissed', dismissed)
  } catch {
    // Storage is blocked: the system's colors, and the banner.
  }
  var isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')
})()
