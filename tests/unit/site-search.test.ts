import { load } from 'cheerio/slim'
import { describe, expect, test, vi } from 'vitest'

import { makeSearchIndex, readText } from '../../scripts/build/search-index'
import { editDistance, nearestAddresses } from '../../src/features/search/nearest-addresses'
import { createSiteSearch } from '../../src/features/search/site-search'
import { markWords } from '../../src/features/search/words'
import { paths } from '../../src/paths'
import { makeIndexedPage, makePageSource } from '../made-pages'

const search = createSiteSearch([
  makeIndexedPage('/marketing', 'Digital marketing', { words: 'newsletter whatsapp' }),
  makeIndexedPage('/seo', 'SEO services', { headings: ['What an audit covers'], words: 'crawler' }),
  makeIndexedPage('/video', 'Video editing', { description: 'Reels for shops, with café music' }),
  makeIndexedPage('/budget', 'Planning a budget', { words: 'marketing rupee' }),
])
const addresses = (query: string) => search(query).map((result) => result.page.address)

describe('the search', () => {
  test.each([
    ['a wrong letter', 'markating'],
    ['an extra letter', 'markketing'],
    ['a missing letter', 'marketng'],
    ['two swapped letters', 'markteing'],
    ['a wrong first letter', 'narketing'],
  ])('tolerates %s', (_name, query) => {
    expect(addresses(query)[0]).toBe('/marketing')
  })

  test('tolerates swapped letters in short words, and one typo in each word', () => {
    expect(addresses('soe')).toEqual(['/seo'])
    expect(addresses('plannig buget')).toEqual(['/budget'])
  })

  test('finds words of two letters, but no other two letters', () => {
    const short = createSiteSearch([
      makeIndexedPage('/jobs', 'Careers', { words: 'cv' }),
      makeIndexedPage('/it', 'Digital marketing and IT'),
      makeIndexedPage('/wa', 'Where it is'),
    ])
    const found = (query: string) => short(query).map((result) => result.page.address)
    expect(found('CV')).toEqual(['/jobs'])
    expect(found('vc')).toEqual([])
    expect(found('IT')).toEqual(['/it'])
    expect(found('is it')).toEqual([])
  })

  test('does not match unrelated words', () => {
    expect(addresses('gardening')).toEqual([])
    expect(addresses('')).toEqual([])
  })

  test('ranks matches in the title above matches in the text', () => {
    expect(addresses('marketing')).toEqual(['/marketing', '/budget'])
  })

  test('matches the last word as a prefix, plurals as singulars, and ignores accents', () => {
    expect(addresses('newsl')).toEqual(['/marketing'])
    expect(addresses('audits')).toEqual(['/seo'])
    expect(addresses('cafe')).toEqual(['/video'])
  })

  test('matches all words if a page has them, otherwise some', () => {
    expect(addresses('budget marketing')).toEqual(['/budget'])
    expect(addresses('crawler reels').toSorted()).toEqual(['/seo', '/video'])
  })

  test('returns the heading with the word when the title does not have it', () => {
    expect(search('audit')[0]?.heading).toBe('What an audit covers')
    expect(search('seo')[0]?.heading).toBeUndefined()
  })

  test('marks the matching words', () => {
    const terms = search('markteing')[0]?.terms ?? []
    expect(markWords('Digital marketing', terms)).toEqual([
      { text: 'Digital', isMatch: false },
      { text: ' ', isMatch: false },
      { text: 'marketing', isMatch: true },
    ])
  })
})

describe('the index', () => {
  const html = `<header>Menu</header><main id="content"><nav>Crumbs</nav><h1>Title</h1>
    <h2>First &amp; last</h2><svg><title>Drawing</title></svg><p>Some <a href="/x">linked</a> text<br/>here</p>
    <div data-print="no"><h2>Share</h2><div>Button</div></div><h3>Second</h3></main><footer>Foot</footer>`

  test('has the headings and text of main without controls', () => {
    const { headings, text } = readText(load(html))
    expect(headings).toEqual(['First & last', 'Second'])
    expect(text.replace(/\s+/g, ' ').trim()).toBe('Title First & last Some linked text here Second')
    expect(text).not.toMatch(/Menu|Crumbs|Drawing|Share|Button|Foot/)
  })

  test('keeps the words that distinguish a page from others, without hidden pages and aliases', () => {
    const index = makeSearchIndex([
      makePageSource('/a', { text: 'agency banyan banyan 2026 roots' }),
      makePageSource('/b', { text: 'agency' }),
      makePageSource('/c', { text: 'agency', noindex: true }),
      makePageSource('/d', { text: 'agency', canonical: '/b' }),
    ])
    expect(index.map(({ address }) => address)).toEqual(['/a', '/b'])
    expect(index[0]?.words).toBe('banyan root')
  })

  test('has words of two letters in any script, abbreviations before rarer words', () => {
    const filler = Array.from({ length: 80 }, (_, n) => `word${'abcdefghij'[n % 10]}${n}x`)
    const text = 'is it a QR code, a CV, ठग x '
    const index = makeSearchIndex([
      makePageSource('/a', { text: text + filler.join(' ') }),
      makePageSource('/b', { text: text }),
      makePageSource('/c', { text: 'see' }),
    ])
    const [first = [], second] = index.map(({ words }) => words.split(' '))
    expect(first).toEqual(expect.arrayContaining(['qr', 'cv']))
    expect(second?.toSorted()).toEqual(['code', 'cv', 'qr', 'ठग'])
  })
})

describe('similar URLs', () => {
  test.each([
    ['seo', 'soe', 1],
    ['seo', 'se', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['same', 'same', 0],
  ])('the edit distance of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })

  // prettier-ignore
  const known = [
    '/', '/services', '/localseo', '/blog/free-keyword-tools', '/contactus', '/#contracts',
  ].map((address) => ({ address }))
  const nearest = (failed: string) => nearestAddresses(failed, known, 2)[0]?.address

  // prettier-ignore
  test.each([
    ['/serivces', '/services'], ['/Services/', '/services'], ['/local-seo.html', '/localseo'],
    ['/services/localseo', '/localseo'], ['/blog/free_keyword_tool', '/blog/free-keyword-tools'],
    ['/free-keyword-tools', '/blog/free-keyword-tools'], ['/contact-us', '/contactus'], ['/contracts', '/contactus'],
    ['/%E0%A4%A', undefined], ['/something-else-entirely', undefined],
  ])('the nearest to %s is %s', (failed, expected) => {
    expect(nearest(failed)).toBe(expected)
  })

  test('the home page of another language is near to nothing', () => {
    vi.spyOn(paths, 'home', 'get').mockReturnValue('/hi' as '/')
    expect(nearestAddresses('/hi/hii', [{ address: '/hi' }], 2)).toEqual([])
  })
})
