/** Where the browser keeps the chosen color scheme; `scripts/build/boot.js` reads it, too. */
export const colorModeKey = 'color-mode'

/**
 * Reads from the browser's storage.
 *
 * @returns the kept text, or null: nothing kept, or storage is blocked (reading then throws a
 * SecurityError, https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage).
 */
export function readStored(key: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it (null). Does nothing where storage is blocked or full. */
export function store(
  key: string,
  value: string | null,
  kind: 'local' | 'session' = 'local',
): void {
  try {
    if (value === null) storageOf(kind).removeItem(key)
    else storageOf(kind).setItem(key, value)
  } catch {
    // The visitor's choice then holds until the page is left.
  }
}

function storageOf(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
