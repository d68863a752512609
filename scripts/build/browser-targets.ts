import type { Plugin } from 'vite'

/** The oldest browsers that the site supports. */
export const browserTargets = ['chrome107', 'edge107', 'firefox104', 'safari16']

/** The same in the format of Lightning CSS: `major << 16` (https://lightningcss.dev/transpilation.html). */
export const cssTargets = Object.fromEntries(
  browserTargets.map((target) => {
    // `chrome107`
    const [, name = '', major = ''] = /^([a-z]+)(\d+)$/.exec(target) ?? []
    return [name, Number(major) << 16]
  }),
)

/**
 * What the oldest of these browsers lack and Vite does not translate. Write `in` or `typeof` tests of such a name so
 * that it is read only where it exists, and add the test to the pattern. MDN's pages on each have "Browser compatibility".
 */
const missing: Readonly<Record<string, RegExp>> = {
  // `(?<=a)b`
  'look-behind (Safari 16.4)': /\(\?<[=!]/,
  // `(?i:a)`
  'modifiers in regular expressions': /\(\?[ims]*-?[ims]+:/,
  'a method of ES2023 or later':
    /\.(?:toSorted|toReversed|toSpliced|(?:is|to)WellFormed|getOrInsert(?:Computed)?|(?:symmetricD|d)ifference|is(?:Subset|Superset|DisjointFrom)(?:Of)?|fromAsync|groupBy|withResolvers|transferToFixedLength)\(/,
  'a static method':
    /\b(?:Promise\.try|URL\.(?:canParse|parse)|AbortSignal\.any|RegExp\.escape|Error\.isError|Uint8Array\.fromBase64|Iterator\.from|Math\.sumPrecise)\(/,
  'a class':
    /\bnew (?:Intl\.(?:Segmenter|DurationFormat)|Highlight|CompressionStream|DecompressionStream|NavigateEvent)\b|\bTemporal\./,
  'a method of the DOM':
    /\.(?:checkVisibility|moveBefore|showPopover|togglePopover|setHTMLUnsafe|requestClose)\(/,
  // React Router has it, too: without it, loaders get a URL without its query, which none of ours reads
  'the size of URLSearchParams (Safari 17)': /\bparams\.size\b/,
}

/**
 * What drops a declaration or a rule in the oldest of these browsers: write an older value before it, or put it into
 * `@supports`. What only decorates is not listed, such as `text-wrap`. `100dvh`, `color-mix(`, `:has(`, `@container`.
 */
const missingStyles =
  /[\d}](?:[dsl]v(?:[hwib]|min|max)|cq[hwib]|r?lh|rcap|rex)\b|\b(?:color-mix|light-dark|oklch|oklab|calc-size|anchor-size)\(|:(?:has|dir)\(|:(?:user-(?:in)?valid|popover-open)\b|@(?:container|scope|starting-style)\b/
/** `@supports (height:1dvh){.a{…}}`, in CSS or `sx`, and a declaration after one of the same property: `height:100vh;height:100dvh`. */
const guarded =
  /@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}|(?<![\w-])([\w-]+):[^:;{}]+;\s*\1:[^:;{}]+/g
/** Decoration, or an addition to another rule that all browsers know. */
const accepted =
  /:has\((?:a|a:focus-visible|\.MuiInputBase-input:focus|:target)\)|@container row|100cqi/g

/** Vite plugin: the build fails where a script or our own styles use what the oldest supported browsers lack. */
export function rejectNewerFeatures(): Plugin {
  return {
    name: 'reject-newer-features',
    apply: 'build',
    transform(code, id) {
      const styles = id.includes('node_modules')
        ? ''
        : code.replace(guarded, '').replace(accepted, '')
      const [found] = missingStyles.exec(styles) ?? []
      if (found) this.error(`${found} needs a fallback: ${browserTargets.join(', ')} lack it`)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [name, pattern] of Object.entries(missing)) {
          const found = pattern.exec(file.code)
          if (!found) continue
          const excerpt = file.code.slice(Math.max(0, found.index - 40), found.index + 60)
          this.error(
            `${file.fileName} uses ${name}, which ${browserTargets.join(', ')} lack: …${excerpt}…`,
          )
        }
      }
    },
  }
}
