#!/usr/bin/env python3
"""Measures the system faces that stand in while the web fonts load; writes fallback-metrics.json.

    python3 scripts/fonts/measure-fallbacks.py NAME=FILE …

Liberation Sans and Serif have the widths of Arial and Times New Roman and may be given in their place.
"""
import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from build import average_width

measured = {}
for argument in sys.argv[1:]:
    name, file = argument.split('=', 1)
    measured[name] = {'width': round(average_width(TTFont(file)), 5)}
(Path(__file__).parent / 'fallback-metrics.json').write_text(json.dumps(measured, indent=2) + '\n')
