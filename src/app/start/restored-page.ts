import { readStored, storedKeys, type StoredKey } from '../../lib/storage'

/**
 * Loads the page again when the browser restores it from its back/forward cache and another page has changed what is
 * stored: a draft, a lead, the unlocked guides, the banner, the color scheme. It would show the older values, and the
 * next key would overwrite a newer draft.
 *
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
