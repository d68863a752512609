import type { StylisElement } from '@emotion/cache'
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
