/** The parts of the tools' packages that are used: the type check does not need them installed. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number }
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes: Readonly<Record<string, Axis>>
    /** Layout features; all if left out. */
    keepFeatures?: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'chrome-launcher' {
  export function launch(options: object): Promise<{ port: number; kill: () => void }>
}

declare module 'lighthouse' {
  type Report = {
    runtimeError?: { message: string }
    environment: { benchmarkIndex: number }
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ lhr: Report } | undefined>
}
