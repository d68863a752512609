#!/bin/sh
# Two npm packages that correct mistyped addresses of mails send Indians to Israel: "Did you mean asha@yahoo.co.il?"
#
# Expected: `.co.in`, `.org.in`, `.net.in` and `.gov.in` are as right as `.co.uk`: they are in the Public Suffix List
#   (https://publicsuffix.org/list/), and yahoo.co.in is Yahoo's own. A suggestion is for what is likely to be wrong.
# Version: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0
# Behavior: unless the whole domain is in a list of providers, its ending is compared with a list of endings. `co.in` is
#   not in it, but `co.il` is, one letter away. Of `org.in`, `net.in` and `gov.in` the country is cut off. A visitor who
#   accepts the suggestion never gets an answer, and a stranger may.
# Output:
#> asha@yahoo.co.in: asha@yahoo.co.il, asha@yahoo.co.il
#> asha@banyan-loop.co.in: asha@banyan-loop.co.il, asha@banyan-loop.co.il
#> asha@banyan-loop.org.in: asha@banyan-loop.org, asha@banyan-loop.org
#> asha@banyan-loop.net.in: asha@banyan-loop.net, asha@banyan-loop.net
#> asha@banyan-loop.gov.in: asha@banyan-loop.gov, asha@banyan-loop.gov
#> asha@banyan-loop.co.uk: none, none
#> asha@banyan-loop.in: none, none
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 >/dev/null || exit 2

cat >run.mjs <<'END'
import spellChecker from '@zootools/email-spell-checker'
import mailcheck from 'mailcheck'

const domains = ['yahoo.co.in']
for (const ending of ['co.in', 'org.in', 'net.in', 'gov.in', 'co.uk', 'in']) domains.push(`banyan-loop.${ending}`)
for (const domain of domains) {
  const email = `asha@${domain}`
  const suggestions = [
    mailcheck.run({ email, suggested: ({ full }) => full, empty: () => 'none' }),
    spellChecker.run({ email })?.full ?? 'none',
  ]
  console.log(`${email}: ${suggestions.join(', ')}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
