/** The parts of the tools' packages that are used: the type check does not need them installed. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>
}

declare module 'lighthouse' {
  type Resources = { resourceType: string; requestCount: number; transferSize: number }
  type Report = {
    runtimeError?: { message: string }
    environment: { benchmarkIndex: number }
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number; details?: { items: Resources[] } } | undefined>
  }
  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ lhr: Report } | undefined>
}

declare module '@myriaddreamin/typst-ts-node-compiler' {
  type Document = { numOfPages: number }
  export enum PdfStandard {
    UA_1,
  }
  export class NodeCompiler {
    static create(options: {
      workspace: string
      fontArgs: readonly { fontBlobs: readonly Buffer[] }[]
    }): NodeCompiler
    compile(options: { mainFilePath: string; inputs: Readonly<Record<string, string>> }): {
      result: Document | null
      printErrors: () => void
    }
    query(document: Document, query: { selector: string; field: string }): unknown
    pdf(document: Document, options: { pdfStandard: PdfStandard }): Buffer
  }
}
