#!/bin/sh
# Installs what `npm run browsers` and `npm run voice` need, and Java for the Nu checker. Runs as root on Debian.
set -e
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  chromium firefox-esr webkit2gtk-driver orca at-spi2-core dbus-daemon xvfb xauth openbox xdotool default-jre-headless fonts-liberation
