"""Makes the tiny fonts of Fonts/Fixtures with fontTools: round numbers, fixed times, the same bytes every time."""

import io
import struct
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.sfnt import SFNTReader, SFNTWriter
from fontTools.ttLib.tables.TupleVariation import TupleVariation

# 2024-01-01 in seconds since 1904, as the head table counts.
MOMENT = 3786912000


@dataclass(frozen=True)
class Glyph:
    """A glyph of one box: its characters, its advance, and the box (left, bottom, right, top)."""

    characters: str
    advance: int = 500
    box: tuple = None


@dataclass(frozen=True)
class Design:
    """Everything that sets one fixture apart from Round-Regular."""

    family: str
    style: str = "Regular"
    glyphs: dict = field(default_factory=dict)
    units_per_em: int = 1000
    hhea: tuple = (800, -200, 0)
    typo: tuple = (800, -200, 0)
    win: tuple = (800, 200)
    use_typo_metrics: bool = False
    weight: int = 400
    cap_height: int = 700
    x_height: int = 500
    features: str = ""
    postscript_name: str = None
    other_names: dict = field(default_factory=dict)

    @property
    def bold(self):
        return self.style == "Bold"


def letters(first, last):
    return "".join(chr(code) for code in range(ord(first), ord(last) + 1))


def plain_glyphs(characters, advance, top):
    """One glyph for each character, with ink from 50 to 50 before the advance."""
    return {
        f"u{ord(character):04X}": Glyph(character, advance, (50, 0, advance - 50, top))
        for character in characters
    }


def round_glyphs():
    glyphs = {
        "space": Glyph(" \u00A0"),
        "hyphen": Glyph("-\u2010", box=(50, 250, 450, 350)),
        "softhyphen": Glyph("\u00AD", box=(50, 250, 450, 350)),
        "period": Glyph(".", box=(200, 0, 300, 100)),
        "comma": Glyph(",", box=(200, -100, 300, 100)),
        "ellipsis": Glyph("\u2026", box=(50, 0, 450, 100)),
        "f_i": Glyph("", 800, (50, 0, 750, 700)),
    }
    glyphs.update(plain_glyphs(letters("A", "Z") + letters("0", "9"), 500, 700))
    glyphs.update(plain_glyphs(letters("a", "z"), 500, 500))
    return glyphs


ROUND_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern { pos u0041 u0056 -100; pos u0054 u006F -80; } kern;
feature liga { sub u0066 u0069 by f_i; } liga;
"""

ROUND = Design("Round", glyphs=round_glyphs(), features=ROUND_FEATURES)
# The same glyphs without kerning and ligatures, for fixtures about something else.
PLAIN = replace(ROUND, features="")


def scaled(design, factor):
    """The same design on a finer grid."""
    def times(values):
        return tuple(value * factor // 1000 for value in values)

    glyphs = {
        name: Glyph(glyph.characters, glyph.advance * factor // 1000, glyph.box and times(glyph.box))
        for name, glyph in design.glyphs.items()
    }
    return replace(
        design, glyphs=glyphs, units_per_em=factor, hhea=times(design.hhea), typo=times(design.typo),
        win=times(design.win), cap_height=design.cap_height * factor // 1000,
        x_height=design.x_height * factor // 1000)


def draw(pen, box):
    if box:
        left, bottom, right, top = box
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.lineTo((right, top))
        pen.lineTo((right, bottom))
        pen.closePath()


def outline(box):
    pen = TTGlyphPen(None)
    draw(pen, box)
    return pen.glyph()


def builder(design, cff=False):
    """Puts all tables of a static font together."""
    glyphs = {".notdef": Glyph("", 600, (50, 0, 550, 700)), **design.glyphs}
    fb = FontBuilder(design.units_per_em, isTTF=not cff)
    fb.updateHead(created=MOMENT, modified=MOMENT, macStyle=1 if design.bold else 0, fontRevision=1.0)
    fb.setupGlyphOrder(list(glyphs))
    fb.setupCharacterMap({
        ord(character): name for name, glyph in glyphs.items() for character in glyph.characters})
    postscript_name = design.postscript_name or f"{design.family.replace(' ', '')}-{design.style}"
    if cff:
        strings = {}
        for name, glyph in glyphs.items():
            pen = T2CharStringPen(glyph.advance, None)
            draw(pen, glyph.box)
            strings[name] = pen.getCharString()
        fb.setupCFF(postscript_name, {"FullName": f"{design.family} {design.style}"}, strings, {})
    else:
        fb.setupGlyf({name: outline(glyph.box) for name, glyph in glyphs.items()})
    fb.setupHorizontalMetrics({
        name: (glyph.advance, glyph.box[0] if glyph.box else 0) for name, glyph in glyphs.items()})
    ascent, descent, gap = design.hhea
    fb.setupHorizontalHeader(ascent=ascent, descent=descent, lineGap=gap)
    fb.setupNameTable({
        "familyName": design.family,
        "styleName": design.style,
        "uniqueFontIdentifier": f"1.000;{postscript_name}",
        "fullName": f"{design.family} {design.style}",
        "version": "Version 1.000",
        "psName": postscript_name,
        **design.other_names,
    }, mac=False)
    fb.setupOS2(
        version=4, usWeightClass=design.weight, achVendID="TEST",
        fsSelection=(0x20 if design.bold else 0x40) | (0x80 if design.use_typo_metrics else 0),
        sTypoAscender=design.typo[0], sTypoDescender=design.typo[1], sTypoLineGap=design.typo[2],
        usWinAscent=design.win[0], usWinDescent=design.win[1],
        sCapHeight=design.cap_height, sxHeight=design.x_height)
    fb.setupPost(keepGlyphNames=False)
    if design.features:
        fb.addOpenTypeFeatures(design.features)
    return fb


def bytes_of(font):
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def static(design, cff=False):
    return bytes_of(builder(design, cff).font)


def variable(design, axis, instances, changes):
    """A font with one axis (tag, minimum, default, maximum, name).

    Instances are (style, value, PostScript name or None). Changes give, for the minimum (-1) and the
    maximum (1) of the axis, by how much each glyph's right side and advance move.
    """
    fb = builder(design)
    tag = axis[0]
    fb.setupFvar([axis], [
        {"location": {tag: value}, "stylename": style,
         **({"postscriptfontname": name} if name else {})}
        for style, value, name in instances])
    variations = {}
    for name, glyph in design.glyphs.items():
        variations[name] = []
        for side, change in changes.items():
            support = (-1.0, -1.0, 0.0) if side < 0 else (0.0, 1.0, 1.0)
            corners = [(0, 0), (0, 0), (change, 0), (change, 0)] if glyph.box else []
            phantoms = [(0, 0), (change, 0), (0, 0), (0, 0)]
            variations[name].append(TupleVariation({tag: support}, corners + phantoms))
    fb.setupGvar(variations)
    return bytes_of(fb.font)


def weights(postscript_family):
    styles = [("Thin", 100), ("Regular", 400), ("Semi Bold", 600), ("Bold", 700)]
    return [
        (style, value,
         f"{postscript_family}-{style.replace(' ', '')}" if postscript_family else None)
        for style, value in styles]


def collection(*fonts):
    made = TTCollection()
    made.fonts = [TTFont(io.BytesIO(font), recalcTimestamp=False) for font in fonts]
    return bytes_of(made)


def packed(font, flavor):
    opened = TTFont(io.BytesIO(font), recalcTimestamp=False)
    opened.flavor = flavor
    return bytes_of(opened)


def with_tables(font, without=(), changed=None):
    """The same font without some tables, or with other bytes in them."""
    reader = SFNTReader(io.BytesIO(font))
    tags = [tag for tag in reader.keys() if tag not in without]
    buffer = io.BytesIO()
    writer = SFNTWriter(buffer, len(tags), reader.sfntVersion)
    for tag in tags:
        writer[tag] = changed[tag](reader[tag]) if changed and tag in changed else reader[tag]
    writer.close()
    return buffer.getvalue()


def with_number(offset, value):
    """A change of a table that writes a 16-bit number at an offset."""
    def change(table):
        return table[:offset] + struct.pack(">H", value) + table[offset + 2:]
    return change


def with_wrong_checksums(font):
    """Every sum in the table directory, and the whole file's in head, is off."""
    changed = bytearray(font)
    count, = struct.unpack_from(">H", changed, 4)
    for index in range(count):
        record = 12 + 16 * index
        tag, checksum, offset, _ = struct.unpack_from(">4sIII", changed, record)
        struct.pack_into(">I", changed, record + 4, checksum ^ 0xDEADBEEF)
        if tag == b"head":
            adjustment, = struct.unpack_from(">I", changed, offset + 8)
            struct.pack_into(">I", changed, offset + 8, adjustment ^ 0xDEADBEEF)
    return bytes(changed)


def fixtures():
    """The files by name."""
    regular = static(ROUND)
    bold = static(replace(ROUND, style="Bold", weight=700))
    made = {
        "Round-Regular.ttf": regular,
        "Round-Bold.ttf": bold,
        "Round-CFF.otf": static(replace(ROUND, family="Round CFF"), cff=True),
        "Round2048-Regular.ttf": static(scaled(replace(PLAIN, family="Round2048"), 2048)),
        "Round.woff": packed(regular, "woff"),
        "Round.woff2": packed(regular, "woff2"),
        "Collection.ttc": collection(regular, bold),
    }

    # Vertical metrics.
    made["MetricsDisagree-Regular.ttf"] = static(replace(
        PLAIN, family="MetricsDisagree", hhea=(900, -300, 0), typo=(700, -300, 200),
        win=(1100, 400)))
    made["LineGap-Regular.ttf"] = static(replace(
        PLAIN, family="LineGap", hhea=(800, -200, 90), typo=(800, -200, 90)))
    made["UseTypo-Regular.ttf"] = static(replace(
        PLAIN, family="UseTypo", hhea=(900, -250, 0), typo=(750, -250, 200), win=(900, 250),
        use_typo_metrics=True))
    made["Varies-Regular.ttf"] = static(replace(PLAIN, family="Varies"))
    made["Varies-Bold.ttf"] = static(replace(
        PLAIN, family="Varies", style="Bold", weight=700, hhea=(900, -300, 0),
        typo=(900, -300, 0), win=(900, 300)))
    made["SystemName-Regular.ttf"] = static(replace(
        PLAIN, family="Helvetica", postscript_name="SystemName-Regular"))
    made["WrongHeights-Regular.ttf"] = static(replace(
        PLAIN, family="WrongHeights", cap_height=1000, x_height=1000))

    # Variable fonts.
    axis = ("wght", 100, 400, 900, "Weight")
    grown = {-1: -100, 1: 200}
    made["Variable-PS.ttf"] = variable(
        replace(PLAIN, family="Variable PS"), axis, weights("NamedInstance"), grown)
    made["Variable-NoPS.ttf"] = variable(
        replace(PLAIN, family="Variable NoPS",
                other_names={"variationsPostScriptNamePrefix": "VariableNoPSRoman"}),
        axis, weights(None), grown)
    made["Variable-NoPS25.ttf"] = variable(
        replace(PLAIN, family="Variable Plain Thin", weight=100,
                postscript_name="VariablePlain-Thin",
                other_names={"typographicFamily": "Variable Plain",
                             "typographicSubfamily": "Thin"}),
        ("wght", 100, 100, 900, "Weight"), weights(None), {1: 400})
    made["OpticalSize.ttf"] = variable(
        replace(PLAIN, family="OpticalSize"), ("opsz", 8, 16, 48, "Optical Size"),
        [("Regular", 16, "OpticalSize-Regular"), ("Display", 48, "OpticalSize-Display")],
        {-1: 60, 1: -80})

    # Coverage and ink.
    made["Blank-Regular.ttf"] = static(replace(PLAIN, family="Blank", glyphs={
        **PLAIN.glyphs, **plain_glyphs("\u0448", 500, 500),
        "blank": Glyph("\u00E9\u0436", 500)}))
    made["TallInk-Regular.ttf"] = static(replace(PLAIN, family="TallInk", glyphs={
        **PLAIN.glyphs,
        "above": Glyph("\u1EA4", 500, (50, 0, 450, 1400)),
        "below": Glyph("\u1ECB", 500, (50, -900, 450, 500)),
        "beside": Glyph("\u0192", 500, (-120, 0, 640, 700)),
        "acute": Glyph("\u0301", 0, (-300, 850, -200, 1000))}))
    made["Signs-Regular.ttf"] = static(replace(PLAIN, family="Signs", glyphs={
        **PLAIN.glyphs, **plain_glyphs("\u20B9\u20BA\u20BD", 500, 700),
        "euro": Glyph("\u20AC", 500, (50, 0, 450, 600))}))
    made["Fallback-Regular.ttf"] = static(replace(PLAIN, family="Fallback", glyphs={
        "space": Glyph(" ", 700),
        **plain_glyphs(letters("\u0410", "\u042F"), 700, 700),
        **plain_glyphs(letters("\u0430", "\u044F"), 700, 500)}))
    made["Bidi-Regular.ttf"] = static(replace(PLAIN, family="Bidi", glyphs={
        **PLAIN.glyphs, **plain_glyphs("()", 500, 700),
        **plain_glyphs(letters("\u05D0", "\u05EA"), 600, 500),
        **plain_glyphs("\u060C" + letters("\u0621", "\u063A") + letters("\u0641", "\u064A"),
                       600, 500)}))
    # Rules that look past a space, each of another type: a letter changes with the word before.
    across = {
        "Glyphs": "sub u0041 space u0042' by u0043;",
        "Classes": "@left = [u0041 u0044]; @right = [u0042 u0045]; @new = [u0043 u0046];"
                   "sub @left space @right' by @new;",
        "Rest": "sub [u0041 u0044] [space u0061] u0042' lookup swap;",
        "Ligature": "sub u0041 space u0042 by f_i;",
        "Through": "lookup first { sub u0044 by u0041; } first;"
                   "lookup then { sub u0041 space u0042' by u0043; } then;",
        "Called": "sub u0044 u0041' lookup join;",
        "Composed": "sub u00E9 space u0042' by u0043;",
        "Skipping": "lookup across { lookupflag IgnoreBaseGlyphs; sub f_i f_i' by u0043; } across;",
    }
    for name, rule in across.items():
        features = "lookup swap { sub u0042 by u0043; } swap;" \
            "lookup join { sub u0041 space u0042 by f_i; } join;" \
            f"feature calt {{ {rule} }} calt;"
        if name == "Skipping":
            features = "table GDEF { GlyphClassDef [space u0041 u0042],[f_i],,; } GDEF;" \
                "feature liga { sub u0066 u0069 by f_i; } liga;" + features
        made[f"Across{name}-Regular.ttf"] = static(
            replace(PLAIN, family=f"Across{name}", features=features, glyphs={
                **PLAIN.glyphs, **plain_glyphs("CF", 900, 700), **plain_glyphs("é", 500, 700)}))
    made["SpaceKern-Regular.ttf"] = static(replace(PLAIN, family="SpaceKern", features="""
        feature kern { pos u0061 space -50; pos space u0062 -70; pos hyphen u0062 -30; } kern;
        """))

    # Faults.
    for name, tags in {
        "NoOS2": ["OS/2"], "NoHhea": ["hhea"], "NoName": ["name"], "NoCmap": ["cmap"],
        "NoGlyf": ["glyf", "loca"],
    }.items():
        made[f"{name}.ttf"] = with_tables(static(replace(PLAIN, family=name)), without=tags)
    made["WrongChecksums.ttf"] = with_wrong_checksums(static(replace(PLAIN, family="WrongChecksums")))
    made["HugeCounts.ttf"] = with_tables(static(replace(PLAIN, family="HugeCounts")), changed={
        "maxp": with_number(4, 0xFFFF),   # numGlyphs
        "hhea": with_number(34, 0xFFFF),  # numberOfHMetrics
        "name": with_number(2, 0xFFFF),   # count of records
        "cmap": with_number(2, 0xFFFF),   # count of subtables
    })
    made["NoUnits.ttf"] = with_tables(static(replace(PLAIN, family="NoUnits")), changed={
        "head": with_number(18, 0)})      # unitsPerEm
    return made


def main():
    root = Path(sys.argv[1])
    folder = root / "Fonts" / "Fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    made = fixtures()
    for name, content in sorted(made.items()):
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)
            print(f"Wrote Fonts/Fixtures/{name} ({len(content)} bytes).", file=sys.stderr)
    readme = (root / "Fonts" / "README.md").read_text(encoding="utf-8")
    faults = [f"Fonts/Fixtures/{path.name} is not made by this script: remove it or add it."
              for path in sorted(folder.iterdir()) if path.name not in made]
    faults += [f"Fonts/README.md does not mention {name}: add a row." for name in sorted(made)
               if f"`{name}`" not in readme]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
