import { readStored, store } from './storage'

/**
 * Loads a part of the site's code. A tab that was open during a deploy asks for files that are gone; it recovers, once:
 * 1. The file is fetched past the browser's cache, which may have a 404 of an unfinished deploy, and imported again.
 * 2. `leave` loads the new version, unless it did before, storage is blocked, the visitor is offline or has typed text.
 *
 * @param load must be an `import()`. @param leave loads the page that the visitor asked for from the server.
 * @throws the import's error if neither helps; the error layout offers to load the page again.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  leave: () => void = () => window.location.reload(),
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error) || !navigator.onLine) throw error
    await refetch(error.message)
  }
  try {
    return await load()
  } catch (error) {
    if (!isMissingChunk(error) || hasTypedText() || !mayLeave()) throw error
    leave()
    // The browser is leaving the page: never settle, or an error would show meanwhile
    return new Promise<never>(() => {})
  }
}

/** No error code says so, only the messages of Chromium and Firefox, of Safari, and of Vite. */
function isMissingChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
      error.message,
    )
  )
}

/** Refreshes the browser's cache for the file (Safari does not name it) and for what it imports. */
async function refetch(message: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  const named = /https?:\/\/\S+/.exec(message)?.[0]
  const addresses = new Set([...(named ? [named] : []), ...Array.from(links, (link) => link.href)])
  await Promise.allSettled(Array.from(addresses, (address) => fetch(address, { cache: 'reload' })))
}

/** Whether a form has text in it. A draft is kept, but a reload would still interrupt somebody who types. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:not([type="search"], [type="hidden"], [type="checkbox"], [type="radio"]))',
  )
  return Array.from(fields).some((field) => field.value !== '')
}

const key = 'left-version'

/** True once per version, or a broken deploy would reload forever. The app's entry has another name in each version. */
function mayLeave(): boolean {
  const files = document.getElementById('root')?.dataset.files ?? ''
  const version = `/${/entry-client[\w-]*/.exec(files)?.[0]}`
  if (readStored(key) === version) return false
  store(key, version)
  return readStored(key) === version
}
