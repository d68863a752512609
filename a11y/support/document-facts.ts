import type { PageWords } from './site'

/** Runs in the page: facts about its document, of which axe knows nothing. */
export function documentFacts({ opensInNewTab }: PageWords) {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const text = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(shown)
  const readable = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove()
    return text(copy).toLowerCase()
  }
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')
    const label = ids && document.querySelector(`[id="${ids}"]`)
    return label ? text(label) : ids === null && element.ariaLabel?.trim()
  }
  return {
    nameless: all(
      'nav, aside, search, [role=search], :is(section, form):is([aria-label], [aria-labelledby])',
    )
      .filter((landmark) => !nameOf(landmark))
      .map((landmark) => landmark.outerHTML.slice(0, 100)),
    current: [...document.querySelectorAll('header nav [aria-current=page]')].map(text),
    unmarked: all('main p a, main li p a')
      .filter((link) => {
        const { textDecorationLine } = getComputedStyle(link)
        const words = text(link.closest('p') ?? link)
        return words !== text(link) && !textDecorationLine.includes('underline')
      })
      .map((link) => link.outerHTML.slice(0, 100)),
    newTabs: all('a[target=_blank]')
      .filter((link) => !(link.getAttribute('aria-label') ?? text(link)).includes(opensInNewTab))
      .map((link) => link.outerHTML.slice(0, 100)),
    images: [...document.querySelectorAll('img')]
      .filter((image) => {
        const alt = image.getAttribute('alt')
        if (alt === null || /\.(?:jpe?g|png|svg|webp|avif)$/i.test(alt)) return true
        const beside = text(
          image.parentElement?.nextElementSibling?.querySelector('h2, h3, h4') ?? image,
        )
        return alt !== '' && alt === beside
      })
      .map((image) => image.outerHTML.slice(0, 100)),
    unsized: [...document.images]
      .filter((image) => !image.getAttribute('width') || !image.getAttribute('height'))
      .map((image) => image.outerHTML.slice(0, 100)),
    garbage: document.body.innerText.match(/\bundefined\b|\bNaN\b|\[object/g) ?? [],
    icons: [...document.querySelectorAll('svg')]
      .filter(
        (icon) =>
          shown(icon) && !icon.closest('[aria-hidden=true]') && icon.getAttribute('role') !== 'img',
      )
      .map((icon) => icon.outerHTML.slice(0, 100)),
    // axe leaves names open whose visible words are a number
    misnamed: all('a[aria-label], button[aria-label]')
      .filter((control) => {
        const words = readable(control)
        return (
          words !== '' && !(control.getAttribute('aria-label') ?? '').toLowerCase().includes(words)
        )
      })
      .map((control) => control.outerHTML.slice(0, 120)),
    manyToOne: (() => {
      const targets = new Map<string, Set<string>>()
      for (const link of all('main a[href]')) {
        const name = link.getAttribute('aria-label') ?? text(link)
        targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''))
      }
      return [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)
    })(),
  }
}

/** Runs in a page of another language: what a voice of that language reads wrong, or does not announce. */
export function foreignFacts({ inDefaultLanguage = '', prefix, names }: PageWords) {
  const spoken = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title']
  const textsOf = (element: Element) => [
    ...Array.from(element.childNodes, (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue),
    ...spoken.map((name) => element.getAttribute(name)),
  ]
  const { script } = new Intl.Locale(document.documentElement.lang).maximize()
  const unmarked = 'body :not(script, style, noscript, body [lang], body [lang] *)'
  return {
    latin: [...document.querySelectorAll(unmarked)]
      .flatMap((element) => (script === 'Latn' ? [] : textsOf(element)))
      .map((text) => names.reduce((rest, name) => rest.replaceAll(name, '…'), text || ''))
      .flatMap((text) => text.match(/[A-Za-z][\w&.-]*(?: [A-Za-z][\w&.-]*){2,}/g) ?? []),
    links: [...document.querySelectorAll('a[href^="/"]:not([hreflang])')]
      .filter((link) => {
        const { pathname } = new URL((link as HTMLAnchorElement).href)
        const isOwn = pathname === prefix || pathname.startsWith(`${prefix}/`)
        return !isOwn && !link.textContent.includes(inDefaultLanguage)
      })
      .map((link) => link.outerHTML.slice(0, 120)),
  }
}
