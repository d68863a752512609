#!/bin/sh
# Runs a TypeScript file on a virtual screen with a window manager, for browsers with windows: on-desktop.sh FILE …
# Installs what is missing, as root on Debian. Where that fails, says so and ends: as failed in CI, as skipped elsewhere.
set -e
packages='firefox-esr webkit2gtk-driver orca at-spi2-core dbus-daemon xvfb xauth openbox xdotool'

install() {
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages
}

if ! dpkg -s $packages >/dev/null 2>&1 && ! install >/dev/null 2>&1; then
  if [ "$CI" ]; then outcome=Failed count=1; else outcome=Skipped count=0; fi
  echo "$outcome: only root on Debian can install $packages"
  echo "0 passed, $count failed"
  exit $count
fi

home=$(mktemp -d)
trap 'rm -r "$home"' EXIT
export XDG_RUNTIME_DIR="$home" XDG_DATA_HOME="$home" LANG=C.UTF-8 GSETTINGS_BACKEND=memory GNOME_ACCESSIBILITY=1
# Without a window manager, no window has the focus. What it and the bus print is left out
start='openbox & exec npx tsx "$@" >&3 2>&3'
xvfb-run -a -s '-screen 0 1600x1200x24 -nolisten tcp' \
  sh -c 'dbus-run-session -- sh -c "$0" sh "$@" 3>&1 >/dev/null 2>&1' "$start" "$@"
