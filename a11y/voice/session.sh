#!/bin/bash
# session.sh COMMAND…: runs a command with the screen reader Orca on a virtual screen. The command finds what Orca says
# in the file $VOICE_SPEECH. Exit code 75: the session did not start. All processes stay in the group of this one.
home=$(mktemp -d)
export VOICE_SPEECH=$home/speech XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export LANG=C.UTF-8 GTK_MODULES=gail:atk-bridge GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=unix:path=$home/bus
trap 'rm -rf "$home"' EXIT
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME/orca"
mkfifo "$home/display"
exec 3<>"$home/display"
Xvfb -displayfd 3 -screen 0 1366x900x24 -nolisten tcp >/dev/null 2>&1 &
read -r -t 20 display <&3 || exit 75
export DISPLAY=:$display
dbus-daemon --session --nofork --nosyslog --address="$DBUS_SESSION_BUS_ADDRESS" >/dev/null 2>&1 &
until [ -S "$home/bus" ]; do sleep 0.1; done
openbox >/dev/null 2>&1 &
/usr/bin/python3 "$(dirname "$0")/recorder.py" "$VOICE_SPEECH" >"$home/orca" 2>&1 &
for _ in $(seq 300); do grep -qs 'Screen reader on' "$VOICE_SPEECH" && break || sleep 0.1; done
grep -qs 'Screen reader on' "$VOICE_SPEECH" || { tail -n 5 "$home/orca"; exit 75; }
"$@"
