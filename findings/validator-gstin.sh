#!/bin/sh
# validator.js calls every tax number of an Indian business invalid.
#
# Expected: `isVAT` knows India, as its documentation says (https://github.com/validatorjs/validator.js#validators). The
#   number there, the GSTIN, has two digits for the state, the ten characters of a PAN such as AAAAA0000A, two for the
#   entity, and one to check (Central Goods and Services Tax Rules, 2017, rule 10).
# Version: validator 13.15.35. Seen: 2026-11-28.
# Behavior: it takes fifteen digits, perhaps behind `IN`. Since each PAN has six letters, no GSTIN passes, and nothing
#   that passes is one. A form that asks it turns every customer in India away.
# Output:
#> 22AAAAA0000A1ZC: false
#> IN22AAAAA0000A1ZC: false
#> 123456789012345: true
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . validator@13.15.35 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import validator from 'validator'

// The first has the right check character: C
for (const text of ['22AAAAA0000A1ZC', 'IN22AAAAA0000A1ZC', '123456789012345'])
  console.log(`${text}: ${validator.isVAT(text, 'IN')}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
