/**
 * The first script of a page, a small one: it loads the app after the first paint when the browser is idle, or at the
 * first interaction, so that React does not compete with text, pictures and fonts. `boot.ts` records an earlier click.
 */
import type { Root } from './early-click'

// No hover events: a page that opens under a resting mouse gets them, too
const interactions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

const root: Root = document.documentElement
let isStarted = false

async function start() {
  if (isStarted) return
  isStarted = true
  for (const type of interactions) removeEventListener(type, start)
  try {
    const { startApp } = await loadApp()
    await startApp()
  } catch (error) {
    // Offline, or a deploy has removed the files: buttons do what they do without scripts
    console.error('The app did not start', error)
    isStarted = false
    root.becomeStatic?.()
    addEventListener('online', start, { once: true })
    addEventListener('pointerdown', start, { once: true, passive: true })
  }
}

type App = typeof import('../entry-client')

/**
 * Requests all scripts of the page at once, as each import would wait for the one before, and evaluates those of the app.
 * The page names them (`readRouteFiles`): this file names none, so that it stays the same when they change.
 */
async function loadApp(): Promise<App> {
  // In the page's head, browsers would fetch it before the largest paint. A second try finds it here
  if (!document.querySelector('[rel=manifest]'))
    addLink({ rel: 'manifest', href: '/site.webmanifest' })
  if (import.meta.env.DEV) return import('../entry-client')
  const { files = '', theme = '' } = document.getElementById('root')?.dataset ?? {}
  const addresses = files.split(' ').map((name) => `/assets/${name}.js`)
  for (const href of addresses) addLink({ rel: 'modulepreload', href })
  // All variables of the theme. The page has those that it reads; dialogs and other pages read more
  await new Promise((onload, onerror) =>
    addLink({ rel: 'stylesheet', href: `/assets/${theme}.css`, onload, onerror }),
  )
  for (const address of addresses) {
    const chunk = (await import(/* @vite-ignore */ address)) as Partial<App>
    // In the same task, the next one would be evaluated, too. A timer lets events come first
    await new Promise((resolve) => setTimeout(resolve))
    if (chunk.startApp) return chunk as App
  }
  throw new Error('The page does not name the app')
}

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))

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
  root.becomeStatic?.()
} else {
  for (const type of interactions) addEventListener(type, start, { once: true, passive: true })
  if (document.readyState === 'complete') startWhenPainted()
  else addEventListener('load', startWhenPainted, { once: true })
}
