/** Everything that the site stores, with the shape of a valid value. Anybody can change it, so nothing else is read. */
export const storedKeys = {
  'color-mode': ['local', /^(?:system|light|dark)$/],
  'mui-color-scheme-light': ['local', /^light$/],
  'mui-color-scheme-dark': ['local', /^dark$/],
  'banner-dismissed': ['local', /^[\w-]{1,100}$/],
  'lead-arrived': ['local', /^[0-9A-Z]{8}$/],
  'lead-sent-at': ['local', /^\d{1,16}$/],
  'lead-under-way': ['session', /^1$/],
  'lead-draft': ['session', isRecent],
  'guides-form': ['session', /^(?:confirmed|unconfirmed)$/],
  'motion-hero': ['session', /^(?:play|pause)$/],
  'motion-team': ['session', /^(?:play|pause)$/],
  'motion-digital-marketing': ['session', /^(?:play|pause)$/],
  'sheet-views': ['local', (text: string) => parseObject(text) !== null],
  'left-version': ['session', /^\/.{1,200}$/],
  'scroll-positions': ['session', (text: string) => parseObject(text) !== null],
} as const satisfies Record<
  string,
  readonly ['local' | 'session', RegExp | ((text: string) => boolean)]
>

export type StoredKey = keyof typeof storedKeys

/** Storage key of the chosen color scheme; `scripts/build/boot.ts` has the same. */
export const colorModeKey = 'color-mode' satisfies StoredKey

/**
 * A stored text; null if there is none, if it is not valid, or if storage is blocked: reading then throws
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage).
 */
export function readStored(key: StoredKey): string | null {
  try {
    const text = storageOf(key).getItem(key)
    return text !== null && isValid(key, text) ? text : null
  } catch {
    return null
  }
}

/** Stores a text, or removes it (null). Does nothing if storage is blocked or full, or if the text is not valid. */
export function store(key: StoredKey, value: string | null): void {
  try {
    if (value === null) storageOf(key).removeItem(key)
    else if (isValid(key, value)) storageOf(key).setItem(key, value)
  } catch {
    // Then the value lasts only until the visitor leaves the page
  }
}

/** Removes invalid values, because MUI and React Router read their keys themselves, without a check. */
export function removeInvalid(): void {
  for (const key of Object.keys(storedKeys) as StoredKey[])
    if (readStored(key) === null) store(key, null)
}

function storageOf(key: StoredKey): Storage {
  return storedKeys[key][0] === 'local' ? localStorage : sessionStorage
}

function isValid(key: StoredKey, text: string): boolean {
  const shape = storedKeys[key][1]
  return text.length <= maxLength && (shape instanceof RegExp ? shape.test(text) : shape(text))
}

/** In characters, far more than a draft of the longest accepted lead. */
const maxLength = 100_000

/** Null for what is no object in JSON. */
function parseObject(text: string): { at?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Milliseconds after the last change for which a draft is kept. The privacy policy promises it. */
export const draftLifetime = 24 * 60 * 60 * 1_000

/** Whether a text is a draft, with the time of its last change as `at`, and not too old to be kept. */
export function isRecent(text: string): boolean {
  const at = parseObject(text)?.at
  // In either direction, because a clock can be set back
  return typeof at === 'number' && Math.abs(Date.now() - at) < draftLifetime
}
