/** The part of opentype.js that `lettering.ts` uses; the package has no types of its own. */
declare module 'opentype.js' {
  type Point = { readonly x: number; readonly y: number }
  type Control = { readonly x1: number; readonly y1: number }
  type Command =
    | ({ readonly type: 'M' | 'L' } & Point)
    | ({ readonly type: 'Q' } & Point & Control)
    | ({ readonly type: 'C'; readonly x2: number; readonly y2: number } & Point & Control)
    | { readonly type: 'Z' }
  type Font = {
    getAdvanceWidth(text: string, size: number): number
    getPath(text: string, x: number, y: number, size: number): { readonly commands: Command[] }
  }
  export function parse(data: ArrayBuffer): Font
}
