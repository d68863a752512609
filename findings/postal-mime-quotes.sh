#!/bin/sh
# The npm package postal-mime puts the marks of a quotation into its sentences: "it costs > ₹5 lakh".
#
# Expected: lines of plain text with `format=flowed` that end in a space are joined to a paragraph. In quotations the
#   marks, `>`, are taken off first, and a line with another number of them is never joined
#   (https://www.rfc-editor.org/rfc/rfc3676#section-4.5). Thunderbird and Apple Mail send such text.
# Version: postal-mime 4.0.0, compared with mailparser 3.14.2. Seen: 2026-11-28.
# Behavior: lines are joined as they are. Each line of a quotation but the first leaves its marks in the middle of the
#   sentence, where "> ₹5 lakh" says "more than". A quotation that ends in a space takes the answer in.
# Output:
#> postal-mime:
#>   > You wrote that it costs > ₹5 lakh a year, and > 18 % GST.
#>   >> Do we pay >> in advance?
#>   > Yes, half. We agree to this.
#> mailparser:
#>   > You wrote that it costs ₹5 lakh a year, and 18 % GST.
#>   >> Do we pay in advance?
#>   > Yes, half.
#>   We agree to this.
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . postal-mime@4.0.0 mailparser@3.14.2 \
  >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'

const mail = [
  'From: client@example.com',
  'To: studio@example.com',
  'Date: Thu, 5 Nov 2026 10:30:00 +0530',
  'Subject: Re: Offer',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  'Content-Transfer-Encoding: 8bit',
  '',
  '> You wrote that it costs ',
  '> ₹5 lakh a year, and ',
  '> 18 % GST.',
  '>> Do we pay ',
  '>> in advance?',
  '> Yes, half. ',
  'We agree ',
  'to this.',
  ''
].join('\r\n')
const show = (name, text) => console.log([`${name}:`, ...text.trim().split('\n')].join('\n  ').replace(/ +$/gm, ''))
show('postal-mime', (await PostalMime.parse(mail)).text)
show('mailparser', (await simpleParser(mail)).text)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
