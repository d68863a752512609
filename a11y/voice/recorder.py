#!/usr/bin/python3
"""Orca with a speech server that writes each utterance as a line of JSON into a file. recorder.py FILE"""
import json
import os
import sys
import types

import gi

gi.require_version('Gdk', '3.0')
from gi.repository import Gio, GLib

# Asks applications to be accessible. It also starts the accessibility bus
status = Gio.bus_get_sync(Gio.BusType.SESSION, None)
for name in ('IsEnabled', 'ScreenReaderEnabled'):
    value = GLib.Variant('(ssv)', ('org.a11y.Status', name, GLib.Variant('b', True)))
    status.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties', 'Set', value, None, 0, -1, None)

# No echo of typed letters, and nothing that starts by itself when a page has loaded
quiet = {
    'enableKeyEcho': False, 'enableEchoByCharacter': False, 'enableEchoByWord': False, 'sayAllOnLoad': False,
    'pageSummaryOnLoad': False, 'enableSound': False, 'enableBraille': False, 'enableBrailleMonitor': False,
}
profile = {'profile': ['Default', 'default'], 'pronunciations': {}, 'keybindings': {}, **quiet}
general = {'startingProfile': ['Default', 'default'], 'activeProfile': ['Default', 'default'], **profile}
with open(os.environ['XDG_DATA_HOME'] + '/orca/user-settings.conf', 'w') as file:
    json.dump({'general': general, 'pronunciations': {}, 'keybindings': {}, 'profiles': {'default': profile}}, file)

from orca import orca, settings, speechserver

out = open(sys.argv[1], 'w', buffering=1)


def write(text):
    if text:
        out.write(json.dumps(text) + '\n')


class SpeechServer(speechserver.SpeechServer):
    one = None
    turn = 0

    @staticmethod
    def getFactoryName():
        return 'recorder'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.one = SpeechServer.one or SpeechServer()
        return SpeechServer.one

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ['recorder', 'default']

    def getVoiceFamilies(self):
        family = speechserver.VoiceFamily
        return [family({family.NAME: 'recorder', family.LANG: 'en'})]

    def speak(self, text=None, acss=None, interrupt=True):
        write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        """One utterance after the other, each in its time: Orca moves its cursor with them."""
        self.turn += 1
        turn = self.turn

        def begin():
            context, _ = next(utterances, (None, None)) if turn == self.turn else (None, None)
            if context is None:
                return
            write(context.utterance)
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

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass


module = types.ModuleType('orca.recorder')
module.SpeechServer = SpeechServer
sys.modules['orca.recorder'] = module
manager = orca.getSettingsManager()
manager.activate(None, {})
for name, value in {**quiet, 'speechServerFactory': 'recorder', 'speechServerInfo': None}.items():
    setattr(settings, name, value)
    manager.setSetting(name, value)
sys.exit(orca.main())
