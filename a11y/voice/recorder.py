#!/usr/bin/python3
"""Orca with a speech server that writes each utterance as a line into a file. recorder.py FILE"""
import re
import sys

import gi

gi.require_version('Gdk', '3.0')
from orca import orca, speech_generator, speechserver


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return server

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            mark = f"[{acss['language']}] " if acss and 'language' in acss else ''
            out.write(mark + re.sub(r',(?=[A-Z])', ', ', ' '.join(text.split())) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        for context, acss in utterances:
            self.speak(context.utterance, acss)


def voice(self, key=None, language=None, **args):
    [acss] = plain_voice(self, key, **args)
    # Orca 43 finds the language of a text out, but does not pass it on to the speech server
    if language and language != 'en':
        acss['language'] = language
    return [acss]


plain_voice = speech_generator.SpeechGenerator.voice
speech_generator.SpeechGenerator.voice = voice


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
