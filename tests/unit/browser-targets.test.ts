import { build } from 'vite'
import { expect, test } from 'vitest'

import { rejectNewerFeatures } from '../../scripts/build/browser-targets'

/** Bundles a script as the build does. */
const bundle = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'script' } },
    plugins: [
      {
        name: 'script',
        resolveId: (id) => (id === 'script' ? id : null),
        load: (id) => (id === 'script' ? code : null),
      },
      rejectNewerFeatures(),
    ],
  })

test.each([
  ['a look-behind', 'globalThis.found = /(?<=a)b/.test(location.href)'],
  ['a negative look-behind', 'globalThis.found = /(?<!a)b/.test(location.href)'],
  ['a modifier', 'globalThis.found = /(?i:a)b/.test(location.href)'],
  ['toSorted', 'globalThis.sorted = [3, location.href].toSorted()'],
  ['Promise.withResolvers', 'globalThis.promise = Promise.withResolvers()'],
  ['Object.groupBy', 'globalThis.groups = Object.groupBy([1], () => location.href)'],
  ['URL.canParse', 'globalThis.can = URL.canParse(location.href)'],
  ['Intl.Segmenter', 'globalThis.segments = new Intl.Segmenter()'],
  [
    'URLSearchParams.size',
    'const count = (params) => params.size\nconsole.log(count(new URLSearchParams(location.search)), count)',
  ],
  // In styles without a fallback
  ['a unit', 'globalThis.sx = { height: `100svh` }'],
  ['a unit for some', 'globalThis.sx = { maxHeight: { xs: `calc(50dvh - 8px)` } }'],
  ['a unit of a container', 'globalThis.sx = { width: `50cqw` }'],
  ['a unit of a computed value', 'globalThis.sx = { width: `${innerWidth}cqw` }'],
  ['a selector', 'globalThis.sx = { "&:has(img)": { color: `red` } }'],
  ['a container query', 'globalThis.sx = { "@container (width > 9em)": { color: `red` } }'],
  ['a function', 'globalThis.sx = { color: `color-mix(in srgb, red, blue)` }'],
])('the build fails for %s', async (_, code) => {
  await expect(bundle(code)).rejects.toThrow(/safari16 lack/)
})

test.each([
  'globalThis.sx = { height: `100vh`, "@supports (height: 1svh)": { height: `100svh` } }',
  'globalThis.sx = { "@supports (height: 1svh)": { height: { xs: `90svh`, sm: `100svh` } } }',
  'globalThis.css = `a{height:100vh;height:100svh}`',
  'globalThis.sx = { inset: 0, textWrap: `balance` }',
  'globalThis.own = Object.hasOwn({}, [location.href].at(-1)) && /(?<name>a)(?:b)/.exec("ab")',
])(
  'the build accepts what all browsers have, a style with a fallback, or that only decorates',
  async (code) => {
    await expect(bundle(code)).resolves.toBeDefined()
  },
)
