import { readdirSync, readFileSync, statSync } from 'node:fs'
import { loadEnv } from 'vite'

// Import this first. Vite reads `.env` files for the site's code; `src/config.ts` in Node (for the sitemap and the
// policy) must get the same values. Variables of the environment win, as in Vite.
Object.assign(process.env, loadEnv('production', process.cwd(), ['VITE_', 'HOSTING_PROVIDER']))
// Vercel sets names of its own, and Vite one for a NODE_ENV in a file: they are no settings, and not for the pages
for (const name of Object.keys(process.env))
  if (/^VITE_(?:VERCEL_|USER_NODE_ENV$)/.test(name)) delete process.env[name]

// Vite silently skips names like vite_a, lines without =, the first line after a byte order mark, and all of UTF-16
// (Windows PowerShell). It cuts values off at # and $, and takes the last of two lines
// Such as “VITE_SITE_URL=…”, “ vite-site-url …” or “HOSTING PROVIDER: …”
const ours = /^[^#=]*(?<![a-z_])(?:vite[^a-z]|hosting.?provider)/i
// Such as `VITE_SITE_URL=https://www.your-domain.in # ours`, or `export VITE_SITE_URL="https://…"`
const whole =
  /^ *(?:export )?((?:VITE|HOSTING)_\w+) *= *(?:"(?:\\.|\$\{\w+\}|[^"\\$])*"|'(?:\\.|\$\{\w+\}|[^'\\$])*'|(?:(?!["'])(?:\\.|\$\{\w+\}|[^#$\\])*\S)?)\s*(?:\s#.*)?$/
// `.env`, `.env.local`, `.env.production.local`
const isRead = /^\.env(?:\.production)?(?:\.local)?$/
// `env`, `.env.txt`, `.env-prod.local`: editors add .txt, and systems hide it
const isLike = /^\.?env[-_. ]?(?:prod(?:uction)?|local|\.)*(?:\.txt)?$/i

/** What is wrong with a file of settings, to follow its name. */
function findFault(file: string): string | undefined {
  if (!isRead.test(file)) return ' is not read: rename it to .env.production'
  const text = readFileSync(file, 'utf8')
  if (/[\0\uFEFF\uFFFD]/.test(text))
    return ' cannot be read: save it again as UTF-8 without a byte order mark'
  const lines = text.split(/\r?\n/).filter((line) => ours.test(line))
  const names = lines.map((line) => whole.exec(line)?.[1])
  const twice = names.find((name, i) => name && names.indexOf(name) !== i)
  if (twice) return `: “${twice}” is there twice: remove one of the lines`
  const cut = lines[names.indexOf(undefined)]?.trim()
  return (
    cut && `: “${cut}” is not read: start the line with NAME="value", as in .env.example, without $`
  )
}

for (const file of readdirSync('.').filter((name) => isLike.test(name))) {
  const fault = statSync(file, { throwIfNoEntry: false })?.isFile() && findFault(file)
  if (fault) console.error(`${file}${fault}.`)
  if (fault) process.exit(1)
}
