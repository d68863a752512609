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
  // A button pressed before the page's code has come is pressed again when it has (early-press.ts).
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button')
      if (!button || root.earlyPress === null || root.hasAttribute('data-static')) return
      event.preventDefault()
      root.earlyPress = button
    },
    true,
  )
  // Where that code does not come at all, a button does what it does without scripts.
  addEventListener(
    'error',
    function (event) {
      if (event.target.tagName !== 'SCRIPT') return
      root.setAttribute('data-static', '')
      if (root.earlyPress) root.earlyPress.click()
    },
    true,
  )
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')
})()
