import { readStored, store } from '../../lib/storage'

/** What the frame posts to the page. The first two are results of `@formfacade/embed-react`. */
export type PdfFormMessage =
  | { readonly type: 'FORM_SUBMITTED_SUCCESS'; readonly submitId: string }
  | { readonly type: 'FORM_SUBMITTED_ERROR' }
  /** The form is shown. */
  | { readonly type: 'loaded' }
  /** The provider's script did not arrive, or broke. */
  | { readonly type: 'failed' }
  /** Height of the content in px. */
  | { readonly type: 'resized'; readonly height: number }
  /** The Escape key, which the page around the frame does not hear. */
  | { readonly type: 'escaped' }

/** The page that the provider's script runs in. */
export const pdfFormFrame = '/embed/free-pdf-form.html'

/** Without `allow-same-origin`: a third party's script would reach the whole site. */
export const pdfFormSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** In px; a larger number is an error or an attack. */
const maxHeight = 5_000

/** A message of the frame, of known fields only; null for anything else that was posted. */
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
 * Listens only to the frame: its window, and a page without an origin, as its sandbox makes it.
 *
 * @param getFrame the frame's window now; it changes when the frame is loaded again.
 * @returns ends the listening.
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

/** How the form was sent: with an id from the provider, or without one. */
export type PdfFormOutcome = 'confirmed' | 'unconfirmed'

const storageKey = 'guides-form'

/** For the rest of the visit where storage is blocked. */
let remembered: PdfFormOutcome | null = null

/** How the form was sent earlier in this visit, if it was. */
export function readPdfFormOutcome(): PdfFormOutcome | null {
  const stored = readStored(storageKey, 'session')
  return stored === 'confirmed' || stored === 'unconfirmed' ? stored : remembered
}

/** Keeps it for the rest of the visit: nobody fills the form in twice. */
export function keepPdfFormOutcome(outcome: PdfFormOutcome): void {
  remembered = outcome
  store(storageKey, outcome, 'session')
}
