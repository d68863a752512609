/**
 * The first script of a page, a small one: it loads the app after the first paint when the browser is idle, or at the
 * first interaction, so that React does not compete with text, pictures and fonts. `boot.ts` records an earlier click.
 */
import { becomeStatic } from './early-click'

// No hover events: a page that opens under a resting mouse gets them, too
const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

let isStarted = false

async function start() {
  if (isStarted) return
  isStarted = true
  for (const type of interactions) removeEventListener(type, start)
  preload()
  try {
    await loadVariables()
    for (const load of chunks) {
      await load()
      // In the same task, the next one would be evaluated, too. A timer lets events come first.
      await new Promise((resolve) => setTimeout(resolve))
    }
    const { startApp } = await import('../entry-client')
    await startApp()
  } catch (error) {
    // Offline, or a deploy has removed the files: buttons do what they do without scripts
    console.error('The app did not start', error)
    isStarted = false
    becomeStatic()
    addEventListener('online', start, { once: true })
    addEventListener('pointerdown', start, { once: true, passive: true })
  }
}

/** Requests all script files at once. Otherwise each is requested only after the one that imports it has loaded. */
function preload() {
  const files = document.getElementById('root')?.dataset.files?.split(' ') ?? []
  for (const name of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: `/assets/${name}.js` }))
  }
}

/** One module of each chunk (`vite.config.ts`): any evaluates it all. Each gets a task of its own. */
const chunks = [
  () => import('react-dom/client'),
  () => import('@mui/material/Box'),
  () => import('../../theme/theme'),
]

/** Loads all variables of the theme. The page has those that it reads; dialogs and other pages read more. */
async function loadVariables(): Promise<void> {
  const name = document.getElementById('root')?.dataset.theme
  if (!name) return // `npm run dev`: Material UI inserts them
  const link = document.createElement('link')
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', onload: resolve, onerror: reject })
    document.head.append(Object.assign(link, { href: `/assets/${name}.css` }))
  })
}

/** Waits for the first paint, which may come after the load event. */
function startWhenPainted() {
  // `npm run dev` has no prerendered page, so nothing is painted before the app starts
  if (!document.getElementById('root')?.childElementCount) return start()
  // Firefox before 84 and Safari before 14.1 do not report it. A hidden tab paints when it is shown.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return startWhenIdle()
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    startWhenIdle()
  }).observe({ type: 'paint', buffered: true })
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
  else setTimeout(start, 100)
}

/** Built-ins that the app uses and that browsers before the targets (`scripts/build/browser-targets.ts`) lack. */
function isSupported(): boolean {
  return 'hasOwn' in Object && 'at' in Array.prototype && 'timeout' in AbortSignal
}

if (!isSupported()) {
  becomeStatic()
} else {
  for (const type of interactions) addEventListener(type, start, { once: true, passive: true })
  if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted, { once: true })
}
