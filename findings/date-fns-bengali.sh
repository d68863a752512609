#!/bin/sh
# date-fns writes 5 November 2026 in Bengali as 11/05/2026, which reads as 11 May.
#
# Expected: `P` and `PPP` are dates in the order of the locale (https://date-fns.org/docs/format): the day comes first,
#   as in all of India, and one date has one kind of digits. The Unicode CLDR, and so `Intl`, has ৫/১১/২৬ and ৫ নভেম্বর, ২০২৬ in
#   Bengali, 5/11/26 and 5 नवंबर 2026 in Hindi.
# Version: date-fns 4.4.0. Seen: 2026-11-28.
# Behavior: in Bengali, and in no other of its languages of India, `P` puts the month first. In `PPP` of Bengali and
#   Hindi the day has the digits of the language, but the year has ours. The Bengali one can't even be read back.
# Output:
#> Bengali: 11/05/2026, নভেম্বর ৫ই, 2026, read back: Invalid Date
#> Hindi: 05/11/2026, ५ नवंबर, 2026, read back: 5 November, 2026
#> Gujarati: 5/11/26, 5 નવેમ્બર, 2026, read back: 5 November, 2026
#> Tamil: 5/11/26, 5 நவம்பர், 2026, read back: 5 November, 2026
#> Telugu: 05-11-26, 5 నవంబర్, 2026, read back: 5 November, 2026
#> Kannada: 5/11/26, ನವೆಂಬರ್ 5, 2026, read back: 5 November, 2026
#> English: 05/11/2026, 5 November, 2026, read back: 5 November, 2026
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . date-fns@4.4.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { format, isValid, parse } from 'date-fns'
import { bn, enIN, gu, hi, kn, ta, te } from 'date-fns/locale'

const date = new Date(2026, 10, 5)
const locales = { Bengali: bn, Hindi: hi, Gujarati: gu, Tamil: ta, Telugu: te, Kannada: kn, English: enIN }
for (const [language, locale] of Object.entries(locales)) {
  const long = format(date, 'PPP', { locale })
  const back = parse(long, 'PPP', date, { locale })
  const read = isValid(back) ? format(back, 'PPP', { locale: enIN }) : String(back)
  console.log(`${language}: ${format(date, 'P', { locale })}, ${long}, read back: ${read}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
