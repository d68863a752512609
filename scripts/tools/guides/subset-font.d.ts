/** The part of subset-font that `build.ts` uses; the package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly keepAllGlyphs: true
      readonly targetFormat: 'truetype'
      /** The value of each axis that gets fixed. */
      readonly variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
