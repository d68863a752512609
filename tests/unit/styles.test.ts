import { describe, expect, it } from 'vitest'

import { styleElement } from '../../scripts/build/styles'
import { addPrefixes } from '../../src/app/start/emotion-cache'

const css =
  ':root,[data-color-scheme="light"]{color-scheme:light;--bl-ink:#111;--bl-paper:#fefefe;--bl-unread:1px;--bl-shade:#333;}' +
  '[data-color-scheme="dark"]{--bl-ink:#eee;--bl-paper:var(--bl-shade);--bl-unread:1px;}' +
  '@media (prefers-color-scheme: dark){:root:not([data-color-scheme]){--bl-ink:#eee;--bl-unread:1px;}}' +
  ':root{--bl-ring:var(--bl-ink);--bl-chain:var(--bl-never);--focus-ring:var(--bl-ring);}' +
  '.css-a{color:var(--bl-ink);-webkit-box-flex:1;-webkit-flex-grow:1;flex-grow:1;}' +
  '.css-b{background:linear-gradient(var(--bl-paper),red);-webkit-user-select:none;user-select:none;}' +
  '@media print{.css-a{color:var(--bl-print);}:root{--bl-print:#000;}}'

const style = (html = '<i class="css-a css-b" fill="var(--bl-fill)"></i>', source = css) =>
  styleElement({ css: source, ids: ['a', 'b', 'composed'], pages: [{ html }] as never })

describe('the inline stylesheet of a template', () => {
  it('lists the rules that no class of its own shows', () => {
    expect(style()).toMatch(/^<style data-rules="composed">[^<]+<\/style>$/)
  })

  it('keeps used variables in every color scheme, and leaves out others', () => {
    const inks = style().match(/(?<=--bl-ink:)#\w+/g)
    expect(inks).toEqual(['#111', '#eee', '#eee'])
    expect(style()).toMatch(/--bl-paper:.*--focus-ring:var\(--bl-ink\)/)
    for (const name of ['unread', 'chain', 'never']) expect(style()).not.toContain(`--bl-${name}`)
  })

  it('keeps a variable that the markup uses', () => {
    const fill = ':root{--bl-fill:red;}'
    expect(style('<i></i>', fill)).not.toContain('--bl-fill')
    expect(style('<i fill="var(--bl-fill)"></i>', fill)).toContain('--bl-fill:red')
  })

  it('leaves out vendor prefixes except those that a supported browser needs', () => {
    expect(style()).not.toMatch(/-webkit-(?:box-flex|flex-grow)/)
    expect(style()).toContain('-webkit-user-select:none')
  })

  it('has the prefixes that Emotion adds in the browser', () => {
    for (const value of ['user-select:none;', 'print-color-adjust:exact;', 'mask:none;']) {
      const element = { type: 'decl', value } as Parameters<typeof addPrefixes>[0]
      addPrefixes(element, 0, [], String)
      expect(style(undefined, `.css-a{${value}}`)).toContain(element.return.slice(0, -1))
    }
  })

  it('has values instead of variables that are the same everywhere, and no block for every width', () => {
    const source =
      ':root{--bl-shape-borderRadius:6px;}.css-a{border-radius:calc(2 * var(--bl-shape-borderRadius));}' +
      '@media (min-width:0em){.css-a{margin:1px;}}@media print{@media (min-width:0em){.css-a{margin:2px;}}}'
    expect(style('', source)).toMatch(
      /\}\.css-a\{[^}]*border-radius:12px[^}]*\}@media print\{[^@]*$/,
    )
    expect(style('', source)).toContain('.css-a{margin:2px}')
  })

  it('leaves out what changes nothing, such as rules for disabled controls where there are none', () => {
    const source =
      '.css-a{padding:0;padding:1px;}.css-a::-moz-focus-inner{top:0;}.css-a.Mui-disabled{top:0;}'
    expect(style('', source)).toMatch(/\}\.css-a\{padding:1px\}<\/style>$/)
    expect(style('<a class="Mui-disabled">', source)).toContain('.css-a.Mui-disabled{')
    for (const kept of ['padding:1px;padding:calc(1px + 1dvh)', 'box-shadow:none'])
      expect(style('', `.css-a:invalid{${kept};}`)).toContain(kept)
  })

  it('fails on CSS that cannot be parsed', () => {
    expect(() => style('', '.css-a{}}}')).toThrow()
  })
})
