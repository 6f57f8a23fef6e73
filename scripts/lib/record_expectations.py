"""Writes Tests/FontEngineTests/Expectations: fonts.json by fontTools and hb-shape.json by hb-shape."""

import json
import logging
import subprocess
import sys
from pathlib import Path

import fontTools
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

# Fonts that are shaped, with the variations asked for; the others would only add bulk.
SHAPED = [
    ("Montserrat/Montserrat[wght].ttf", "wght=400"),
    ("Montserrat/Montserrat[wght].ttf", "wght=700"),
    ("PTSans/PT_Sans-Web-Regular.ttf", ""),
    ("PTSans/PT_Sans-Web-Bold.ttf", ""),
    ("OpenDyslexic/OpenDyslexic-Regular.otf", ""),
    ("Lato/Lato-Regular.ttf", ""),
    ("AtkinsonHyperlegible/AtkinsonHyperlegible-Regular.ttf", ""),
    ("Figtree/Figtree[wght].ttf", "wght=400"),
    ("Mulish/Mulish[wght].ttf", "wght=400"),
    ("NunitoSans/NunitoSans[YTLC,opsz,wdth,wght].ttf", "YTLC=500,opsz=12,wdth=100,wght=400"),
    ("Inter/Inter[opsz,wght].ttf", "opsz=14,wght=400"),
    ("Inter/Inter[opsz,wght].ttf", "opsz=32,wght=400"),
    ("NotoSansThai/NotoSansThai[wdth,wght].ttf", "wdth=100,wght=400"),
    ("NotoSansArabic/NotoSansArabic[wdth,wght].ttf", "wdth=100,wght=400"),
    ("NotoSansDevanagari/NotoSansDevanagari[wdth,wght].ttf", "wdth=100,wght=400"),
]

# Language, script and text. A text is shaped in each font that has all of its characters.
TEXTS = [
    ("de", "Latn", "Benachrichtigungseinstellungen"),
    ("de", "Latn", "Straße über Ölmühle"),
    ("de", "Latn", "1.250,00 € pro Monat"),
    ("en", "Latn", "Notifications"),
    ("en", "Latn", "AVATAR Today To Wave"),
    ("en", "Latn", "office affluent fjord"),
    ("en", "Latn", "“Quoted” — text…"),
    ("en", "Latn", "LT. P, Yo’u"),
    ("en", "Latn", "Search, filter, save"),
    ("en", "Latn", "2 rooms · 54 m²"),
    ("fr", "Latn", "Réglages de l’été"),
    ("tr", "Latn", "İstanbul’da kiralık"),
    ("pl", "Latn", "Łódź, żółte światło"),
    ("vi", "Latn", "Thị trường nhà đất"),
    ("vi", "Latn", "Ẩm thực & du lịch"),
    ("ru", "Cyrl", "Настройки уведомлений"),
    ("ru", "Cyrl", "Недвижимость и аренда"),
    ("th", "Thai", "ที่อยู่และราคา"),
    ("ar", "Arab", "إعدادات الإشعارات"),
    ("hi", "Deva", "सूचना सेटिंग्स"),
]


def open_font(root, file):
    return TTFont(root / "Fonts" / file, lazy=True)


def top_of(font, character):
    """The top of a character's outline in the default instance, in font units."""
    name = font.getBestCmap().get(ord(character))
    if name is None:
        return None
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return None if pen.bounds is None else round(pen.bounds[3], 4)


def features_of(font):
    tags = set()
    for table in ("GSUB", "GPOS"):
        if table in font and font[table].table.FeatureList:
            tags |= {record.FeatureTag for record in font[table].table.FeatureList.FeatureRecord}
    return sorted(tags)


def facts(root, file):
    font = open_font(root, file)
    head, hhea, os2, name = font["head"], font["hhea"], font["OS/2"], font["name"]
    result = {
        "file": file,
        "outlines": "CFF" if "CFF " in font else "TrueType",
        "names": {str(identifier): name.getDebugName(identifier)
                  for identifier in (1, 2, 4, 6, 16, 17, 25)},
        "unitsPerEm": head.unitsPerEm,
        "glyphCount": font["maxp"].numGlyphs,
        "characterCount": len(font.getBestCmap()),
        "weightClass": os2.usWeightClass,
        "bold": bool(head.macStyle & 1),
        "italic": bool(head.macStyle & 2),
        "hhea": [hhea.ascent, hhea.descent, hhea.lineGap],
        "typo": [os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap],
        "win": [os2.usWinAscent, os2.usWinDescent],
        "useTypoMetrics": bool(os2.fsSelection & 0x80),
        "capHeight": getattr(os2, "sCapHeight", None),
        "xHeight": getattr(os2, "sxHeight", None),
        "topOfH": top_of(font, "H"),
        "topOfx": top_of(font, "x"),
        "features": features_of(font),
    }
    if "fvar" in font:
        result["axes"] = [[axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue]
                          for axis in font["fvar"].axes]
        result["instances"] = [
            {"subfamily": name.getDebugName(instance.subfamilyNameID),
             "postScriptName": name.getDebugName(instance.postscriptNameID),
             "coordinates": list(instance.coordinates.values())}
            for instance in font["fvar"].instances]
    return result


def shape(root, file, variations, language, script, text, scale):
    command = [
        "hb-shape", f"--font-file={root / 'Fonts' / file}", f"--font-size={scale}",
        f"--language={language}", f"--script={script}", "--no-glyph-names",
        "--output-format=json", f"--text={text}"]
    if variations:
        command.append(f"--variations={variations}")
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    return json.loads(output)


def advances(root):
    for file, variations in SHAPED:
        font = open_font(root, file)
        units = font["head"].unitsPerEm
        # Deltas of variable fonts are rounded to the scale, so theirs is finer than the grid.
        scale = units * 64 if "fvar" in font else units
        covered = font.getBestCmap()
        for language, script, text in TEXTS:
            if not all(ord(character) in covered for character in text):
                continue
            glyphs = shape(root, file, variations, language, script, text, scale)
            total = sum(glyph["ax"] for glyph in glyphs)
            yield {"file": file, "variations": variations, "language": language, "script": script,
                   "text": text, "unitsPerEm": units, "glyphs": len(glyphs),
                   "advanceInEm": round(total / scale, 6)}


def write(path, reference, key, entries):
    """One entry a line: small, and a change of one shows as one line."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
                       for entry in entries)
    content = f'{{"reference":{json.dumps(reference)},\n"{key}":[\n{lines}\n]}}\n'
    json.loads(content)
    if not path.is_file() or path.read_text(encoding="utf-8") != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(f"Wrote {path.name}.", file=sys.stderr)


def main():
    # An odd date in a font's head table is nothing to tell.
    logging.disable(logging.WARNING)
    root = Path(sys.argv[1])
    folder = root / "Tests" / "FontEngineTests" / "Expectations"
    listed = json.loads((root / "Fonts" / "fonts.json").read_text(encoding="utf-8"))
    version = subprocess.run(["hb-shape", "--version"], check=True, stdout=subprocess.PIPE,
                             universal_newlines=True).stdout.splitlines()[0]
    write(folder / "fonts.json", f"fontTools {fontTools.version}", "fonts",
          [facts(root, font["file"]) for font in listed])
    write(folder / "hb-shape.json", version, "texts", advances(root))


if __name__ == "__main__":
    main()
