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

const table: readonly (readonly [string, string, string, string])[] = [
  ['the language of the page', without('html', 'lang'), 'pages', services],
  ['a picture without alt', without('main img', 'alt'), 'pages', services],
  [
    'a file name as alt',
    `each('main img', (node) => node.setAttribute('alt', 'cover.jpg'))`,
    'pages',
    services,
  ],
  ['a landmark without a name', without('header nav', 'aria-label'), 'pages', services],
  [
    'two landmarks of one name',
    `each('main nav', (node) => node.setAttribute('aria-label', 'Main'))`,
    'pages',
    String.raw`/privacy-policy\b`,
  ],
  [
    'the current item of the menu',
    without('header [aria-current]', 'aria-current'),
    'pages',
    services,
  ],
  ['icons are read', without('header svg', 'aria-hidden'), 'pages', services],
  [
    'a name without the visible words',
    `each('footer a[href^="tel"]', (node) => node.setAttribute('aria-label', 'Ring us'))`,
    'pages',
    services,
  ],
  [
    'new tabs without a word',
    `each('a[target=_blank]', (node) => node.setAttribute('aria-label', 'Elsewhere'))`,
    'pages',
    services,
  ],
  ['an empty heading', `each('main h2', (node) => node.replaceChildren())`, 'pages', services],
  ['an id twice', `each('main h2', (node) => (node.id = 'twice'))`, 'pages', services],
  ['pale text', css('main p { color: #999 !important }'), 'pages', services],
  [
    'pale text on a gradient',
    css('main h1 + div p + p { color: #4a6fa5 !important }'),
    'pages',
    String.raw` /(?!\S)`,
  ],
  [
    'links marked by color alone',
    css('main p a, main li a { text-decoration: none !important }'),
    'pages',
    String.raw`/privacy-policy\b`,
  ],
  [
    'small icon buttons',
    css('header button { width: 30px !important; height: 30px !important }'),
    'pages',
    services,
  ],
  ['sideways scrolling', css('main { min-width: 420px }'), 'pages', services],
  [
    'the skip link leads nowhere',
    swallow('click', `event.target.closest('a[href="#main"], a[href="#content"], a[href^="#"]')`),
    'surfaces',
    'the skip link on /services',
  ],
  [
    'the toggle does not say that it is open',
    without('header button', 'aria-expanded'),
    'surfaces',
    '@D01',
  ],
  ['the drawer has no name', without('.MuiDrawer-paper', 'aria-label'), 'surfaces', '@D01'],
  ['the drawer is not modal', without('.MuiDrawer-paper', 'aria-modal'), 'surfaces', '@D01'],
  ['Escape closes nothing', swallow('keydown', `event.key === 'Escape'`), 'surfaces', '@D01'],
  ['the focus does not return to the toggle', noFocus('header button'), 'surfaces', '@D01'],
  [
    'the focus does not go into the lead dialog',
    noFocus('[role=dialog], .MuiDialog-container, [role=dialog] *'),
    'surfaces',
    '@L02',
  ],
  [
    'answers without a name',
    without('main section[aria-labelledby$="-question"], [role=region]', 'aria-labelledby'),
    'surfaces',
    '@F01',
  ],
  [
    'questions do not say that they are open',
    without('main button[aria-controls]', 'aria-expanded'),
    'surfaces',
    '@F01',
  ],
  [
    'the carousel has no role',
    without('[aria-roledescription=carousel]', 'aria-roledescription'),
    'surfaces',
    '@C01',
  ],
  [
    'slides without names',
    without('[aria-roledescription=slide]', 'aria-label'),
    'surfaces',
    '@C01',
  ],
  ['the video is read', without('main video', 'aria-hidden'), 'surfaces', '@H01'],
  [
    'the opener does not say that it opens a dialog',
    without('main [aria-haspopup]', 'aria-haspopup'),
    'surfaces',
    '@H01',
  ],
  ['labels that label nothing', without('[role=dialog] label', 'for'), 'surfaces', '@L01'],
  [
    'errors that no field tells',
    without('[aria-describedby]', 'aria-describedby'),
    'surfaces',
    '@L01',
  ],
  [
    'fields that do not say they are wrong',
    without('[aria-invalid=true]', 'aria-invalid'),
    'surfaces',
    '@L01',
  ],
  [
    'required fields that do not say so',
    `each('[role=dialog] [required]', (node) => { node.required = false })`,
    'surfaces',
    '@L01',
  ],
  ['no autocomplete', without('[role=dialog] input', 'autocomplete'), 'wcag22', '@L07'],
  [
    'the address is no address',
    `each('main address', (node) => node.replaceWith(...node.childNodes))`,
    'surfaces',
    '@K03',
  ],
  [
    'a change of page is not said',
    without('[role=status]', 'role') + ';' + without('[aria-live]', 'aria-live'),
    'announcements',
    '@S06',
  ],
  ['the focus stays on the link after a change of page', noFocus('h1'), 'announcements', '@S06'],
  ['alerts are ordinary text', without('[role=alert]', 'role'), 'announcements', '@K02'],
  [
    'the count of blogs is not said',
    without('main [role=status]', 'role') + ';' + without('main [aria-live]', 'aria-live'),
    'announcements',
    '@B02',
  ],
  [
    'the table does not say how it is sorted',
    without('[aria-sort]', 'aria-sort'),
    'matrix',
    'in "table":',
  ],
  [
    'no ring around what has the focus',
    css('*:focus-visible { outline: none !important }'),
    'keyboard',
    'desktop.*Tab through /404',
  ],
  [
    'a thin ring',
    css('*:focus-visible { outline-width: 1px !important }'),
    'keyboard',
    'desktop.*Tab through /404',
  ],
  [
    'the header covers what has the focus',
    css('html { scroll-padding: 0 !important }'),
    'keyboard',
    'desktop.*Tab through /privacy-policy',
  ],
  [
    'an order of its own',
    `each('footer a', (node, index) => { if (index === 3) node.tabIndex = 5 })`,
    'keyboard',
    'desktop.*Tab through /404',
  ],
  [
    'movement in spite of the setting',
    css('main { animation: turn 3s infinite !important } @keyframes turn { to { opacity: 0.99 } }'),
    'media',
    '/contactus has no motion',
  ],
  [
    'text that cannot grow',
    css('main p { height: 1.5em; overflow: hidden }'),
    'media',
    '/contactus reflows',
  ],
  [
    'buttons without an edge in forced colors',
    css('.MuiButton-root { border: 0 !important }'),
    'media',
    '/contactus keeps edges',
  ],
  [
    'a heading reads as a paragraph',
    `each('main h2', (node) => node.setAttribute('role', 'paragraph'))`,
    'structure',
    'the page "contact"',
  ],
]

/** Each is one place of one surface; the site is whole again for the next. */
export const mutations: readonly Mutation[] = table.map(([name, code, spec, only]) => ({
  name,
  code,
  spec,
  only,
}))
