/**
 * A plugin of Prettier for YAML and front matter: the form in which the editor writes them. Lists have a line for each
 * item, and texts have quotes, or lines of their own, only where YAML needs them.
 */
import { parsers as prettierParsers } from 'prettier/plugins/yaml'
import { isCollection, isScalar, parseDocument, visit } from 'yaml'

// As in Sveltia CMS 0.221.1
const options = { lineWidth: 0, singleQuote: true }

/** Text without a value, or with a syntax error, stays as it is: Prettier reports the error. */
function preprocess(text) {
  const document = parseDocument(text)
  if (!document.contents || document.errors.length > 0) return text
  visit(document, {
    Node(key, node) {
      node.spaceBefore = false
      if (isCollection(node)) node.flow = false
      if (isScalar(node)) node.type = undefined
    },
  })
  return document.toString(options)
}

export const parsers = { yaml: { ...prettierParsers.yaml, preprocess } }
