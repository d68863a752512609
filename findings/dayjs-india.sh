#!/bin/sh
# Day.js, in Marathi, says "in 3 days" in English, and its clock in the languages of India is "PM 4:30".
#
# Expected: a locale has all words that its formats use. The locales were made from those of Moment, whose interface
#   Day.js has (https://day.js.org).
# Version: dayjs 1.11.23, compared with moment 2.31.0. Seen: 2026-11-29.
# Behavior: Marathi has no relative times, and English ones are used without a word. The formats of eight languages have
#   the time of day before the hour, as "दोपहर" (afternoon) in Moment, but no locale has the function that says it: what
#   stands there is "PM", in a sentence in Hindi. (For Arabic and Kurdish this was reported and mended.)
# Output:
#> hi: PM 4:30 बजे, 3 दिन में (Moment: दोपहर ४:३० बजे, ३ दिन में)
#> mr: PM 4:30 वाजता, in 3 days (Moment: दुपारी ४:३० वाजता, ३ दिवसांमध्ये)
#> gu: PM 4:30 વાગ્યે, 3 દિવસ મા (Moment: બપોર ૪:૩૦ વાગ્યે, ૩ દિવસ મા)
#> bn: PM 4:30 সময়, 3 দিন পরে (Moment: দুপুর ৪:৩০ সময়, ৩ দিন পরে)
#> te: PM 4:30, 3 రోజులు లో (Moment: మధ్యాహ్నం 4:30, 3 రోజులు లో)
#> kn: PM 4:30, 3 ದಿನ ನಂತರ (Moment: ಮಧ್ಯಾಹ್ನ ೪:೩೦, ೩ ದಿನ ನಂತರ)
#> ml: PM 4:30 -നു, 3 ദിവസം കഴിഞ്ഞ് (Moment: ഉച്ച കഴിഞ്ഞ് 4:30 -നു, 3 ദിവസം കഴിഞ്ഞ്)
#> pa-in: PM 4:30 ਵਜੇ, 3 ਦਿਨ ਵਿੱਚ (Moment: ਦੁਪਹਿਰ ੪:੩੦ ਵਜੇ, ੩ ਦਿਨ ਵਿੱਚ)
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . dayjs@1.11.23 moment@2.31.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import { createRequire } from 'node:module'
import dayjs from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import moment from 'moment'

const require = createRequire(import.meta.url)
dayjs.extend(localizedFormat)
dayjs.extend(relativeTime)
const time = '2026-11-05T16:30:00'
for (const language of ['hi', 'mr', 'gu', 'bn', 'te', 'kn', 'ml', 'pa-in']) {
  require(`dayjs/locale/${language}`)
  require(`moment/locale/${language}`)
  const [ours, theirs] = [dayjs(time).locale(language), moment(time).locale(language)]
  const texts = [ours, theirs].map((date) => `${date.format('LT')}, ${date.to(date.clone().add(3, 'day'))}`)
  console.log(`${language}: ${texts[0]} (Moment: ${texts[1]})`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
