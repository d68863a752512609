/** Storage key of the chosen color scheme; `scripts/build/boot.js` has the same. */
export const colorModeKey = 'color-mode'

/**
 * Reads from the browser's storage.
 *
 * @returns the stored text; null if there is none or storage is blocked (reading then throws a
 * SecurityError, https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage).
 */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it (null). Does nothing if storage is blocked or full. */
export function store(
  key: string,
  value: string | null,
  kind: 'local' | 'session' = 'local',
): void {
  try {
    if (value === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, value)
  } catch {
    // Then the value lasts only until the visitor leaves the page
  }
}

function storageOf(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
