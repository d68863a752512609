// Threads do not inherit the loader for TypeScript (https://tsx.is/dev-api/ts-import)
import { tsImport } from 'tsx/esm/api'

await tsImport('./write-social-pictures.ts', import.meta.url)
