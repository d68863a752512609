import 'virtual:embed-style.css'

import { pdfForm } from '../../config'
import type { PdfFormMessage } from './pdf-form'
import './free-pdf-form.css'

/**
 * The page inside the frame: runs the provider's script, so that the site itself never does, and
 * reports to the page around it. Formfacade's contract is a mount node, two functions whose names are in
 * the script's URL, and a listener that is called on submit.
 *
 * @see https://github.com/formfacade/embed-react
 */
type FacadeWindow = Window & {
  ffPrefillForm?: () => Record<string, string>
  ffOnLoadForm?: () => void
  facadeListener?: { onChange: (type: string) => void }
  formFacade?: { result?: { submitSeq?: unknown } }
}

const facade: FacadeWindow = window
const mount = document.getElementById('ff-compose')
const script = document.createElement('script')

followColors()
lendStorage()
start()

function start() {
  const address = new URL(pdfForm.scriptUrl, location.href)
  address.searchParams.set('prefill', 'ffPrefillForm')
  address.searchParams.set('onload', 'ffOnLoadForm')
  const mountId = address.searchParams.get('div')
  if (mountId && mount) mount.id = mountId

  facade.ffPrefillForm = () => ({})
  facade.ffOnLoadForm = () => tell({ type: 'loaded' })
  facade.facadeListener = {
    onChange(type) {
      if (type === 'submit') tellResult(facade.formFacade?.result?.submitSeq)
    },
  }

  script.addEventListener('error', () => tell({ type: 'failed' }))
  // The sandbox hides the details of a script's errors. One before its load event has ended it.
  let hasThrown = false
  window.addEventListener('error', (event) => {
    if (event.filename === '') hasThrown = true
  })
  script.addEventListener('load', () => {
    if (hasThrown) tell({ type: 'failed' })
  })
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell({ type: 'escaped' })
  })
  new ResizeObserver(() => {
    tell({ type: 'resized', height: document.documentElement.offsetHeight })
  }).observe(document.documentElement)

  script.async = true
  script.src = address.href
  document.body.append(script)
}

function tellResult(id: unknown) {
  const submitId = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  tell(submitId ? { type: 'FORM_SUBMITTED_SUCCESS', submitId } : { type: 'FORM_SUBMITTED_ERROR' })
}

/** Only a page of our own origin gets the message. */
function tell(message: PdfFormMessage) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** The color scheme of the page around the frame. */
function followColors() {
  const scheme = location.hash.slice(1)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.colorScheme = scheme
}

/** The sandbox has neither storage nor cookies, and access throws: the script gets ones that last as long as the frame. */
function lendStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const items = new Map<string, string>()
    const lent = {
      get length() {
        return items.size
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(String(key)) ?? null,
      setItem: (key: string, value: string) => void items.set(String(key), String(value)),
      removeItem: (key: string) => void items.delete(String(key)),
      clear: () => items.clear(),
    }
    Object.defineProperty(window, name, { configurable: true, value: lent })
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
}
