#!/usr/bin/python3
"""Orca with a speech server that writes each utterance as a line of JSON into a file. recorder.py FILE"""
import json
import sys

import gi

gi.require_version('Gdk', '3.0')
from gi.repository import Gio, GLib
from orca import orca, speechserver


class SpeechServer(speechserver.SpeechServer):
    turn = 0

    @staticmethod
    def getFactoryName():
        return 'recorder'

    @staticmethod
    def getSpeechServers():
        return [server]

    @staticmethod
    def getSpeechServer(info=None):
        return server

    def getInfo(self):
        return ['recorder', 'default']

    def getVoiceFamilies(self):
        family = speechserver.VoiceFamily
        return [family({family.NAME: 'recorder', family.LANG: 'en'})]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            out.write(json.dumps(text) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        """One utterance after the other, each in its time: Orca moves its cursor with them."""
        self.turn += 1
        turn = self.turn

        def begin():
            context, _ = next(utterances, (None, None)) if turn == self.turn else (None, None)
            if context is None:
                return
            self.speak(context.utterance)
            context.currentOffset = context.startOffset
            context.currentEndOffset = None
            progress(context.copy(), speechserver.SayAllContext.PROGRESS)
            GLib.timeout_add(20 + 3 * len(context.utterance), complete, context)

        def complete(context):
            if turn == self.turn:
                context.currentOffset = context.endOffset
                progress(context.copy(), speechserver.SayAllContext.COMPLETED)
                GLib.idle_add(begin)

        GLib.idle_add(begin)

    def stop(self):
        self.turn += 1


# Asks applications to be accessible. It also starts the accessibility bus
status = Gio.bus_get_sync(Gio.BusType.SESSION, None)
for name in ('IsEnabled', 'ScreenReaderEnabled'):
    value = GLib.Variant('(ssv)', ('org.a11y.Status', name, GLib.Variant('b', True)))
    status.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties', 'Set', value, None, 0, -1, None)

out = open(sys.argv[1], 'w', buffering=1)
server = SpeechServer()
sys.modules['recorder'] = sys.modules['__main__']  # the module in which Orca looks for the speech server
# No echo of typed letters, and nothing that starts by itself when a page has loaded
off = [
    'enableKeyEcho', 'enableEchoByCharacter', 'enableEchoByWord', 'sayAllOnLoad', 'pageSummaryOnLoad', 'enableSound',
    'enableBraille', 'enableBrailleMonitor',
]
recorder = {'speechServerFactory': 'recorder', 'speechServerInfo': server.getInfo()}
orca.getSettingsManager().activate(None, {**dict.fromkeys(off, False), **recorder})
sys.exit(orca.main())
