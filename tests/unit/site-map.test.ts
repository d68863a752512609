import { expect, test, vi } from 'vitest'

vi.mock('../../src/generated/edition', () => ({
  isDefaultEdition: false,
  edition: { tag: 'hi-IN', prefix: '/hi', inDefaultLanguage: '(अंग्रेज़ी में)' },
  otherEditions: [],
}))
vi.mock('../../src/generated/service-lists', () => ({
  services: {
    cards: [
      { name: 'लोकल SEO', path: '/hi/localseo' },
      { name: 'ऐप', path: '/app-development' },
    ],
    local: [],
  },
}))

test('the list of pages says which ones are in the default language', async () => {
  const { siteMap } = await import('../../src/content/site-map')
  const items = siteMap.flatMap((group) => group.items)
  expect(items).toContainEqual({ label: 'लोकल SEO', path: '/hi/localseo' })
  expect(items).toContainEqual({ label: 'ऐप (अंग्रेज़ी में)', path: '/app-development' })
})
