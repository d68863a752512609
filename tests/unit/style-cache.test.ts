import createCache, { type StylisElement } from '@emotion/cache'
import { expect, it } from 'vitest'

import { styleCacheOptions } from '../../src/lib/style-cache'

/** What the cache makes of one declaration; `''` leaves it as it is. */
function prefix(property: string, value: string): string {
  const element = { type: 'decl', props: property, value: `${property}:${value};`, return: '' }
  for (const plugin of styleCacheOptions.stylisPlugins ?? [])
    plugin(element as unknown as StylisElement, 0, [], () => '')
  return element.return
}

it('writes what supported browsers know only with a prefix both ways', () => {
  expect(prefix('user-select', 'none')).toBe('-webkit-user-select:none;user-select:none;')
  expect(prefix('mask-image', 'none')).toBe('-webkit-mask-image:none;mask-image:none;')
})

it('leaves everything else alone', () => {
  for (const property of ['display', 'transition', '--mask', 'flex-wrap'])
    expect(prefix(property, 'x')).toBe('')
})

it('writes placeholders once, and nothing for browsers long gone', () => {
  const cache = createCache(styleCacheOptions)
  const placeholders = ['-webkit-input', '-moz', '-ms-input'].map(
    (name) => `&::${name}-placeholder`,
  )
  const styles =
    placeholders.map((selector) => `${selector}{opacity:0;@media print{color:red;}}`).join('') +
    '&::-moz-focus-inner{border:0;}&:focus,&::-moz-focus-inner{color:red;}'
  const written = cache.insert('.a', { name: 'a', styles }, cache.sheet, true)
  expect(written).toBe(
    '.a::placeholder{opacity:0;}@media print{.a::placeholder{color:red;}}.a:focus,.a::-moz-focus-inner{color:red;}',
  )
})
