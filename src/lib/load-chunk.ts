import { readStored, store } from './storage'

/**
 * Loads a part of the site's code. A tab that was open while a new version was deployed asks for files
 * that are gone; it recovers by itself, once:
 *
 * 1. The file is fetched past the browser's cache, which may hold a 404 from a deploy half done, and
 *    the import is tried again.
 * 2. The page is left for the new version (`leave`), unless this version was left before, storage
 *    cannot tell, the visitor is offline, or something typed is on the page.
 *
 * @param load must be an `import()`.
 * @param leave goes where the visitor wants to be, by a real load.
 * @throws what the import threw, when neither helps: the page shows the error screen.
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
    // The page is on its way out: what waits for the module sees neither it nor an error.
    return new Promise<never>(() => {})
  }
}

/** Chromium, Firefox and Safari each say it in their own words. */
function isMissingChunk(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
      error.message,
    )
  )
}

/** Replaces what the browser's cache keeps of the file (Safari names none) and of what it imports. */
async function refetch(message: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  const named = /https?:\/\/\S+/.exec(message)?.[0]
  const addresses = new Set([...(named ? [named] : []), ...Array.from(links, (link) => link.href)])
  await Promise.allSettled(Array.from(addresses, (address) => fetch(address, { cache: 'reload' })))
}

/** Is there text in a field? A draft is kept, but nobody's page is taken away while they type. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:not([type="search"], [type="hidden"], [type="checkbox"], [type="radio"]))',
  )
  return Array.from(fields).some((field) => field.value !== '')
}

const key = 'left-version'

/** Once per version: its name is the hash in this file's address. */
function mayLeave(): boolean {
  const version = new URL(import.meta.url).pathname
  if (readStored(key, 'session') === version) return false
  store(key, version, 'session')
  return readStored(key, 'session') === version
}
