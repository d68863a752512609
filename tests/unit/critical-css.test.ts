import { describe, expect, it } from 'vitest'

import { shrinkStyles, themeVariables } from '../../scripts/build/critical-css'

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
  '.d{-webkit-text-decoration:underline;text-decoration:underline;color-scheme:light dark;}'

describe('shrinkStyles', () => {
  const small = shrinkStyles(styles)

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
    expect(small).not.toContain('--bl-spacing')
  })

  it('leaves what another rule or another variable changes', () => {
    expect(small).toContain('outline-color:var(--bl-ring)')
    expect(small).toContain('border-width:var(--bl-edge)')
  })

  it('fails on styles that are none', () => {
    expect(() => shrinkStyles('.a{color:red')).not.toThrow()
    expect(() => shrinkStyles('.a{}}}')).toThrow()
  })
})

describe('themeVariables', () => {
  const variables = themeVariables(styles)

  it('has all of them, in both schemes', () => {
    expect(variables.match(/--bl-extra-4/g)).toHaveLength(2)
    expect(variables).toContain('--bl-ink:#eee')
  })

  it('has nothing else', () => {
    expect(variables).not.toContain('.a')
    expect(variables).not.toContain('#000')
    expect(variables).not.toContain('@media')
  })
})
