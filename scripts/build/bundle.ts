/** Makes the bundles for browsers in `dist`, and the one for the prerender step in the folder of the first argument. */
import { build } from 'vite'

import { buildEmbedPages } from './embed-pages'
import { postsChunk } from './renderer'

await build({ logLevel: 'warn' })
await buildEmbedPages()
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/app/entry-prerender.tsx',
    outDir: process.argv[2],
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    license: false,
    rolldownOptions: {
      output: {
        // Without hashes: the code of a page must not change with the posts
        chunkFileNames: 'assets/[name].js',
        codeSplitting: { groups: [{ name: postsChunk, test: /virtual:posts\// }] },
      },
    },
  },
})
