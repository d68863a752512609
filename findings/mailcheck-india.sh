#!/bin/sh
# Two npm packages that correct mistyped addresses of mails send Indians to Israel: "Did you mean …@yahoo.co.il?"
#
# Expected: `.co.in`, `.org.in`, `.net.in` and `.gov.in` are as right as `.co.uk`: they are in the Public Suffix List
#   (https://publicsuffix.org/list/), and yahoo.co.in is Yahoo's own. A suggestion is for what is likely to be wrong.
# Version: mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0. Seen: 2026-11-28.
# Behavior: unless the whole domain is in a list of providers, its ending is compared with a list of endings. `co.in` is
#   not in it, but `co.il` is, one letter away. Of `org.in`, `net.in` and `gov.in` the country is cut off. A visitor who
#   accepts the suggestion never gets an answer, and a stranger may.
# Output:
#> first.last.example@yahoo.co.in: first.last.example@yahoo.co.il, first.last.example@yahoo.co.il
#> asha@example.co.in: asha@example.co.il, asha@example.co.il
#> asha@example.org.in: asha@example.org, asha@example.org
#> asha@example.net.in: asha@example.net, asha@example.net
#> asha@example.gov.in: asha@example.gov, asha@example.gov
#> asha@example.co.uk: none, none
#> asha@example.in: none, none
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import spellChecker from '@zootools/email-spell-checker'
import mailcheck from 'mailcheck'

const emails = ['first.last.example@yahoo.co.in']
for (const ending of ['co.in', 'org.in', 'net.in', 'gov.in', 'co.uk', 'in']) emails.push(`asha@example.${ending}`)
for (const email of emails) {
  const suggestions = [
    mailcheck.run({ email, suggested: ({ full }) => full, empty: () => 'none' }),
    spellChecker.run({ email })?.full ?? 'none',
  ]
  console.log(`${email}: ${suggestions.join(', ')}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
