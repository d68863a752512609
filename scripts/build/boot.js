;(function () {
  var root = document.documentElement
  // The browser's own bars follow the scheme, also when the button or another tab changes it
  var bars = [...document.querySelectorAll('meta[name=theme-color]')]
  var [light, dark] = bars.map((bar) => bar.content)
  new MutationObserver(function () {
    for (var bar of bars) bar.content = root.dataset.colorScheme === 'dark' ? dark : light
  }).observe(root, { attributeFilter: ['data-color-scheme'] })
  var mode, motion
  try {
    mode = localStorage.getItem('color-mode')
    var dismissed = localStorage.getItem('banner-dismissed')
    if (dismissed) root.setAttribute('data-banner-dismissed', dismissed)
    motion = sessionStorage.getItem('motion-team')
  } catch {
    // Storage is blocked: use the system's settings and show the banner
  }
  var isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')

  // Records a click on a button that comes before hydration; src/app/start/early-click.ts repeats it
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('button')
      if (!button || root.earlyClick === null || root.hasAttribute('data-static')) return
      event.preventDefault()
      root.earlyClick = button
      button.setAttribute('aria-busy', 'true')
      setTimeout(function () {
        if (root.earlyClick === button) root.becomeStatic()
      }, 8000)
    },
    true,
  )
  // Tells what visitors enter from what the browser fills in; src/ui/forms/early-entries.ts keeps it
  addEventListener(
    'input',
    function (event) {
      event.target.isEdited = true
    },
    true,
  )
  // The app does not start: from now on buttons do what they do without scripts, beginning with the last click
  root.becomeStatic = function () {
    root.setAttribute('data-static', '')
    var button = root.earlyClick
    root.earlyClick = undefined
    if (!button) return
    button.removeAttribute('aria-busy')
    button.click()
  }
  // The entry script does not load, or this browser cannot parse it. Other scripts on the page may fail
  addEventListener(
    'error',
    function (event) {
      var entry = document.querySelector('script[type="module"][src]')
      if (event.target === entry || (entry && event.filename === entry.src)) root.becomeStatic()
    },
    true,
  )
  // As `useMotion` decides after hydration, so that the team has the same height before. Last, in case it throws
  var isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (motion === 'play' || (motion !== 'pause' && !isReduced))
    root.setAttribute('data-team-moves', '')
})()
