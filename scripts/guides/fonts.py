#!/usr/bin/env python3
"""Makes the guides' text faces out of the variable master in `scripts/fonts`.

    python3 scripts/guides/fonts.py

Needs fonttools, as `scripts/fonts/build.py` does. Chromium writes a variable font into a PDF as Type 3
(loose drawings); a single weight goes in as TrueType, which is smaller and sharper on every screen.
"""
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / 'fonts'))

from build import DRAWN, TEXT, draw_signs, subset  # noqa: E402
from fontTools.ttLib import TTFont  # noqa: E402
from fontTools.varLib.instancer import instantiateVariableFont  # noqa: E402

MASTER = HERE.parent / 'fonts' / 'atkinson-hyperlegible-next-variable.ttf'
# Sums are written out in the guides.
EXTRA = '÷≈≤≥'
FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'case']


def main() -> None:
    for weight, style in ((400, 'Regular'), (700, 'Bold')):
        font = TTFont(MASTER)
        draw_signs(font)
        font = instantiateVariableFont(font, {'wght': weight})
        subset(font, [ord(c) for c in TEXT + DRAWN + EXTRA], FEATURES)
        family = 'Atkinson Hyperlegible Next'
        names = {1: family, 2: style, 4: f'{family} {style}', 6: f'AtkinsonHyperlegibleNext-{style}', 16: family, 17: style}
        for record in font['name'].names:
            if record.nameID in names:
                record.string = names[record.nameID]
        font['OS/2'].usWeightClass = weight
        font['head'].modified = font['head'].created
        font.recalcTimestamp = False
        path = HERE / 'fonts' / f'atkinson-{weight}.ttf'
        path.parent.mkdir(exist_ok=True)
        font.save(path)
        print(f'{path.name}  {path.stat().st_size / 1000:.1f} kB')


if __name__ == '__main__':
    main()
