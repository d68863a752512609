import { readFileSync } from 'node:fs'

import { answer, faults, find, readOption, type Answers, type Mock } from './answer'

const script = readFileSync(new URL('./pdf-form-script.js', import.meta.url), 'utf8')
const scriptType = 'text/javascript'

/** Faults of the script, in its query: `&fault=throws`. */
const answers: Answers = {
  ...faults,
  throws: () => answer("throw new Error('The embedded form is broken')", scriptType),
  empty: () => answer('', scriptType), // loads, but renders nothing
}

/**
 * Mock of the script with the form of the free guides, which has the contract of Formfacade. To try a fault by hand,
 * build with `VITE_PDF_FORM_SCRIPT_URL='/include/demo/form/free-guides/classic.js?div=ff-compose&fault=hang'`.
 *
 * @see https://github.com/formfacade/embed-react
 */
export const answerPdfForm: Mock = (request) =>
  find(answers, readOption(request, ''))?.() ?? answer(script, scriptType)

/** The form on a page of its own, like that of the provider. */
export const answerFormPage: Mock = () =>
  answer(
    `<!doctype html><html lang="en"><title>Free guides</title><h1>Free guides</h1><div id="ff-compose"></div><script src="classic.js?div=ff-compose"></script></html>`,
    'text/html',
  )
