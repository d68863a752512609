;(function () {
  var root = document.documentElement
  var mode
  try {
    mode = localStorage.getItem('color-mode')
    var dismissed = localStorage.getItem('banner-dismissed')
    if (dismissed) root.setAttribute('data-banner-dismissed', dismissed)
  } catch {
    // Storage is blocked: use the system's colors and show the banner
  }
  var isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  // Records a click on a button that comes before hydration; src/app/start/early-click.ts repeats it
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button')
      if (!button || root.earlyClick === null || root.hasAttribute('data-static')) return
      event.preventDefault()
      root.earlyClick = button
    },
    true,
  )
  // If the app's script cannot be loaded, buttons do what they do without scripts
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return
      root.setAttribute('data-static', '')
      if (root.earlyClick) root.earlyClick.click()
    },
    true,
  )
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')
})()
