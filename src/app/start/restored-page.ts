import { readStored, storedKeys, type StoredKey } from '../../lib/storage'

/**
 * Reloads a page that comes from the back/forward cache if another page has changed what is stored: it would show older
 * values, and the next key would overwrite a newer draft.
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#note-bfcache
 */
export function reloadIfOutdated(): void {
  let left = ''
  window.addEventListener('pagehide', () => {
    left = readAll()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readAll() !== left) window.location.reload()
  })
}

/** All stored values, without the scroll positions, which every page changes when it is left. */
function readAll(): string {
  const keys = Object.keys(storedKeys) as StoredKey[]
  return JSON.stringify(keys.map((key) => key !== 'scroll-positions' && readStored(key)))
}
