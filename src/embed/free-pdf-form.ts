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
  // An error of the script itself; of another origin's scripts nothing is told, so the page waits
  window.addEventListener('error', (event) => {
    if (event.filename === script.src) tell({ type: 'failed' })
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

/** Only a page of our own origin is told; the browser drops the message for any other. */
function tell(message: PdfFormMessage) {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** The colors that the page around shows, which the visitor may have chosen. */
function followColors() {
  try {
    const scheme = window.parent.document.documentElement.dataset.colorScheme
    if (scheme) document.documentElement.dataset.colorScheme = scheme
  } catch {
    // Another origin's page: the system's colors.
  }
}
