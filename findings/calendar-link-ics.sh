#!/bin/sh
# The npm package calendar-link writes events that Thunderbird's parser refuses, and addresses that end at a semicolon.
#
# Expected: a day without a time is `DTSTART;VALUE=DATE:20261108`, and `;` and `,` in a text are written `\;` and `\,`
#   (RFC 5545, 3.8.2.4 and 3.3.11).
# Version: calendar-link 2.11.5, read by ical.js 2.2.1 (which Thunderbird uses) and python3-vobject 0.9.6 (Debian 12).
#   Seen: 2026-11-29.
# Behavior: `VALUE=DATE` is missing, so that the day counts as a time without hours: ical.js throws and the visitor has
#   no event. Nothing is escaped: vobject ends the address at its first comma. The links for Google and Outlook are right.
# Output:
#> Open day: DTSTART:20261108, in ical.js: invalid date-time value: "2026-11-08T::"
#> Workshop: DTSTART:20261108T050000Z, in ical.js: 2026-11-08T05:00:00Z
#> Open day for Google: 20261108/20261109
#> LOCATION:12, MG Road; Bhopal
#> in vobject: 12
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='python3-vobject'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  calendar-link@2.11.5 ical.js@2.2.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { google, ics } from 'calendar-link'
import ICAL from 'ical.js'

const location = '12, MG Road; Bhopal'
const fileOf = (event) => decodeURIComponent(ics(event).replace(/^[^,]*,/, ''))
function read(file) {
  try {
    return new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')).startDate.toString()
  } catch ({ message }) {
    return message
  }
}
const day = { title: 'Open day', start: '2026-11-08', allDay: true }
const time = { title: 'Workshop', start: '2026-11-08T10:30:00+05:30', duration: [1, 'hour'], location }
for (const event of [day, time]) {
  const file = fileOf(event)
  console.log(`${event.title}: ${file.match(/DTSTART.*/)[0]}, in ical.js: ${read(file)}`)
}
console.log(`Open day for Google: ${new URL(google(day)).searchParams.get('dates')}`)
writeFileSync('workshop.ics', fileOf(time))
console.log(fileOf(time).match(/LOCATION.*/)[0])
END
cat >read.py <<'END'
import vobject

event = vobject.readOne(open('workshop.ics', newline='').read()).vevent
print('in vobject:', event.location.value)
END
seen=$(node run.mjs && /usr/bin/python3 read.py) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
