#!/usr/bin/python3
"""Orca with a speech server that writes each utterance as a line into a file. recorder.py FILE"""
import re
import sys

import gi

gi.require_version('Gdk', '3.0')
from orca import orca, speechserver


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return server

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            out.write(re.sub(r',(?=[A-Z])', ', ', ' '.join(text.split())) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.speak(context.utterance)


out = open(sys.argv[1], 'w', buffering=1)
server = SpeechServer()
sys.modules['recorder'] = sys.modules['__main__']  # the module in which Orca looks for the speech server
# No echo of typed letters, and nothing that starts by itself when a page has loaded
off = [
    'enableKeyEcho', 'enableEchoByCharacter', 'enableEchoByWord', 'sayAllOnLoad', 'pageSummaryOnLoad', 'enableSound',
    'enableBraille', 'enableBrailleMonitor',
]
settings = {**dict.fromkeys(off, False), 'speechServerFactory': 'recorder'}
orca.getSettingsManager().activate(None, settings)
sys.exit(orca.main())
