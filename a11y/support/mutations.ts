/** One thing broken in the running site, and the tests that have to notice. */
export type Mutation = {
  readonly name: string
  /**
   * Runs in every page once React has hydrated it, and again after each change of the document: the
   * body of a function. `each(selector, change)` changes what matches; `css(text)` adds rules, once.
   */
  readonly code: string
  /** The spec file, and a pattern for the title or tag of the tests that must fail (`--grep`). */
  readonly spec: string
  readonly only: string
}

const without = (selector: string, attribute: string) =>
  `each(${JSON.stringify(selector)}, (node) => node.removeAttribute(${JSON.stringify(attribute)}))`
const swallow = (type: string, test: string) =>
  `once(() => addEventListener(${JSON.stringify(type)}, (event) => { if (${test}) { event.stopImmediatePropagation(); event.preventDefault() } }, true))`
const css = (text: string) => `css(${JSON.stringify(text)})`
const services = String.raw`/services\b`

const noFocus = (selector: string) =>
  `once(() => { const { focus } = HTMLElement.prototype; HTMLElement.prototype.focus = function (...given) { if (!this.matches(${JSON.stringify(selector)})) focus.apply(this, given) } })`

/** @param breaks what is broken, with its code, in the order in which it is tried. */
const broken = (spec: string, only: string, breaks: Readonly<Record<string, string>>) =>
  Object.entries(breaks).map(([name, code]) => ({ name, code, spec, only }))

/** Each is one place of one surface; the site is whole again for the next. */
export const mutations: readonly Mutation[] = [
  ...broken('pages', services, {
    'the language of the page': without('html', 'lang'),
    'a picture without alt': without('main img', 'alt'),
    'a file name as alt': `each('main img', (node) => node.setAttribute('alt', 'cover.jpg'))`,
    'a landmark without a name': without('header nav', 'aria-label'),
    'the current item of the menu': without('header [aria-current]', 'aria-current'),
    'icons are read': without('header svg', 'aria-hidden'),
    'a name without the visible words': `each('footer a[href^="tel"]', (node) => node.setAttribute('aria-label', 'Ring us'))`,
    'new tabs without a word': `each('a[target=_blank]', (node) => node.setAttribute('aria-label', 'Elsewhere'))`,
    'an empty heading': `each('main h2', (node) => node.replaceChildren())`,
    'an id twice': `each('main h2', (node) => (node.id = 'twice'))`,
    'pale text': css('main p { color: #999 !important }'),
    'small icon buttons': css('header button { width: 30px !important; height: 30px !important }'),
    'sideways scrolling': css('main { min-width: 420px }'),
  }),
  ...broken('pages', String.raw`/privacy-policy\b`, {
    'two landmarks of one name': `each('main nav', (node) => node.setAttribute('aria-label', 'Main'))`,
    'links marked by color alone': css('main p a, main li a { text-decoration: none !important }'),
  }),
  ...broken('pages', String.raw` /(?!\S)`, {
    'pale text on a gradient': css('main h1 + div p + p { color: #4a6fa5 !important }'),
  }),
  ...broken('surfaces', 'the skip link on /services', {
    'the skip link leads nowhere': swallow(
      'click',
      `event.target.closest('a[href="#main"], a[href="#content"], a[href^="#"]')`,
    ),
  }),
  ...broken('surfaces', '@D01', {
    'the toggle does not say that it is open': without('header button', 'aria-expanded'),
    'the drawer has no name': without('.MuiDrawer-paper', 'aria-label'),
    'the drawer is not modal': without('.MuiDrawer-paper', 'aria-modal'),
    'Escape closes nothing': swallow('keydown', `event.key === 'Escape'`),
    'the focus does not return to the toggle': noFocus('header button'),
  }),
  ...broken('surfaces', '@L02', {
    'the focus does not go into the lead dialog': noFocus(
      '[role=dialog], .MuiDialog-container, [role=dialog] *',
    ),
  }),
  ...broken('surfaces', '@F01', {
    'answers without a name': without(
      'main section[aria-labelledby$="-question"], [role=region]',
      'aria-labelledby',
    ),
    'questions do not say that they are open': without(
      'main button[aria-controls]',
      'aria-expanded',
    ),
  }),
  ...broken('surfaces', '@C01', {
    'the carousel has no role': without(
      '[aria-roledescription][aria-labelledby]',
      'aria-roledescription',
    ),
    'slides without names': without('[aria-roledescription][aria-label]', 'aria-label'),
  }),
  ...broken('surfaces', '@H01', {
    'the video is read': without('main video', 'aria-hidden'),
    'the opener does not say that it opens a dialog': without(
      'main [aria-haspopup]',
      'aria-haspopup',
    ),
  }),
  ...broken('surfaces', '@L01', {
    'labels that label nothing': without('[role=dialog] label', 'for'),
    'errors that no field tells': without('[aria-describedby]', 'aria-describedby'),
    'fields that do not say they are wrong': without('[aria-invalid=true]', 'aria-invalid'),
    'required fields that do not say so': `each('[role=dialog] [required]', (node) => { node.required = false })`,
  }),
  ...broken('surfaces', '@K08', {
    'the address is no address': `each('main address', (node) => node.replaceWith(...node.childNodes))`,
  }),
  ...broken('announcements', '@S06', {
    'a change of page is not said':
      without('[role=status]', 'role') + ';' + without('[aria-live]', 'aria-live'),
    'the focus stays on the link after a change of page': noFocus('h1'),
  }),
  ...broken('matrix', '@K02', {
    'alerts are ordinary text': without('[role=alert]', 'role'),
  }),
  ...broken('matrix', '@B02', {
    'the count of blogs is not said':
      without('main [role=status]', 'role') + ';' + without('main [aria-live]', 'aria-live'),
  }),
  ...broken('matrix', '@G07', {
    'the table does not say how it is sorted': without('[aria-sort]', 'aria-sort'),
  }),
  ...broken('keyboard', 'desktop.*Tab through /404', {
    'no ring around what has the focus': css('*:focus-visible { outline: none !important }'),
    'a thin ring': css('*:focus-visible { outline-width: 1px !important }'),
    'an order of its own': `each('footer a', (node, index) => { if (index === 3) node.tabIndex = 5 })`,
  }),
  ...broken('keyboard', 'desktop.*Tab through /privacy-policy', {
    'the header covers what has the focus': css('html { scroll-padding: 0 !important }'),
  }),
  ...broken('media', '/contactus has no motion', {
    'movement in spite of the setting': css(
      'main { animation: turn 3s infinite !important } @keyframes turn { to { opacity: 0.99 } }',
    ),
  }),
  ...broken('media', '/contactus reflows', {
    'text that cannot grow': css('main p { height: 1.5em; overflow: hidden }'),
  }),
  ...broken('media', '/contactus keeps edges', {
    'buttons without an edge in forced colors': css('.MuiButton-root { border: 0 !important }'),
  }),
  ...broken('structure', 'the page "contact"', {
    'a heading reads as a paragraph': `each('main h2', (node) => node.setAttribute('role', 'paragraph'))`,
  }),
]
