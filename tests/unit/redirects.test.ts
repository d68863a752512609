import { describe, expect, test } from 'vitest'

import { matchRedirects } from '../../scripts/content/match-redirects'
import { formatCaddy } from '../../scripts/hosting/caddy-file'
import { formatHtaccess } from '../../scripts/hosting/htaccess'
import { formatNginx } from '../../scripts/hosting/nginx-file'
import {
  formatRedirectsFile,
  listRedirects,
  parseRedirectsFile,
  redirectOf,
} from '../../scripts/hosting/redirects'

const pages = [
  { address: '/', canonical: '/' },
  { address: '/blog/post', canonical: '/blog/post' },
  { address: '/alias', canonical: '/page' },
]
const moved = [
  { from: '/old', to: '/page' },
  { from: '/ago/', to: 'https://a.example/b?c=1#d' },
  { from: '/about.php', to: '/page#team' },
  { from: '?page_id=12', to: '/page' },
  { from: '/blog/post?p=1.5', to: '/page' },
  { from: '/Page.html', to: '/page' },
  { from: '/about.PHP', to: '/page' },
  { from: '/%e0%a4%a8', to: '/न' },
]
const redirects = listRedirects(pages, moved)

test('redirects lead from aliases, old addresses and other URLs of a file to the URL of a page', () => {
  expect(Object.entries(redirects)).toEqual(
    Object.entries({
      '/?page_id=12': '/page',
      '/blog/post?p=1.5': '/page',
      '/blog/post/?p=1.5': '/page',
      '/alias': '/page',
      '/old': '/page',
      '/ago/': 'https://a.example/b?c=1#d',
      '/about.php': '/page#team',
      '/Page.html': '/page',
      '/about.PHP': '/page',
      '/%E0%A4%A8': '/%E0%A4%A8',
      '/old/': '/page',
      '/ago': 'https://a.example/b?c=1#d',
      '/%E0%A4%A8/': '/%E0%A4%A8',
      '/index.html': '/',
      '/index': '/',
      '/blog/post.html': '/blog/post',
      '/blog/post/': '/blog/post',
      '/alias.html': '/page',
      '/alias/': '/page',
    }),
  )
})

describe('_redirects', () => {
  const text = formatRedirectsFile(redirects, 2000, false)
  const netlify = formatRedirectsFile(redirects, 2000, true)

  test('has queries for Netlify only, and paths as WordPress writes them, too', () => {
    expect(netlify).toMatch(/^\/ page_id=12 \/page 301!\n/)
    expect(text).toMatch(/^# \/ page_id=12 \/page 301!\n/)
    const others = text.split('\n').filter((line) => line && !line.startsWith('#'))
    expect(others.filter((line) => line.split(' ').length !== 3)).toEqual([])
    expect(text).toContain('/%E0%A4%A8 /%E0%A4%A8 301\n/%e0%a4%a8 /%E0%A4%A8 301\n')
  })

  test('stays within the limit of hosts, and says what it leaves out', () => {
    const warnings: string[] = []
    const format = (limit: number) =>
      formatRedirectsFile({ '/a': '/c', '/b': '/c' }, limit, false, (text) => warnings.push(text))
    expect(format(2)).toBe('/a /c 301\n/b /c 301\n')
    expect(warnings).toEqual([])
    expect(format(1)).toBe('/a /c 301\n')
    expect(warnings).toEqual([expect.stringContaining('The last 1 are left out, from “/b /c 301”')])
  })

  test.each([text, netlify])('is read as it was written', (written) => {
    const { '/%e0%a4%a8': one, '/%e0%a4%a8/': two, ...read } = parseRedirectsFile(written)
    expect(read).toEqual(redirects)
    expect([one, two]).toEqual(['/%E0%A4%A8', '/%E0%A4%A8'])
  })
})

test.each([
  ['/old', '/page'],
  ['/old/?a=1&b=%20', '/page?a=1&b=%20'],
  ['/about.php?a=1', '/page#team'],
  ['/ago?a=1', 'https://a.example/b?c=1#d'],
  ['/?a=1&page_id=12&b=2', '/page'],
  ['/?page_id=123', undefined],
  ['/?xpage_id=12', undefined],
  ['/blog/post?p=1.5', '/page'],
  ['/blog/post?p=1x5', undefined],
  ['/%e0%a4%a8', '/%E0%A4%A8'],
  ['/OLD', undefined],
  ['/toString', undefined],
])('`npm start` redirects %s to %s', (url, target) => {
  expect(redirectOf(redirects, url, decodeURI(url.replace(/\?.*/, '')))).toBe(target)
})

test('targets with a query or an anchor do not get the query of the request', () => {
  const { maps } = formatNginx([], redirects, [])
  expect(maps).toContain('"/old" "/page$is_args$args";')
  const apache = formatHtaccess([], redirects, [])['.htaccess']
  expect(apache).toContain('"^old$" "/page" [R=301,L,NE]\n')
  expect(apache).toContain('"^about\\.php$" "/page#team" [R=301,L,NE,QSD]\n')
  const caddy = formatCaddy([], redirects)['redirects.caddy']
  expect(caddy).toContain('"/old" "/page" -\n')
  expect(caddy).toContain('"/about.php" - "/page#team"\n')
})

test('nginx, which ignores case, is given patterns where case counts', () => {
  const { maps } = formatNginx([], redirects, [])
  expect(maps).toContain('"~^/Page[.]html$" "/page$is_args$args";')
  expect(maps).toContain('"~^/about[.]php$" "/page#team";')
  expect(maps).toContain('"~^/about[.]PHP$" "/page$is_args$args";')
  expect(formatNginx([], { '/a.pdf': '/A.pdf' }, []).maps).toContain('"~^/a[.]pdf$" "/A.pdf')
})

test('nginx gets room for long paths and for many', () => {
  const sizes = (list: Record<string, string>) =>
    Array.from(formatNginx([], list, []).maps.matchAll(/^map_hash_\w+ (\d+);/gm), ([, size]) => Number(size)) // prettier-ignore
  expect(sizes({ '/a': '/b' })).toEqual([256, 2048])
  expect(sizes({ [encodeURI(`/${'न'.repeat(80)}`)]: '/b' })).toEqual([512, 2048])
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`/${i}`, '/b']))
  expect(sizes(many)).toEqual([256, 8192])
})

test('an import adds what fits one page, and leaves what fits none or several', () => {
  const pages = ['/', '/contactus', '/blog/local-seo', '/localseo', '/blog/heatmap', '/about', '/2']
  const rows = [{ from: '/heat-map/', to: '/blog/heatmap' }]
  const lines = [
    '\uFEFFhttps://www.old.in/', // the home page
    'https://www.old.in/contact-us/\r',
    '',
    '/contact-us', // the same
    '/contactus.html', // redirected by itself
    'http://old.in/2024/05/Heatmap.php',
    'https://old.in/heat-map', // there already
    '"https://old.in/services/about/","200"',
    'https://old.in/local-seo/', // two pages
    'https://old.in/?p=123',
    'https://old.in/tag/*',
    'https://old.in/%zz',
    'https://old.in/team',
    'https://old.in/blog/page/2/',
    'https://old.in/Heatmap.html',
    '/Heatmap.html', // twice
    'https://old.in/Contactus/',
    'https://old.in/Contactus.html', // another address
    'https://old.in?page_id=2',
    '"12","https://old.in/our/about.aspx","200"',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://old.in/me/about</loc></url><url><loc>https://old.in/us/</loc></url>',
  ]
  expect(matchRedirects(lines, pages, rows)).toEqual({
    added: [
      { from: '/contact-us/', to: '/contactus' },
      { from: '/2024/05/Heatmap.php', to: '/blog/heatmap' },
      { from: '/services/about/', to: '/about' },
      { from: '/Heatmap.html', to: '/blog/heatmap' },
      { from: '/Contactus/', to: '/contactus' },
      { from: '/Contactus.html', to: '/contactus' },
      { from: '/our/about.aspx', to: '/about' },
      { from: '/me/about', to: '/about' },
    ],
    unmatched: [
      'https://old.in/local-seo/',
      'https://old.in/?p=123',
      'https://old.in/tag/*',
      'https://old.in/%zz',
      'https://old.in/team',
      'https://old.in/blog/page/2/',
      'https://old.in?page_id=2',
      'https://old.in/us/',
    ],
  })
})
