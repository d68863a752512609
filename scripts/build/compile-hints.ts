import type { Plugin } from 'vite'

/** Characters. In smaller files there is too little to win. */
export const smallestHinted = 15_000

/**
 * Asks the browser to compile the large files whole while they arrive, beside the main thread. Without
 * it each function is compiled on the main thread when it is first called; of these files most are
 * called while the page starts. Browsers that do not know the comment pass over it.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post', // Vite puts a line of its own before the files that import others later
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length >= smallestHinted)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
