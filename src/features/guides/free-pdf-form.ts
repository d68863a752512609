import 'virtual:embed-style.css'

import { pdfForm } from '../../config'
import { isComposing } from '../../lib/is-composing'
import type { PdfFormMessage } from './pdf-form'
import './free-pdf-form.css'

/**
 * The page inside the frame. It runs Formfacade's script, which cannot reach the site from here, and posts messages to
 * it. Formfacade needs a mount node, two functions whose names are in its script's URL, and a listener for the submit.
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
addStorage()
start()

function start() {
  const address = new URL(pdfForm.scriptUrl, location.href)
  address.searchParams.set('prefill', 'ffPrefillForm')
  address.searchParams.set('onload', 'ffOnLoadForm')
  const mountId = address.searchParams.get('div')
  if (mountId && mount) mount.id = mountId

  facade.ffPrefillForm = () => ({})
  facade.ffOnLoadForm = () => post({ type: 'loaded' })
  facade.facadeListener = {
    onChange(type) {
      if (type === 'submit') postResult(facade.formFacade?.result?.submitSeq)
    },
  }

  script.addEventListener('error', () => post({ type: 'failed' }))
  // The sandbox hides an error's details. An error before the load event means that the script failed.
  let hasThrown = false
  window.addEventListener('error', (event) => {
    if (event.filename === '') hasThrown = true
  })
  script.addEventListener('load', () => {
    if (hasThrown) post({ type: 'failed' })
  })
  window.addEventListener('keydown', (event) => {
    const isMeant = !event.defaultPrevented && !isComposing(event)
    if (event.key === 'Escape' && isMeant) post({ type: 'escaped' })
  })
  new ResizeObserver(() => {
    post({ type: 'resized', height: document.documentElement.offsetHeight })
  }).observe(document.documentElement)

  script.async = true
  script.src = address.href
  document.body.append(script)
}

function postResult(id: unknown) {
  const submitId = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  post(submitId ? { type: 'FORM_SUBMITTED_SUCCESS', submitId } : { type: 'FORM_SUBMITTED_ERROR' })
}

/** Posts to our own origin only, so that no other site that embeds this page gets the message. */
function post(message: PdfFormMessage) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Applies the color scheme that PdfFormFrame passes in the URL's hash: the sandbox cannot read the page. */
function followColors() {
  const scheme = location.hash.slice(1)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.colorScheme = scheme
}

/** In the sandbox, access to storage and cookies throws and would end the script: it gets substitutes in memory. */
function addStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const items = new Map<string, string>()
    const fake = {
      get length() {
        return items.size
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: string) => items.get(String(key)) ?? null,
      setItem: (key: string, value: string) => void items.set(String(key), String(value)),
      removeItem: (key: string) => void items.delete(String(key)),
      clear: () => items.clear(),
    }
    Object.defineProperty(window, name, { configurable: true, value: fake })
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
}
