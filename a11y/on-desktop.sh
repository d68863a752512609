#!/bin/sh
# Runs a TypeScript file on a virtual screen with a window manager, for browsers with windows: on-desktop.sh FILE …
set -e

missing=
for program in firefox-esr WebKitWebDriver orca dbus-run-session xvfb-run xauth openbox xdotool; do
  command -v "$program" >/dev/null || missing="$missing $program"
done
if [ "$missing" ]; then
  echo "Missing:$missing. On Debian, this installs them as root: sh scripts/install-desktop.sh" >&2
  exit 1
fi

home=$(mktemp -d)
trap 'rm -r "$home"' EXIT
export XDG_RUNTIME_DIR="$home" XDG_DATA_HOME="$home" LANG=C.UTF-8 GSETTINGS_BACKEND=memory GNOME_ACCESSIBILITY=1
# Without a window manager, no window has the focus. What it and the bus print is left out
start='openbox & exec npx tsx "$@" >&3 2>&3'
xvfb-run -a -s '-screen 0 1600x1200x24 -nolisten tcp' \
  sh -c 'dbus-run-session -- sh -c "$0" sh "$@" 3>&1 >/dev/null 2>&1' "$start" "$@"
