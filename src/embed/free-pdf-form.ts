import 'virtual:embed-style.css'

import { pdfForm } from '../config'
import type { PdfFormMessage } from '../services/pdf-form'
import './free-pdf-form.css'

/**
 * The page inside the frame: runs the provider's script, so that the site itself never does, and
 * tells the page around it how that goes. It speaks Formfacade's contract: a mount node, two
 * functions whose names stand in the script's address, and a listener that is called on submit.
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
  // In the sandbox every script is a stranger's, of whose errors nothing is told but that there was one.
  // One that came while the script ran for the first time has ended it; later ones may be harmless.
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

/**
 * Only a page of our own origin is told; the browser drops the message for any other. The sandbox
 * takes this page's origin, but not its address.
 */
function tell(message: PdfFormMessage) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** The colors that the page around shows, which the visitor may have chosen. */
function followColors() {
  const scheme = location.hash.slice(1)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.colorScheme = scheme
}

/**
 * The sandbox has neither storage nor cookies, and every touch of them throws. A script that keeps a
 * draft there must not break for that: it gets ones that last as long as the frame.
 */
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
