#!/bin/bash
# One session of the screen reader Orca around a command: virtual screen, window manager, session bus, accessibility bus.
# All of it ends with the command, or when this script is killed. Exit code 75: the session did not start.
# The command finds what Orca says in the file $VOICE_SPEECH.
home=$(mktemp -d)
here=$(dirname "$(readlink -f "$0")")
export VOICE_SPEECH=$home/speech XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
export LANG=C.UTF-8 GTK_MODULES=gail:atk-bridge GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=unix:path=$home/bus
start() { setpriv --pdeathsig KILL -- "$@" & }
end() {
  {
    [ -n "$command" ] && kill "$command" && wait "$command"
    kill -KILL $(jobs -p)
    wait
  } 2>/dev/null
  rm -rf "$home"
}
trap end EXIT
trap 'exit 143' TERM INT HUP

mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME/orca"
mkfifo "$home/display"
exec 3<>"$home/display"
start Xvfb -displayfd 3 -screen 0 1366x900x24 -nolisten tcp >/dev/null 2>&1
read -r -t 20 display <&3 || exit 75
export DISPLAY=:$display
start dbus-daemon --session --nofork --nosyslog --address="$DBUS_SESSION_BUS_ADDRESS" >/dev/null 2>&1
for _ in $(seq 50); do [ -S "$home/bus" ] && break || sleep 0.1; done
start openbox >/dev/null 2>&1
start /usr/bin/python3 "$here/recorder.py" "$VOICE_SPEECH" >"$home/orca" 2>&1
for _ in $(seq 300); do grep -qs 'Screen reader on' "$VOICE_SPEECH" && break || sleep 0.1; done
grep -qs 'Screen reader on' "$VOICE_SPEECH" || { tail -n 5 "$home/orca"; exit 75; }

setpriv --pdeathsig TERM -- "$@" &
command=$!
wait "$command"
code=$?
command=
exit "$code"
