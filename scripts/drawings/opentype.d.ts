/** The part of opentype.js that `lettering.ts` uses; the package has no types of its own. */
declare module 'opentype.js' {
  type Command = { readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z' } & {
    readonly [point in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number
  }
  type Font = {
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { readonly commands: Command[] }
  }
  export function parse(data: ArrayBuffer): Font
}
