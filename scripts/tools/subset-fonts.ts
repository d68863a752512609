/**
 * Subsets the fonts: `npm run tools && npx tsx scripts/tools/subset-fonts.ts`. Its output is committed:
 * public/fonts/*.woff2 for browsers, scripts/fonts/static/*.ttf (single weights) for the social pictures, and the fonts
 * of a language in its folder.
 *
 * The masters are releases under the SIL Open Font License, without reserved names, of
 * github.com/rosettatype/eczar, github.com/googlefonts/atkinson-hyperlegible-next and github.com/notofonts/devanagari.
 * Arrows and a check mark were added to the second one. After a change of family, recompute the fallbacks in
 * `scripts/fonts/font-faces.json`, for example with `createFontStack` of `@capsizecss/core`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const latin =
  range(0x20, 0x7e) +
  '\u00a0\u00ad£§©«®°±·»½×\u2011–—‘’“”•…€₹™−' +
  'ÀÁÄÇÉÈÍÑÓÖÜàáâäçèéêëíîïñóôöùúüāīūĀ'
const arrows = '←↑→↓✓'
/** The joiners, and the circle that carries a single vowel sign. */
const joiners = '\u200c\u200d\u25cc'
/** The whole block. */
const devanagari = `${range(0x0900, 0x097f)}${joiners}₹`
/** What languages other than Hindi and Marathi have in this block. */
const otherLetters =
  '\u0900\u0904\u090c\u090e\u0912\u0929\u0934\u093a\u093b\u0944\u0946\u094a\u094e\u094f₹' +
  range(0x0951, 0x0957) +
  range(0x0960, 0x0963) +
  range(0x0971, 0x097f)
/** Not by the texts of the site, which shows what visitors type, too. Letters with a dot are here in both of their forms. */
const hindi = Array.from(devanagari, (letter) =>
  otherLetters.includes(letter) ? '' : letter,
).join('')

/** A single weight, or all of them up to 700. */
type Weight = number | { min: number; max: number; default: number }
const from = (min: number): Weight => ({ min, max: 700, default: min })

const eczar = 'scripts/fonts/eczar-variable.ttf'
const atkinson = 'scripts/fonts/atkinson-hyperlegible-next-variable.ttf'
const noto =
  'scripts/tools/node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
/** Layout features of the Latin text faces. Left out: ligatures and alternates that the site does not use. */
const features = ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'case']

type File = [file: string, master: string, text: string, weight: Weight, features?: string[]]
const files: readonly File[] = [
  ['public/fonts/eczar-latin.woff2', eczar, latin, from(500), features],
  // One weight: used for names only, and all weights would double its size
  ['public/fonts/eczar-devanagari.woff2', eczar, devanagari, 500],
  ['public/fonts/atkinson-latin.woff2', atkinson, latin + arrows, from(400), features],
  ['src/content/hi/fonts/display.woff2', eczar, hindi, 600],
  ['src/content/hi/fonts/text.woff2', noto, hindi, from(400)],
  ['scripts/fonts/static/eczar-600.ttf', eczar, latin + devanagari, 600],
  ['scripts/fonts/static/atkinson-500.ttf', atkinson, latin, 500],
]

for (const [file, master, text, wght, keepFeatures] of files) {
  // A language can be removed
  if (!existsSync(path.dirname(file))) continue
  const font = await subsetFont(readFileSync(master), text, {
    targetFormat: file.endsWith('woff2') ? 'woff2' : 'sfnt',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
    dropTables: ['DSIG', 'MVAR', 'STAT', 'meta', 'prep', 'gasp'],
  })
  writeFileSync(file, font)
  console.log(`${file}  ${(font.length / 1000).toFixed(1)} kB`)
}
