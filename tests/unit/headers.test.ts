import { describe, expect, test } from 'vitest'

import { buildHeaders, collectHashes, hashOf, hostLimits } from '../../scripts/hosting/headers'
import { formatHeadersFile, headersFor, parseHeadersFile } from '../../scripts/hosting/headers-file'
import { formatHtaccess } from '../../scripts/hosting/htaccess'
import { formatNginx } from '../../scripts/hosting/nginx-file'

const mocks = { mail: '', jobs: '/jobs', sheet: '/sheet.csv', pdfForm: '/form.js', map: '' }
const live = {
  mail: 'https://api.emailjs.com',
  jobs: 'https://jobs.example.org/list?open=1',
  sheet: 'https://docs.google.com/spreadsheets/d/e/x/pub?output=csv',
  pdfForm: 'https://formfacade.com/include/1/form/2/classic.js?div=ff-compose',
  map: 'https://www.google.com/maps/embed?pb=x',
}
const shell =
  '<script>boot()</script><script type="application/ld+json">{}</script>' +
  '<script type="module" src="/a.js"></script><style>font{}</style>'
const templates = ['/', '/blog', '/blog/:id', '/form-table', 'article', '/404', '/hi', '/hi/*']
const styleOf = (template: string) => `a{content:"${template}"}`
const hashes = collectHashes(
  shell,
  new Map(templates.map((name) => [name, `<style data-emotion="css">${styleOf(name)}</style>`])),
)
const rulesFor = (parties = mocks, hashed = ['/assets/index-12345678.js']) =>
  buildHeaders({ parties, hashes, hashed, site: 'https://www.example.com' })
const policyOf = (pathname: string, parties = mocks) =>
  headersFor(rulesFor(parties), pathname)['Content-Security-Policy'] ?? ''
const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `))

describe('the Content Security Policy', () => {
  test('allows the boot script, inline styles of all pages and the empty style of Emotion by hash', () => {
    expect(hashes.scripts).toEqual([hashOf('boot()')])
    expect(hashes.styles).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      hashOf('font{}'),
    ])
  })

  test('allows only the styles that can be served at a path', () => {
    const served = {
      '/': ['/'],
      '/blog': ['/blog'],
      '/blog/x': ['/blog', '/blog/:id', '/404'],
      '/form-table': ['/form-table'],
      '/any': ['article', '/404'],
      '/deep/any': ['article', '/404'],
      '/assets/index-12345678.js': ['article', '/404'],
      '/hi': ['/hi'],
      '/hi/services': ['/hi', '/hi/*', '/404'],
      '/*.html': templates.filter((name) => !name.startsWith('/blog/') && name !== '/hi/*'),
    }
    for (const [pathname, names] of Object.entries(served))
      expect(
        templates.filter((name) => policyOf(pathname).includes(hashOf(styleOf(name)))).sort(),
        pathname,
      ).toEqual(names.sort())
  })

  test('differs in nothing else between pages and files', () => {
    const others = (pathname: string) => policyOf(pathname).replace(/ 'sha256-[^']+'/g, '')
    for (const pathname of ['/blog', '/blog/x', '/assets/index-12345678.js', '/images/gone.jpg'])
      expect(others(pathname)).toBe(others('/'))
  })

  test('has no other origin while only mocks are configured', () => {
    expect(policyOf('/')).not.toMatch(/https?:|unsafe|\*/)
    expect(policyOf('/embed/free-pdf-form').replaceAll('https://www.example.com', '')).not.toMatch(
      /https?:/,
    )
  })

  test('has third parties only in the directives that need them', () => {
    const policy = policyOf('/', live)
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.emailjs.com https://jobs.example.org https://docs.google.com https://*.googleusercontent.com",
    )
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.emailjs.com")
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://www.google.com")
    expect(directive(policy, 'script-src')).not.toMatch(/https|unsafe/)
    expect(policy).not.toContain('formfacade')
  })

  test('is less strict only in the frame of the embedded form', () => {
    expect(directive(policyOf('/embed/free-pdf-form', live), 'script-src')).toContain(
      'https://formfacade.com',
    )
    expect(directive(policyOf('/embed/x'), 'frame-ancestors')).toBe(
      "frame-ancestors 'self' https://www.example.com",
    )
    expect(directive(policyOf('/embedded'), 'frame-ancestors')).toBe("frame-ancestors 'none'")
  })
})

describe('_headers', () => {
  test('stays within the limits of hosts, with every third party configured', () => {
    const text = formatHeadersFile(rulesFor(live), hostLimits)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })

  test('rejects lines and rules that hosts would ignore silently', () => {
    const many = Array.from({ length: 100 }, (_, index) => `/assets/${index}.js`)
    expect(() => formatHeadersFile(rulesFor(live, many), hostLimits)).toThrow(/rules/)
    const long = { path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }
    expect(() => formatHeadersFile([long], hostLimits)).toThrow(/characters/)
  })

  test('removes a header before it is set again', () => {
    const lines = formatHeadersFile(rulesFor(), hostLimits).split('\n')
    const embed = lines.slice(lines.indexOf('/embed/*'))
    expect(embed[1]).toBe('  ! Content-Security-Policy')
    expect(embed[2]).toMatch(/^ {2}Content-Security-Policy: /)
  })

  test('is read as it was written', () => {
    const rules = rulesFor(live)
    expect(parseHeadersFile(formatHeadersFile(rules, hostLimits))).toEqual(rules)
  })

  test('allows only hashed files to be cached for a year', () => {
    const cacheOf = (pathname: string) => headersFor(rulesFor(), pathname)['Cache-Control']
    expect(cacheOf('/assets/index-12345678.js')).toContain('immutable')
    expect(cacheOf('/assets/gone-12345678.js')).toMatch(/^no-cache/)
    expect(cacheOf('/about')).toMatch(/^no-cache/)
    expect(cacheOf('/images/a.svg')).not.toContain('immutable')
  })

  test('commits only the host itself to HTTPS, unless the build is told otherwise', () => {
    const hstsOf = (hsts?: string) =>
      headersFor(
        buildHeaders({ parties: mocks, hashes, hashed: [], site: '', ...(hsts && { hsts }) }),
        '/',
      )['Strict-Transport-Security']
    expect(hstsOf()).toBe('max-age=63072000')
    expect(hstsOf('subdomains')).toBe('max-age=63072000; includeSubDomains')
    expect(hstsOf('preload')).toBe('max-age=63072000; includeSubDomains; preload')
  })

  test('lets no cache keep rows that lie on the site itself', () => {
    const cacheOf = (sheet: string, pathname: string) =>
      headersFor(rulesFor({ ...mocks, sheet }), pathname)['Cache-Control']
    for (const sheet of ['/private/leads.csv', '/staff/rows.csv?part=1'])
      expect(cacheOf(sheet, sheet.replace(/\?.*/, ''))).toBe('private, no-store')
    expect(cacheOf('/private/leads.csv', '/private/other.csv')).toMatch(/^no-cache/)
    expect(cacheOf(live.sheet, '/spreadsheets/d/e/x/pub')).toMatch(/^no-cache/)
  })

  test('knows nothing of the table where the site has none', () => {
    const rules = rulesFor({ ...mocks, sheet: '' })
    expect(formatHeadersFile(rules, hostLimits)).not.toMatch(/sheet|no-store/)
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? ''
    expect(directive(policy, 'trusted-types')).toBe("trusted-types 'none'")
  })
})

test('nginx sends every header once, also with a 404, and caches no errors', () => {
  const { maps, server } = formatNginx(rulesFor(live), {}, [])
  const names = Array.from(server.matchAll(/^add_header (\S+) .* always;$/gm), (match) => match[1])
  expect(names).toContain('Content-Security-Policy')
  expect(names).toHaveLength(new Set(names).size)
  expect(server.match(/add_header/g)).toHaveLength(names.length)
  expect(maps).toMatch(/map "\$status" [^]*"~\^\[45\]" "no-cache/)
})

test('nginx applies rules and redirects to the normalized path, and keeps the query', () => {
  const { maps, server } = formatNginx(rulesFor(live), { '/a%20b.html': '/a%20b' }, ['hi'])
  // $request_uri is the path as it was sent: `/form%2Dtable` would avoid the rule of `/form-table`
  expect(maps + server).not.toContain('$request_uri')
  expect(maps).toContain('map $uri $site_path { default $uri; }')
  expect(maps).toContain('"/a b.html" "/a%20b$is_args$args";')
  expect(server).toContain('return 301 $site_redirect;')
  expect(maps).toContain('"~^/hi/" "/hi/404.html";')
})

test('Apache gets the rules of each folder in its file, and redirects of the decoded path', () => {
  const files = formatHtaccess(rulesFor(live), { '/a%20b.html': '/a%20b' }, ['health'])
  expect(files['.htaccess']).toContain('"^a b\\.html$" "/a\\%20b" [R=301,L,NE]')
  expect(files['.htaccess']).toContain('fullscreen=(self \\"https://www.google.com\\")')
  expect(files['.htaccess']).toContain('<FilesMatch "^index(?:\\.html)?$">')
  expect(files['embed/.htaccess']).toContain('X-Frame-Options "SAMEORIGIN"')
  expect(files['assets/.htaccess']).toMatch(
    /^<FilesMatch "\^index-12345678\\\.js.*>\n.* immutable"\n</,
  )
  expect(files['health/.htaccess']).toBe('ErrorDocument 404 /health/404.html\n')
})
