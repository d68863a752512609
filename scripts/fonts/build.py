#!/usr/bin/env python3
"""Makes the site's font files out of the two variable masters beside this script.

    python3 scripts/fonts/build.py

Needs fonttools and brotli (Debian: python3-fonttools python3-brotli; elsewhere: pip install fonttools brotli).
Run it by hand after changing the characters or the weights below; what it writes is kept:

    public/fonts/*.woff2        what the browser loads (subset, weights limited)
    scripts/fonts/static/*.ttf  single weights for the social pictures
    scripts/fonts/font-faces.ts every @font-face rule as data, with metric-matched fallbacks

The masters are the projects' own releases under the SIL Open Font License, without reserved names:
github.com/rosettatype/eczar and github.com/googlefonts/atkinson-hyperlegible-next.
"""
import json
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PUBLIC = ROOT / 'public' / 'fonts'
STATIC = HERE / 'static'

ASCII = ''.join(map(chr, range(0x20, 0x7F)))
SIGNS = '\u00a0\u00ad£§©«®°±·»½×\u2011–—‘’“”•…€₹™−'
LETTERS = 'ÀÁÄÇÉÈÍÑÓÖÜàáâäçèéêëíîïñóôöùúüāīūĀ'
TEXT = ASCII + SIGNS + LETTERS
# Drawn here, because neither family has them.
DRAWN = '←↑→↓✓'
# The whole block, the danda and what holds conjuncts together or apart.
DEVANAGARI = [*range(0x0900, 0x0980), 0x200C, 0x200D, 0x25CC, 0x20B9]

# What share of running English each character has; fallbacks are scaled so that a line of text is as long.
FREQUENCY = {
    ' ': 18.3, 'e': 10.2, 't': 7.5, 'a': 6.5, 'o': 6.2, 'n': 5.7, 'i': 5.7, 's': 5.3, 'r': 4.97, 'h': 4.98,
    'l': 3.32, 'd': 3.28, 'u': 2.28, 'c': 2.23, 'm': 2.03, 'f': 1.98, 'w': 1.7, 'g': 1.62, 'p': 1.5, 'y': 1.43,
    'b': 1.26, 'v': 0.8, 'k': 0.56, 'S': 0.3, 'x': 0.14, 'j': 0.1, 'q': 0.08, 'z': 0.05, '.': 0.9, ',': 0.8,
    'A': 0.25, 'T': 0.3, 'W': 0.2, 'I': 0.25, 'C': 0.2, 'P': 0.2, 'M': 0.2, 'B': 0.15, 'O': 0.15, 'E': 0.15,
}  # fmt: skip


def subset(font: TTFont, codepoints, features) -> TTFont:
    if 'gvar' in font:  # the instancer leaves out glyphs that do not vary; the subsetter looks them up
        for glyph in font.getGlyphOrder():
            font['gvar'].variations.setdefault(glyph, [])
    options = Options()
    options.layout_features = features
    options.name_IDs = [1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    options.glyph_names = False
    options.drop_tables += ['DSIG', 'MVAR', 'STAT', 'meta', 'prep', 'gasp']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codepoints)
    subsetter.subset(font)
    return font


def draw_signs(font: TTFont) -> None:
    """Adds arrows and a check mark to a text face, in the weight of its regular."""
    pen_width, advance, mid = 78, 760, 310
    half, head = pen_width / 2, 190

    def arrow(turn):
        # Points of an arrow to the right about its own middle, then turned.
        length, d = 560, half * 1.414
        points = [
            (-length / 2, -half), (length / 2 - half * 2.4, -half), (length / 2 - head - d / 2, -head + d / 2 - half),
            (length / 2 - head + d / 2 - half, -head - half), (length / 2 + half, 0), (length / 2 - head + d / 2 - half, head + half),
            (length / 2 - head - d / 2, head - d / 2 + half), (length / 2 - half * 2.4, half), (-length / 2, half),
        ]  # fmt: skip
        for _ in range(turn):
            points = [(-y, x) for x, y in points]
        return [(x + advance / 2, y + mid) for x, y in points]

    shapes = {
        'uni2192': (0x2192, arrow(0)),
        'uni2191': (0x2191, arrow(1)),
        'uni2190': (0x2190, arrow(2)),
        'uni2193': (0x2193, arrow(3)),
        'uni2713': (0x2713, [(70, 300), (128, 358), (290, 190), (632, 620), (696, 570), (296, 68)]),
    }
    glyf, hmtx, gvar = font['glyf'], font['hmtx'], font['gvar']
    widths = font['HVAR'].table.AdvWidthMap.mapping
    # Combining marks have no width at any weight: their entry says "does not vary".
    constant = widths[font.getBestCmap()[0x0301]]
    order = font.getGlyphOrder()
    for name, (codepoint, points) in shapes.items():
        pen = TTGlyphPen(None)
        area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]))
        points = [(round(x), round(y)) for x, y in (points if area < 0 else points[::-1])]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        glyf[name] = pen.glyph()
        hmtx[name] = (advance, min(x for x, _ in points))
        gvar.variations[name] = []
        widths[name] = constant
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap[codepoint] = name
        if name not in order:
            order.append(name)
    font.setGlyphOrder(order)
    font['maxp'].numGlyphs = len(order)


def average_width(font: TTFont) -> float:
    """Mean advance of English text, in ems. The font must be a single weight."""
    cmap, hmtx, upem = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
    total = sum(FREQUENCY.values())
    return sum(hmtx[cmap[ord(c)]][0] * share for c, share in FREQUENCY.items()) / total / upem


def master(name: str) -> TTFont:
    return TTFont(HERE / f'{name}.ttf')


def at_weight(name: str, weight: int) -> TTFont:
    return instantiateVariableFont(master(name), {'wght': weight})


def write_woff2(font: TTFont, name: str) -> None:
    font.flavor = 'woff2'
    path = PUBLIC / f'{name}.woff2'
    font.save(path)
    print(f'{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.1f} kB')


def unicode_range(codepoints) -> str:
    runs: list[list[int]] = []
    for c in sorted(set(codepoints)):
        if runs and c == runs[-1][1] + 1:
            runs[-1][1] = c
        else:
            runs.append([c, c])
    return ', '.join(f'U+{a:X}' if a == b else f'U+{a:X}-{b:X}' for a, b in runs)


def percent(value: float) -> str:
    return f'{value * 100:.2f}%'


def fallback(family: str, weight_range: str, local_names, metrics, own: TTFont) -> dict:
    """A system face scaled to the web face: same line length, same ascent and descent, so nothing moves on swap."""
    adjust = average_width(own) / metrics['width']
    upem = own['head'].unitsPerEm
    return {
        'fontFamily': family,
        'src': ', '.join(f"local('{name}')" for name in local_names),
        'fontWeight': weight_range,
        'sizeAdjust': percent(adjust),
        'ascentOverride': percent(own['hhea'].ascent / upem / adjust),
        'descentOverride': percent(-own['hhea'].descent / upem / adjust),
        'lineGapOverride': percent(own['hhea'].lineGap / upem / adjust),
    }


def main() -> None:
    PUBLIC.mkdir(parents=True, exist_ok=True)
    STATIC.mkdir(exist_ok=True)
    latin = [ord(c) for c in TEXT]
    drawn = [ord(c) for c in DRAWN]

    eczar = instantiateVariableFont(master('eczar-variable'), {'wght': (500, 500, 700)})
    write_woff2(subset(eczar, latin, ['kern', 'ccmp', 'locl', 'mark', 'tnum']), 'eczar-latin')

    # One weight: it serves names in running text, and its many glyphs would weigh twice as much with all.
    devanagari = at_weight('eczar-variable', 500)
    write_woff2(subset(devanagari, DEVANAGARI, ['*']), 'eczar-devanagari')

    atkinson = instantiateVariableFont(master('atkinson-hyperlegible-next-variable'), {'wght': (400, 400, 700)})
    draw_signs(atkinson)
    write_woff2(subset(atkinson, latin + drawn, ['kern', 'ccmp', 'locl', 'mark', 'tnum', 'case']), 'atkinson-latin')

    for name, weight in (('eczar', 600), ('atkinson-hyperlegible-next', 500)):
        font = at_weight(f'{name}-variable', weight)
        subset(font, latin + (DEVANAGARI if name == 'eczar' else []), ['*'])
        family = 'Eczar' if name == 'eczar' else 'Atkinson'
        for record in font['name'].names:
            if record.nameID in (1, 4, 6, 16):
                record.string = family
        font.save(STATIC / f'{family.lower()}-{weight}.ttf')

    metrics = json.loads((HERE / 'fallback-metrics.json').read_text())
    display, text = 'Eczar', 'Atkinson Hyperlegible Next'
    eczar_600 = at_weight('eczar-variable', 600)
    text_400, text_700 = (at_weight('atkinson-hyperlegible-next-variable', w) for w in (400, 700))
    # Latin without a range, because every page fetches it. Devanagari as a family of its own: as a part of the display
    # face the browser, as long as nobody needs it, looked for a system's face in its place with each new size.
    faces = [
        {'fontFamily': display, 'src': "url('/fonts/eczar-latin.woff2') format('woff2')", 'fontWeight': '500 700',
         'fontDisplay': 'swap'},
        {'fontFamily': f'{display} Devanagari', 'src': "url('/fonts/eczar-devanagari.woff2') format('woff2')",
         'fontWeight': '500 700', 'fontDisplay': 'swap', 'unicodeRange': unicode_range(c for c in DEVANAGARI if c != 0x20B9)},
        {'fontFamily': text, 'src': "url('/fonts/atkinson-latin.woff2') format('woff2')", 'fontWeight': '400 700',
         'fontDisplay': 'swap'},
        # Headings are set at 500 to 700, so a bold system serif stands in for all of them.
        fallback(f'{display} Fallback', '500 700',
                 ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
                 metrics['Times New Roman Bold'], eczar_600),
        fallback(f'{display} Fallback Android', '500 700', ['Noto Serif Bold', 'NotoSerif-Bold'],
                 metrics['Noto Serif Bold'], eczar_600),
        fallback(f'{text} Fallback', '400 550', ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
                 metrics['Arial'], text_400),
        fallback(f'{text} Fallback', '551 700', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
                 metrics['Arial Bold'], text_700),
        fallback(f'{text} Fallback Android', '400 550', ['Roboto', 'Roboto-Regular'], metrics['Roboto'], text_400),
        fallback(f'{text} Fallback Android', '551 700', ['Roboto Bold', 'Roboto-Bold'], metrics['Roboto Bold'], text_700),
    ]  # fmt: skip

    def literal(face: dict) -> str:
        quote = lambda v: "'" + v + "'" if "'" not in v else '"' + v + '"'
        return '  {\n' + ''.join(
            f'    {k}: {quote(v)},\n' if len(v) < 300 else f'    {k}:\n      {quote(v)},\n' for k, v in face.items()
        ) + '  },\n'

    (HERE / 'font-faces.ts').write_text(
        f"""// Written by scripts/fonts/build.py: change that, not this.

/** One `@font-face` rule, in the names CSS-in-JS uses. */
export type FontFace = {{
  readonly fontFamily: string
  readonly src: string
  readonly fontWeight: string
  readonly fontDisplay?: 'swap'
  readonly unicodeRange?: string
  readonly sizeAdjust?: string
  readonly ascentOverride?: string
  readonly descentOverride?: string
  readonly lineGapOverride?: string
}}

/** Files that every page needs, for `<link rel="preload">`. */
export const preloadedFonts: readonly string[] = [
  '/fonts/atkinson-latin.woff2',
  '/fonts/eczar-latin.woff2',
]

export const fontFaces: readonly FontFace[] = [
{''.join(literal(face) for face in faces)}]
"""
    )


if __name__ == '__main__':
    main()
