import { describe, expect, it, test } from 'vitest'

import { readRootVariables, readRuleNames, readVariableNames } from '../../src/lib/known-styles'
import { foldMark, splitStyles } from '../../scripts/build/critical-css'

const many = Array.from({ length: 5 }, (_, index) => `--bl-extra-${index}:${index}px`).join(';')
const styles =
  `:root,[data-color-scheme="light"]{color-scheme:light;--bl-ink:#111;--bl-paper:#fefefe;${many};}` +
  `[data-color-scheme="dark"]{--bl-ink:#eee;--bl-paper:var(--bl-extra-3);${many};}` +
  '@media (prefers-color-scheme: dark){:root:not([data-color-scheme]){--bl-ink:#eee;--bl-extra-1:1px;}}' +
  '@media (prefers-contrast: more){:root{--bl-ink:#000;--bl-extra-2:#000;}}' +
  '.a{color:var(--bl-ink);-webkit-box-flex:1;-webkit-flex-grow:1;flex-grow:1;}' +
  '.b{background:var(--bl-paper);-webkit-user-select:none;user-select:none;}' +
  ':root{--bl-spacing:8px;--bl-ring:var(--bl-ink);--bl-edge:1px;}' +
  '.c{margin:calc(2 * var(--bl-spacing));outline-color:var(--bl-ring);border-width:var(--bl-edge);}' +
  '@media print{:root{--bl-edge:2px;}}' +
  '[data-color-scheme="dark"] .e{color:var(--bl-ink);}' +
  '.d{-webkit-text-decoration:underline;text-decoration:underline;color-scheme:light dark;}'

const served = ['<i class="a b c"></i>', '<i class="d e" fill="var(--bl-fill)"></i>']

describe('critical styles', () => {
  const small = splitStyles(styles, served).critical

  it('keeps the variables that are read, and those that their values read', () => {
    expect(small).toContain('--bl-ink:#111')
    expect(small).toContain('--bl-extra-3')
    expect(small).not.toContain('--bl-extra-1:')
    expect(small).not.toContain('--bl-extra-4')
  })

  it('keeps what single rules set anew, in its place', () => {
    expect(small.indexOf('prefers-contrast')).toBeGreaterThan(small.indexOf('--bl-ink:#111'))
    expect(small).toContain(':root{--bl-ink:#000;--bl-extra-2:#000}')
  })

  it('leaves out prefixes that no supported browser needs, and keeps those that one does', () => {
    expect(small).not.toContain('-webkit-box-flex')
    expect(small).toContain('-webkit-user-select:none')
    expect(small).toContain('.d{color-scheme:light dark;text-decoration:underline}')
  })

  it('puts a value that never changes where it is read', () => {
    expect(small).toContain('margin:16px')
    // Only for the app to read
    expect(small.match(/--bl-spacing/g)).toEqual(['--bl-spacing'])
  })

  it('leaves what another rule or another variable changes', () => {
    expect(small).toContain('outline-color:var(--bl-ring)')
    expect(small).toContain('border-width:var(--bl-edge)')
  })

  it('fails on styles that are none', () => {
    expect(() => splitStyles('.a{color:red', served)).not.toThrow()
    expect(() => splitStyles('.a{}}}', served)).toThrow()
  })
})

describe('late styles', () => {
  const partsOf = (css: string) => splitStyles(css, served)

  it('have all variables, in both schemes', () => {
    const { late } = partsOf(styles)
    expect(late.match(/--bl-extra-4/g)).toHaveLength(2)
    expect(late).toContain('--bl-ink:#eee')
    expect(late).not.toContain('.a')
    expect(late).not.toContain('.e')
    expect(late).not.toContain('#000')
    expect(late.match(/@media[^{]*/g)).toEqual(['@media print'])
  })

  it.each([
    ['print', '@media print{.a{color:red}}'],
    ['the pointer', '.a:hover{color:red}'],
    ['the pointer, where there is one', '@media (hover:hover){.a:hover{color:red}}'],
    ['pressing', '.a:active .b{color:red}'],
    ['a class nothing is served with', '.a.Mui-disabled{color:red}'],
    ['such a class in a container', '@container (width>9em){.z{color:red}}'],
    ['several of these', '.a:hover,.b.Mui-error .c{color:red}'],
  ])('have rules for %s', (_what, rule) => {
    const { critical, late } = partsOf(`.b{color:#00f}${rule}`)
    expect(critical).toBe('.b{color:#00f}')
    expect(late).toBe(rule)
  })

  it.each([
    ['the keyboard', '.a:focus-visible{color:red}'],
    ['a class that is served', '.a .b.c{color:red}'],
    ['elements without a state', '.a:not(:hover):not(.Mui-disabled){color:red}'],
    ['a state and what is served', '.a:hover,.b{color:red}'],
    ['the same behind a query', '@media (min-width:9em){.a:hover,.b{color:red}}'],
    ['names in attributes', '[href$=\\.pdf]{color:red}'],
  ])('have no rules for %s', (_what, rule) => {
    expect(partsOf(rule)).toEqual({ critical: rule, late: '' })
  })

  it('find the variables that they read in the page, and so does markup', () => {
    const { critical } = partsOf(
      ':root{--bl-ink:#111;--bl-fill:#222;--bl-dim:#333}[data-color-scheme=dark]{--bl-ink:#eee;--bl-fill:#ddd}' +
        '.a:hover{color:var(--bl-ink)}',
    )
    expect(critical).toContain('--bl-ink:#111')
    expect(critical).toContain('--bl-fill:#222')
    expect(critical).not.toContain('--bl-dim')
  })

  it('have the variables without weight, from the moment in which they are asked for', () => {
    const { late } = partsOf(styles)
    expect(late).toMatch(
      /^:where\(:root\[data-variables\],\[data-color-scheme=light\]\[data-variables\]\)\{/,
    )
    expect(late).toContain(':where([data-color-scheme=dark][data-variables]){')
  })
})

describe('a fold', () => {
  const folded = [`<i class="a"></i>${foldMark}</div><i class="a b">`, '<i class="a e"></i>']
  const { critical, late } = splitStyles(styles, folded)

  it('sends what is only behind it later, with the variables that nothing before it reads', () => {
    expect(critical).toContain('.a{')
    expect(critical).toContain('.e{')
    expect(critical).not.toMatch(/\.b\{|--bl-paper/)
    expect(late).toContain('.b{')
    expect(late).not.toMatch(/\.a\{|\.e\{/)
  })

  it('has these variables in every scheme, at once, and behind the ones that are held back', () => {
    const plain = late.slice(late.lastIndexOf('[data-variables]'))
    expect(plain).toMatch(/:root,\[data-color-scheme=light\]\{[^}]*--bl-paper:#fefefe/)
    expect(plain).toMatch(/[}]\[data-color-scheme=dark\]\{[^}]*--bl-paper:var\(--bl-extra-3\)/)
    expect(plain).not.toContain('--bl-ink:')
  })

  it('knows of a dark system without scripts as well', () => {
    const dark =
      '@media (prefers-color-scheme: dark){:root:not([data-color-scheme]){--bl-mist:#000}}'
    const { late: rest } = splitStyles(
      `:root{--bl-mist:#fff}${dark}.b{color:var(--bl-mist)}`,
      folded,
    )
    expect(rest).toContain(
      '@media (prefers-color-scheme:dark){:root:not([data-color-scheme]){--bl-mist:#000}}',
    )
  })
})

test('the app finds what a page was served with: names of rules, and variables that hold everywhere', () => {
  const { critical } = splitStyles(`${styles}.css-1ab:focus{--bl-extra-0:1px}`, [
    '<i class="a b css-1ab"></i>',
  ])
  expect(readRuleNames(critical)).toEqual(['1ab'])
  const known = readRootVariables(critical)
  for (const name of ['--bl-ink', '--bl-paper', '--bl-spacing', '--bl-ring'])
    expect(known).toContain(name)
  for (const name of ['--bl-extra-0', '--bl-extra-1', '--bl-extra-2'])
    expect(known).not.toContain(name)
  expect(readVariableNames('.a{color:var(--bl-ink);margin:calc(2 * var(--bl-gap))}')).toEqual([
    '--bl-ink',
    '--bl-gap',
  ])
})
