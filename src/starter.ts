import { actOutEarlyPress } from './lib/early-press'

/**
 * The first script of a page, and a small one: it fetches the app when the page has been painted
 * and has nothing better to do, or at the first sign of a visitor who is about to use it. Text,
 * pictures and fonts need not share the network with React. `boot.js` keeps what is pressed before.
 */
// No hovering: a page that appears under a resting mouse gets those events, too
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  for (const sign of signs) removeEventListener(sign, start)
  void preload()
  void run()
}

/** React, packages and parts that most pages share, the theme, the rest: short tasks in place of a long one. */
async function run() {
  try {
    await import('react-dom/client')
    // Any file of what is shared brings all of it
    await import('@emotion/cache')
    await import('./components/SiteContext')
    await import('./theme')
    await import('./entry-client')
  } catch {
    // Offline, or a new release has taken the files away: the page stays as it is, and a button
    // does what it does without scripts.
    isStarted = false
    document.documentElement.dataset.static = ''
    actOutEarlyPress()
    addEventListener('online', start, { once: true })
    addEventListener('pointerdown', start, { once: true, passive: true })
  }
}

/**
 * Asks for all files of the app and the page: each would name the next only when it is there. A few at a
 * time, in separate tasks: asking for one takes a slow phone about 5 ms.
 */
async function preload() {
  const { files, styles } = document.getElementById('root')?.dataset ?? {}
  // What the first paint does not need; print sets anew what the page's own styles say before.
  // The file that waits since a start without a connection is enough.
  if (styles && !document.head.querySelector('link[media="not all"]'))
    document.head.append(makeStyles(styles))
  for (const [index, name] of (files?.split(' ') ?? []).entries()) {
    if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve))
    document.head.append(makeLink('modulepreload', `/assets/${name}.js`))
  }
}

/** Where they have come at the page's fold, these wait: all elements would be styled once more (`Fold`). */
function makeStyles(href: string): HTMLLinkElement {
  const link = makeLink('stylesheet', href)
  try {
    const atFold = document.querySelector<HTMLLinkElement>('[data-fold] > link')
    if (atFold?.sheet?.cssRules.length) link.media = 'not all'
  } catch {
    // A file that did not come has no rules to tell.
  }
  return link
}

function makeLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}

/** When the visitor sees something: the page may have loaded before its first paint. */
function startWhenPainted() {
  // Firefox before 84 and Safari before 14.1 do not tell; a page in a hidden tab paints when it is shown.
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

for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
if (document.readyState === 'complete') startWhenPainted()
else addEventListener('load', startWhenPainted, { once: true })
