#!/bin/sh
# Yup accepts the 45th of a 13th month: what is no date becomes another one.
#
# Expected: an error. `date` passes a text to `Date`, or reads it as an ISO date, and what fails is an invalid date
#   (https://github.com/jquense/yup#date). `Date` takes none of these. `datetime` wants "a valid ISO date-time", and a year
#   has twelve months there (RFC 3339, 5.7).
# Version: yup 1.7.1
# Behavior: its own ISO parser comes first, and looks at the number of digits only. Too many days, months or hours run on
#   into the next ones: whoever puts the day before the month gets a date years away. `datetime` compares the shape, and
#   leaves the text as it is.
# Output:
#> date, 2026-13-45: 2027-02-14 (Date: invalid)
#> date, 2026-28-11: 2028-04-11 (Date: invalid)
#> date, 2026-00-00: 2026-01-01 (Date: invalid)
#> date, 2026-11-05T25:61: 2026-11-06 (Date: invalid)
#> date, 2026-99-99: 2034-06-07 (Date: invalid)
#> datetime, 2026-99-99T99:99:99Z: 2026-99-99T99:99:99Z (Date: invalid)
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . yup@1.7.1 >/dev/null || exit 2

cat >run.mjs <<'END'
import { date, string } from 'yup'

const native = (text) => (Number.isNaN(Date.parse(text)) ? 'Date: invalid' : 'Date: valid')
for (const text of ['2026-13-45', '2026-28-11', '2026-00-00', '2026-11-05T25:61', '2026-99-99']) {
  const day = await date().validate(text)
  console.log(`date, ${text}: ${day.toISOString().slice(0, 10)} (${native(text)})`)
}
const text = '2026-99-99T99:99:99Z'
console.log(`datetime, ${text}: ${await string().datetime().validate(text)} (${native(text)})`)
END
seen=$(TZ=UTC node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
