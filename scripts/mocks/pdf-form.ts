import type { IncomingMessage, ServerResponse } from 'node:http'

const formPath = '/include/demo/form/free-guides'
export const pdfFormPath = `${formPath}/classic.js`

/**
 * Mock of the embedded form of the free guides: a script with the contract of Formfacade.
 *
 * The page loads it as `…/classic.js?div={id}&prefill={function}&onload={function}`. The script
 * gets values by entry from `window[prefill]()`, renders its form into the element with the id, calls
 * `window[onload]()`, and on submit sets `window.formFacade.result.submitSeq` before it calls
 * `window.facadeListener.onChange('submit')`.
 *
 * | e-mail address        | what happens                                        |
 * |-----------------------|-----------------------------------------------------|
 * | error@example.com     | submitted, but without a `submitSeq`: an error      |
 * | slow-form@example.com | submitted after 2 s                                 |
 *
 * Faults of the script itself are in its query as `fault`: `500`, `hang`, `slow` (after 7 s), `throws`,
 * `html`, `empty` (loads, but renders nothing). To try one by hand, build with
 * `VITE_PDF_FORM_SCRIPT_URL='/include/demo/form/free-guides/classic.js?div=ff-compose&fault=hang'`: the
 * frame that loads the script is sandboxed and sends no referrer, so an option in the URL of the page has no
 * effect.
 *
 * `…/viewform` is the form on a page of its own, like that of the provider.
 *
 * @see https://github.com/formfacade/embed-react
 */
export function handlePdfForm(req: IncomingMessage, res: ServerResponse, url: URL): boolean {
  if (url.pathname === `${formPath}/viewform`) {
    answer(res, 200, 'text/html', formPage)
    return true
  }
  if (url.pathname !== pdfFormPath) return false
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    answer(res, 405, 'text/plain', 'Method Not Allowed')
    return true
  }
  switch (url.searchParams.get('fault')) {
    case 'hang':
      break
    case 'slow':
      setTimeout(() => answer(res, 200, 'text/javascript', script), 7_000)
      break
    case '500':
      answer(res, 500, 'text/plain', 'Internal Server Error')
      break
    case 'html':
      answer(res, 200, 'text/html', '<!doctype html><title>Sorry</title><h1>Sorry</h1>')
      break
    case 'throws':
      answer(res, 200, 'text/javascript', "throw new Error('The embedded form is broken')")
      break
    case 'empty':
      answer(res, 200, 'text/javascript', '')
      break
    default:
      answer(res, 200, 'text/javascript', script)
  }
  return true
}

const formPage = `<!doctype html><html lang="en"><title>Free guides</title><h1>Free guides</h1>
<div id="ff-compose"></div><script src="${pdfFormPath}?div=ff-compose"></script></html>`

function answer(res: ServerResponse, status: number, type: string, body: string) {
  res
    .writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': `${type}; charset=utf-8`,
    })
    .end(body)
}

/** Plain DOM without inline styles or markup in strings, so that it runs under a strict Content Security Policy. */
const script = `(function () {
  'use strict'
  var own = document.currentScript || document.querySelector('script[src*="${pdfFormPath}"]')
  var query = new URL(own.src).searchParams
  var mount = document.getElementById(query.get('div') || 'ff-compose')
  if (!mount) return

  function call(name) {
    var callback = name && window[name]
    return typeof callback === 'function' ? callback() : undefined
  }

  function element(tag, properties, children) {
    var made = document.createElement(tag)
    Object.keys(properties).forEach(function (name) { made.setAttribute(name, properties[name]) })
    ;(children || []).forEach(function (child) { made.append(child) })
    return made
  }

  var fields = [
    { entry: 'entry.1001', label: 'Name', type: 'text', autocomplete: 'name' },
    { entry: 'entry.1002', label: 'Email', type: 'email', autocomplete: 'email' }
  ]
  var prefill = call(query.get('prefill')) || {}

  fields.forEach(function (field, index) {
    var id = 'ff-field-' + index
    field.error = element('p', { id: id + '-error' })
    field.input = element('input', {
      id: id, name: field.entry, type: field.type, autocomplete: field.autocomplete,
      required: '', 'aria-invalid': 'false', 'aria-describedby': id + '-error'
    })
    field.input.value = String(prefill[field.entry] || '')
    field.row = element('p', {}, [element('label', { for: id }, [field.label]), ' ', field.input])
  })
  var button = element('button', { type: 'submit' }, ['Submit'])
  var status = element('p', { role: 'status' })
  var form = element('form', { 'aria-label': 'Free guides', novalidate: '' },
    fields.reduce(function (rows, field) { return rows.concat(field.row, field.error) }, [])
      .concat(element('p', {}, [button]), status))

  var isSent = false
  form.addEventListener('submit', function (event) {
    event.preventDefault()
    if (isSent) return
    var wrong = fields.filter(function (field) {
      field.input.value = field.input.value.trim()
      var isValid = field.input.checkValidity()
      field.error.textContent = isValid ? ''
        : field.input.value ? field.label + ' is not valid' : field.label + ' is required'
      field.input.setAttribute('aria-invalid', String(!isValid))
      return !isValid
    })
    if (wrong.length) {
      wrong[0].input.focus()
      return
    }
    isSent = true
    button.setAttribute('aria-disabled', 'true')
    var email = fields[1].input.value.toLowerCase()
    setTimeout(function () {
      var isRefused = email === 'error@example.com'
      window.formFacade = { result: isRefused ? {} : { submitSeq: 'stand-in-' + Date.now() } }
      status.textContent = isRefused ? 'Your response could not be recorded.' : 'Your response has been recorded.'
      if (isRefused) {
        isSent = false
        button.removeAttribute('aria-disabled')
      }
      var listener = window.facadeListener
      if (listener && typeof listener.onChange === 'function') listener.onChange('submit')
    }, email === 'slow-form@example.com' ? 2000 : 0)
  })

  mount.replaceChildren(form)
  call(query.get('onload'))
})()
`
