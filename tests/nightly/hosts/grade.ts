/**
 * Grades the headers by the rules of MDN's HTTP Observatory, offline: its tests get the site as its scanner would
 * have found it, on https with a redirect from http.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { headersFor, parseHeadersFile } from '../../../scripts/hosting/headers-file'

const least = 130

type Observatory = {
  ALL_TESTS: readonly ((requests: object) => { result: string })[]
  Requests: new (host: string) => { session: object; responses: object; resources: object }
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { grade: string }
  parseHttpEquivHeaders: (html: string, address: string) => unknown
}

const folder = path.resolve('scripts/tools/node_modules/@mdn/mdn-http-observatory')
// Its install script, which does not run, would fetch the list of preloaded hosts: the grade must not depend on it
await writeFile(path.join(folder, 'conf/hsts-preload.json'), '{}')
const parts = await Promise.all(
  ['constants.js', 'types.js', 'grader/charts.js', 'grader/grader.js', 'retriever/utils.js'].map(
    (file) => import(path.join(folder, 'src', file)) as Promise<object>,
  ),
)
const observatory = Object.assign({}, ...parts) as Observatory

/** Prints the grade of four pages. @returns those below A+ or 130 points. */
export async function gradeHeaders(): Promise<string[]> {
  const rules = parseHeadersFile(await readFile('dist/_headers', 'utf8'))
  const faults: string[] = []
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/contactus', 'contactus.html'],
    ['/search', 'search.html'],
    ['/no-such-page', '404.html'],
  ] as const) {
    const html = await readFile(path.join('dist', file), 'utf8')
    const { grade, score, modifiers } = rate(headersFor(rules, address), html, address)
    console.log(`${address}: ${grade}, ${score} (${modifiers.join(', ')})`)
    if (grade !== 'A+' || score < least) faults.push(`${address}: ${grade}, ${score}`)
  }
  return faults
}

function rate(headers: Record<string, string>, html: string, address: string) {
  const host = 'site.example'
  const named = Object.entries({ 'Content-Type': 'text/html; charset=utf-8', ...headers })
  const response = {
    headers: Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])),
    request: { headers: {} },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
    config: { headers: {} },
  }
  const requests = new observatory.Requests(host)
  const httpEquiv = observatory.parseHttpEquivHeaders(html, `https://${host}${address}`)
  const redirects = [
    { url: new URL(`http://${host}/`), status: 301 },
    { url: new URL(`https://${host}/`), status: 200 },
  ]
  requests.session = { url: new URL(`https://${host}${address}`) }
  requests.resources = { path: html }
  requests.responses = {
    auto: { ...response, httpEquiv },
    cors: response,
    http: response,
    https: response,
    httpRedirects: redirects,
    httpsRedirects: redirects.slice(1),
  }

  const results = observatory.ALL_TESTS.map((test) => test(requests))
  const points = results.map(({ result }) => observatory.getScoreModifier(result))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  // As its scanner counts: extra credit only for what is good without it.
  const plain = 100 + sum(points.filter((value) => value < 0))
  const score = plain >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(points) : plain
  const modifiers = results.flatMap(({ result }, index) =>
    points[index] === 0 ? [] : [`${result} ${points[index]}`],
  )
  return { grade: observatory.getGradeForScore(score).grade, score, modifiers }
}
