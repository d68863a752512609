import path from 'node:path'
import { build } from 'vite'

import { benchFolder, installBenchPackages } from './packages'

/** Neither is part of the site: they show what the page's own engine is worth. */
export const rivals = ['data-grid', 'ag-grid'] as const

const packages = { 'ag-grid-community': '36.2.0' }

/**
 * Builds the bench's own pages, minified for production as the site is.
 *
 * @returns the folder that holds a script for each of {@link rivals}.
 */
export async function buildRivals(): Promise<string> {
  installBenchPackages(packages)
  const outDir = path.join(benchFolder, 'table')
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { 'ag-grid-community': path.join(benchFolder, 'node_modules/ag-grid-community') },
    },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: rivals.map((name) => path.resolve(`scripts/bench/pages/${name}.js`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return outDir
}
