import { expect, test, vi } from 'vitest'

import { createSiteSearch } from '../../src/features/search/site-search'
import { foldWord } from '../../src/features/search/words'
import { makeIndexedPage } from '../made-pages'

vi.mock('../../src/generated/edition', () => ({ isDefaultEdition: false }))
vi.mock('../../src/generated/texts/search-page', () => ({
  stopWords: 'में',
  searchPage: { sameWords: ['Google गूगल', 'वेबसाइट website'] },
}))

test.each([
  ['हिंदी', 'हिन्दी'],
  ['संपर्क', 'सम्पर्क'],
  ['इंदौर', 'इन्दौर'],
  ['कंपनियों', 'कम्पनी'],
  ['एजेंसी', 'एजेन्सी'],
  ['कॉन्टेंट', 'कॉन्टेन्ट'],
  ['ज़रूरी', 'जरूरी'],
  ['फ़ोन', 'फोन'],
  ['मुफ़्त', 'मुफ्त'],
  ['क\u093cीमत', '\u0958ीमत'],
  ['फ़ॉर्म', 'फार्म'],
  ['ऑनलाइन', 'आनलाइन'],
  ['निःशुल्क', 'निशुल्क'],
  ['क्\u200dष', 'क्ष'],
  ['यहां', 'यहाँ'],
  ['सेवाएं', 'सेवाएँ'],
  ['सेवायें', 'सेवा'],
  ['सेवाओं', 'सेवा'],
  ['दुकानें', 'दुकान'],
  ['रुपये', 'रुपए'],
  ['नई', 'नयी'],
  ['१२', '12'],
  ['गूगल', 'Google'],
  ['websites', 'वेबसाइटें'],
])('%s and %s find each other', (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other))
})

const search = createSiteSearch([
  makeIndexedPage('/fruit', 'मेवा'),
  makeIndexedPage('/army', 'सेना'),
  makeIndexedPage('/services', 'हमारी सेवाएं'),
  makeIndexedPage('/web', 'वेबसाइट और डिज़ाइन'),
])
const found = (query: string) => search(query).map((result) => result.page.address)

test('a short word finds no other, a longer one is found with a mistake', () => {
  expect(found('सेवा')).toEqual(['/services'])
  expect(found('वेबसाईट')).toEqual(['/web'])
  expect(found('डिजाईन')).toEqual(['/web'])
})
