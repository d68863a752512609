/**
 * Runs inline in every page, before the first paint. It is a classic script and so has no imports: types come by
 * `import()`, and the function keeps names to itself.
 */
;(() => {
  type StoredKey = import('../../src/lib/storage').StoredKey
  const root: import('../../src/app/start/early-click').Root = document.documentElement
  // The browser's own bars follow the scheme, also when the button or another tab changes it
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
  const [light = '', dark = ''] = bars.map((bar) => bar.content)
  new MutationObserver(() => {
    for (const bar of bars) bar.content = root.dataset.colorScheme === 'dark' ? dark : light
  }).observe(root, { attributeFilter: ['data-color-scheme'] })
  let mode, motion
  try {
    mode = localStorage.getItem('color-mode' satisfies StoredKey)
    const dismissed = localStorage.getItem('banner-dismissed' satisfies StoredKey)
    if (dismissed) root.setAttribute('data-banner-dismissed', dismissed)
    motion = sessionStorage.getItem('motion-team' satisfies StoredKey)
  } catch {
    // Storage is blocked: use the system's settings and show the banner
  }
  const isDark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-color-scheme', isDark ? 'dark' : 'light')

  // Records a click on a button that comes before hydration; src/app/start/early-click.ts repeats it
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      if (!button || root.earlyClick === null || !root.hasAttribute('data-scripts')) return
      event.preventDefault()
      root.earlyClick = button
      button.setAttribute('aria-busy', 'true')
      setTimeout(() => root.earlyClick === button && becomeStatic(), 8000)
    },
    true,
  )
  // Tells what visitors enter from what the browser fills in; src/ui/hooks/use-early-entries.ts keeps it
  addEventListener(
    'input',
    (event) => {
      ;(event.target as import('../../src/ui/hooks/use-early-entries').Field).isEdited = true
    },
    true,
  )
  // The app does not start: from now on buttons do what they do without scripts, beginning with the last click
  const becomeStatic = () => {
    root.removeAttribute('data-scripts')
    const button = root.earlyClick
    root.earlyClick = undefined
    button?.removeAttribute('aria-busy')
    button?.click()
  }
  root.becomeStatic = becomeStatic
  // The entry script does not load, or this browser cannot parse it. Other scripts on the page may fail
  addEventListener(
    'error',
    (event) => {
      const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
      if (event.target === entry || (entry && event.filename === entry.src)) becomeStatic()
    },
    true,
  )
  // As `useMotion` decides after hydration, so that the team has the same height before
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  root.toggleAttribute('data-team-moves', motion === 'play' || (motion !== 'pause' && !isReduced))
  // Ends the styles for a page without scripts (src/theme/without-scripts.ts). Last, in case something throws
  root.setAttribute('data-scripts', '')
})()
