import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

import { withSlashes } from '../files'
import { formatProblems } from './compile'
import { writeContent } from './write-content'

/**
 * Vite plugin for `npm run dev`: compiles the content again when a file of it is saved, and shows what is wrong over
 * the page.
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer(server) {
      // Vitest's server has no pages
      if (!server.httpServer) return
      // One check after the other, or a slow one would write an older state of the files last
      let checks = Promise.resolve()
      let isWaiting = false
      let wasWrong = false
      const checkSoon = () => {
        if (isWaiting) return
        isWaiting = true
        checks = checks
          .then(async () => {
            isWaiting = false
            wasWrong = await check(server, wasWrong)
          })
          .catch((error: Error) => server.config.logger.error(error.message))
      }
      checkSoon()
      // A page that was opened or reloaded does not know of the problems yet
      server.hot.on('connection', checkSoon)
      server.watcher.on('all', (_event, file) => {
        const name = withSlashes(path.relative('src/content', file))
        if (!/^\.\.(?:\/|$)|\.tsx?$/.test(name)) checkSoon()
      })
    },
  }
}

/** Shows what is wrong, or closes what it showed before. @returns whether something is wrong. */
async function check(server: ViteDevServer, wasWrong: boolean): Promise<boolean> {
  const { problems } = await writeContent()
  const message = formatProblems(problems)
  if (problems.length > 0) {
    server.config.logger.error(message)
    server.hot.send({ type: 'error', err: { message, stack: '' } })
  } else if (wasWrong) server.hot.send({ type: 'update', updates: [] }) // closes the overlay
  return problems.length > 0
}
