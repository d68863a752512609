/*
 * The form of the free guides. The page around it loads `classic.js?div={id}&prefill={function}&onload={function}`. The
 * script gets values by entry from the first function, renders its form into the element, and calls the second one. On
 * submit it sets `formFacade.result.submitSeq` before it calls `facadeListener.onChange('submit')`. With the address
 * error@example.com there is no `submitSeq`.
 */
{
  const { searchParams } = new URL(document.currentScript.src)
  const call = (name) => window[searchParams.get(name)]?.()
  const renderField = (entry, label, type, autocomplete) =>
    `<p><label for="${entry}">${label}</label> <input id="${entry}" name="${entry}" type="${type}" autocomplete="${autocomplete}" required aria-invalid="false" aria-describedby="${entry}-error"></p><p id="${entry}-error"></p>`

  const form = document.createElement('form')
  form.noValidate = true
  form.setAttribute('aria-label', 'Free guides')
  form.innerHTML = `${renderField('entry.1001', 'Name', 'text', 'name')}${renderField('entry.1002', 'Email', 'email', 'email')}<p><button type="submit">Submit</button></p><p role="status"></p>`
  const inputs = [...form.querySelectorAll('input')]
  const button = form.querySelector('button')
  const prefilled = call('prefill') ?? {}
  for (const input of inputs) input.value = prefilled[input.name] ?? ''

  const isWrong = (input) => {
    input.value = input.value.trim()
    const isValid = input.checkValidity()
    const message = `${input.labels[0].textContent} is ${input.value ? 'not valid' : 'required'}`
    document.getElementById(`${input.id}-error`).textContent = isValid ? '' : message
    input.setAttribute('aria-invalid', String(!isValid))
    return !isValid
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.hasAttribute('aria-disabled')) return
    const [wrong] = inputs.filter(isWrong)
    if (wrong) return wrong.focus()
    button.setAttribute('aria-disabled', 'true')
    const isRefused = inputs[1].value.toLowerCase() === 'error@example.com'
    setTimeout(() => {
      window.formFacade = { result: isRefused ? {} : { submitSeq: `stand-in-${Date.now()}` } }
      form.querySelector('[role=status]').textContent = isRefused
        ? 'Your response could not be recorded.'
        : 'Your response has been recorded.'
      if (isRefused) button.removeAttribute('aria-disabled')
      window.facadeListener?.onChange('submit')
    })
  })

  document.getElementById(searchParams.get('div')).replaceChildren(form)
  call('onload')
}
