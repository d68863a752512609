/** The part of opentype.js that `lettering.ts` uses; the package has no types of its own. */
declare module 'opentype.js' {
  type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q'
        readonly x1: number
        readonly y1: number
        readonly x: number
        readonly y: number
      }
    | {
        readonly type: 'C'
        readonly x1: number
        readonly y1: number
        readonly x2: number
        readonly y2: number
        readonly x: number
        readonly y: number
      }
    | { readonly type: 'Z' }
  type Font = {
    getAdvanceWidth(text: string, size: number): number
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): { readonly commands: readonly Command[] }
  }
  export function parse(data: ArrayBuffer): Font
}
