import { readStored, store } from '../lib/storage'

/**
 * What the frame with the embedded form tells the page. The first two are the result that
 * `@formfacade/embed-react` hands to its `onSubmitForm`.
 */
export type PdfFormMessage =
  | { readonly type: 'FORM_SUBMITTED_SUCCESS'; readonly submitId: string }
  | { readonly type: 'FORM_SUBMITTED_ERROR' }
  /** The form is drawn. */
  | { readonly type: 'loaded' }
  /** The provider's script did not arrive, or broke. */
  | { readonly type: 'failed' }
  /** How much room the content takes, in px. */
  | { readonly type: 'resized'; readonly height: number }
  /** The Escape key, which the page around the frame does not hear. */
  | { readonly type: 'escaped' }

/** The page that the provider's script runs in, apart from the site's own. */
export const pdfFormFrame = '/embed/free-pdf-form.html'

/**
 * What the frame may do. Not `allow-same-origin`: a third party's script in it would reach the whole
 * site, and what visitors type there.
 */
export const pdfFormSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** No form is higher; a larger number is an error or an attack. */
const maxHeight = 5_000

/**
 * A message of the frame, made anew of the fields we know.
 *
 * @param data anything that was posted.
 * @returns null for what is none.
 */
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
 * Listens to the frame, and to nobody else: the message must come from its window, and from a page
 * without an origin, as its sandbox makes it. Our policy lets no other site's page into the frame.
 *
 * @param getFrame the frame's window now; it changes when the frame is loaded anew.
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

/** How the form was sent earlier in this visit; null if it wasn't. */
export function readPdfFormOutcome(): PdfFormOutcome | null {
  const stored = readStored(storageKey, 'session')
  return stored === 'confirmed' || stored === 'unconfirmed' ? stored : remembered
}

/** Keeps for the rest of the visit that the form was sent: nobody fills it in twice. */
export function keepPdfFormOutcome(outcome: PdfFormOutcome): void {
  remembered = outcome
  store(storageKey, outcome, 'session')
}
