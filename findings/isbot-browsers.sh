#!/bin/sh
# The npm package isbot counts people as bots whose browser is made for the blind, or for old computers.
#
# Expected: isbot tells programs from people (https://github.com/omrilotan/isbot). In edbrowse, made for the
#   blind (https://edbrowse.org), in EWW, the browser of Emacs and so of its audio desktop, Emacspeak, in Dillo and in
#   NetSurf a person reads, as in Lynx, w3m, ELinks and Links.
# Version: isbot 5.2.3, asked for the names that these browsers of Debian 12 send. Seen: 2026-11-28.
# Behavior: NetSurf is on its list by name, Emacs matches `url`, and edbrowse and Dillo look like a name and a number
#   only. A server that answers bots otherwise, without forms or not at all, and a count of visitors leave these people out.
# Output:
#> edbrowse/3.7.7: a bot
#> URL/Emacs Emacs/28.2 (TTY; x86_64-pc-linux-gnu): a bot
#> Dillo/3.0.5: a bot
#> NetSurf/3.10 (Linux): a bot
#> Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8: no bot
#> w3m/0.5.3+git20230121: no bot
#> ELinks/0.13.2 (textmode; Linux x86_64; -): no bot
#> Links (2.28; Linux x86_64; GNU C 12.2; dump): no bot
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . isbot@5.2.3 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { isBot } from 'isbot'

const agents = [
  'edbrowse/3.7.7',
  'URL/Emacs Emacs/28.2 (TTY; x86_64-pc-linux-gnu)',
  'Dillo/3.0.5',
  'NetSurf/3.10 (Linux)',
  'Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8',
  'w3m/0.5.3+git20230121',
  'ELinks/0.13.2 (textmode; Linux x86_64; -)',
  'Links (2.28; Linux x86_64; GNU C 12.2; dump)',
]
for (const agent of agents) console.log(`${agent}: ${isBot(agent) ? 'a' : 'no'} bot`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
