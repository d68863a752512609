#!/bin/sh
# Formfacade's React component keeps its first handler, and asks for its script with doubled parameters.
#
# Expected: the handler of the latest render is called, as with every React component. Strict mode, which runs effects
#   twice to find such mistakes, changes nothing that is requested.
# Version: @formfacade/embed-react 1.1.2 with react 19.3.1. Seen: 2026-11-27.
# Behavior: the effect that sets the handlers runs again only for another address. It appends to the variable that
#   holds the address, so that its second run appends to the result of the first. The globals outlive the component.
# Output:
#> called after the second render: first handler
#> parameters in strict mode: div, prefill, onload, prefill, onload
#> left after unmounting: facadeListener, ffOnLoadForm, ffPrefillForm
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @formfacade/embed-react@1.1.2 react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { Window } from 'happy-dom'

const window = new Window({ url: 'https://www.example.com/' })
const { document, navigator } = window
for (const [name, value] of Object.entries({ window, document, navigator }))
  Object.defineProperty(globalThis, name, { value, configurable: true })
globalThis.IS_REACT_ACT_ENVIRONMENT = true
const { createElement: h, act, StrictMode } = await import('react')
const { createRoot } = await import('react-dom/client')
const { default: Form } = await import('@formfacade/embed-react')

const formFacadeURL = 'https://forms.example/classic.js?div=form'
const form = (name) => h(Form, { formFacadeURL, onSubmitForm: () => (called = name) })
let called
const root = createRoot(document.body.appendChild(document.createElement('div')))
await act(() => root.render(form('first handler')))
await act(() => root.render(form('second handler')))
window.facadeListener.onChange('submit')
console.log(`called after the second render: ${called}`)

await act(() => root.render(h(StrictMode, null, form('third handler'))))
const parameters = new URL(document.scripts[0].src).searchParams.keys()
console.log(`parameters in strict mode: ${[...parameters].join(', ')}`)
await act(() => root.unmount())
const left = Object.keys(window).filter((name) => /^(ff|facade)/.test(name))
console.log(`left after unmounting: ${left.sort().join(', ')}`)
END
seen=$(NODE_ENV=development node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
