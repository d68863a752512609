import { existsSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'

// Import this first. Vite reads `.env` files for the site's code; `src/config.ts` in Node (for the sitemap and the
// policy) must get the same values. Variables of the environment win, as in Vite.
Object.assign(process.env, loadEnv('production', process.cwd(), ['VITE_', 'HOSTING_PROVIDER']))

// Windows PowerShell writes UTF-16, or a byte order mark that becomes part of the first name: Vite then skips it silently,
// as it skips lines without = and cuts values off at # and $. Other programs read other lines of these files
const ours = /^(?!\s*#).*(?:VITE_|HOSTING_PROVIDER)/
const whole =
  /^\s*(?:export\s+)?\w+\s*[=:]\s*(?:"(?:\\.|\$\{\w+\}|[^"\\$])*"|'(?:\\.|\$\{\w+\}|[^'\\$])*'|(?:(?!["'])(?:\\.|\$\{\w+\}|[^#$\\])*\S)?)\s*(?:\s#.*)?$/
for (const file of ['.env', '.env.local', '.env.production', '.env.production.local']) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const cut = text
    .split(/\r?\n/)
    .find((line) => ours.test(line) && !whole.test(line))
    ?.trim()
  if (/[\0\uFEFF\uFFFD]/.test(text))
    console.error(`${file} cannot be read: save it again as UTF-8 without a byte order mark.`)
  else if (cut) console.error(`${file}: “${cut}” is not read whole: write NAME="value" without $.`)
  else continue
  process.exit(1)
}
