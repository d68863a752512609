import { readStored, store } from '../../lib/storage'

/** Messages of the frame. The first two are named as in https://github.com/formfacade/embed-react */
export type PdfFormMessage =
  | { readonly type: 'FORM_SUBMITTED_SUCCESS'; readonly submitId: string }
  | { readonly type: 'FORM_SUBMITTED_ERROR' }
  | { readonly type: 'loaded' }
  /** The provider's script did not load, or threw. */
  | { readonly type: 'failed' }
  /** Height of the content in px. */
  | { readonly type: 'resized'; readonly height: number }
  /** Escape was pressed in the frame, where the page gets no key events. */
  | { readonly type: 'escaped' }

/** Path of the page in which the provider's script runs. */
export const pdfFormFrame = '/embed/free-pdf-form.html'

/** No `allow-same-origin`: with it, the third party's script could read and change the whole site. */
export const pdfFormSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** In px; a greater height is an error or an attack, and would make the page endless. */
const maxHeight = 5_000

/** Checks posted data and copies the message's own fields. Null if it is not a message of the frame. */
export function readPdfFormMessage(data: unknown): PdfFormMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, submitId, height } = data as Record<string, unknown>
  switch (type) {
    case 'FORM_SUBMITTED_SUCCESS':
      return typeof submitId === 'string' && submitId !== '' ? { type, submitId } : null
    case 'resized':
      return typeof height === 'number' && height > 0 && height <= maxHeight
        ? { type, height: Math.ceil(height) }
        : null
    case 'FORM_SUBMITTED_ERROR':
    case 'loaded':
    case 'failed':
    case 'escaped':
      return { type }
    default:
      return null
  }
}

/**
 * Listens to messages of the frame only: from its window, with the origin 'null' of a sandboxed page.
 * @param getFrame returns the current window; a retry makes a new one. @returns removes the listener.
 */
export function listenToPdfForm(
  getFrame: () => Window | null | undefined,
  onMessage: (message: PdfFormMessage) => void,
): () => void {
  const receive = (event: MessageEvent<unknown>) => {
    const frame = getFrame()
    if (!frame || event.source !== frame || event.origin !== 'null') return
    const message = readPdfFormMessage(event.data)
    if (message) onMessage(message)
  }
  window.addEventListener('message', receive)
  return () => window.removeEventListener('message', receive)
}

/** Whether the provider confirmed the submission with an id. */
export type PdfFormOutcome = 'confirmed' | 'unconfirmed'

const storageKey = 'guides-form'

/** Replaces storage where it is blocked. */
let remembered: PdfFormOutcome | null = null

/** The outcome of the form in this visit; null if it was not sent. */
export const readPdfFormOutcome = (): PdfFormOutcome | null =>
  (readStored(storageKey) as PdfFormOutcome | null) ?? remembered

/** Keeps the outcome for the rest of the visit, so that nobody has to fill the form in twice. */
export function keepPdfFormOutcome(outcome: PdfFormOutcome): void {
  remembered = outcome
  store(storageKey, outcome)
}
