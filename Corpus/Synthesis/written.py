"""Pages that are written down as lines (`Corpus/Written`), drawn as pictures.

Each line stands where it is written, in the faces of a page; scripts that these lack are drawn with Noto's.
"""

import json
import re
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np

import ink
import page as pages
import paper
import zone as zones
from facts import FACES, LABEL_FACES, Prints, colours, kinegram, portrait

PAGES = Path(__file__).resolve().parent.parent / "Written" / "pages.jsonl"
SIZES = {"id1": (85.6, 54.0), "id2": (105.0, 74.0), "id3": (125.0, 88.0), "visa": (120.0, 80.0)}
FORMATS = {"td1": "TD1", "td2": "TD2", "td3": "MRP", "mrva": "MRVA"}
SMALL = 1.6  # millimetres: lower capitals are captions
CAPITAL = 0.71  # height of a capital, of the em: DejaVu 0.73, Liberation 0.69
_NOTO = "/usr/share/fonts/truetype/noto/NotoSans"
_CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
# The first and last code point of a script, and what draws it.
SCRIPTS = (
    (0x0530, 0x058F, _NOTO + "Armenian-Regular.ttf"),
    (0x0590, 0x05FF, _NOTO + "Hebrew-Regular.ttf"),
    (0x0600, 0x06FF, "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"),
    (0x0750, 0x077F, "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf"),
    (0x0900, 0x097F, _NOTO + "Devanagari-Regular.ttf"),
    (0x0980, 0x09FF, _NOTO + "Bengali-Regular.ttf"),
    (0x0A80, 0x0AFF, _NOTO + "Gujarati-Regular.ttf"),
    (0x0B80, 0x0BFF, _NOTO + "Tamil-Regular.ttf"),
    (0x0C00, 0x0C7F, _NOTO + "Telugu-Regular.ttf"),
    (0x0C80, 0x0CFF, _NOTO + "Kannada-Regular.ttf"),
    (0x0D80, 0x0DFF, _NOTO + "Sinhala-Regular.ttf"),
    (0x0E00, 0x0E7F, _NOTO + "Thai-Regular.ttf"),
    (0x0E80, 0x0EFF, _NOTO + "Lao-Regular.ttf"),
    (0x1000, 0x109F, _NOTO + "Myanmar-Regular.ttf"),
    (0x10A0, 0x10FF, _NOTO + "Georgian-Regular.ttf"),
    (0x1200, 0x139F, _NOTO + "Ethiopic-Regular.ttf"),
    (0x1780, 0x17FF, _NOTO + "Khmer-Regular.ttf"),
    (0x1800, 0x18AF, _NOTO + "Mongolian-Regular.ttf"),
    (0x3000, 0x30FF, _CJK),
    (0x3100, 0x9FFF, _CJK),
    (0xAC00, 0xD7AF, _CJK),
    (0xFF00, 0xFFEF, _CJK),
)


@lru_cache(maxsize=4)
def written_pages(path: Path = PAGES) -> list[dict]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def _script(character: str) -> str | None:
    code = ord(character)
    return next((face for first, last, face in SCRIPTS if first <= code <= last), None)


@lru_cache(maxsize=None)
def _draws(face: str, character: str) -> bool:
    """Whether a typeface has a character: what it lacks looks like what nobody has."""
    letters = ink.font(face, 32)
    drawn = letters.getmask(character)
    return character == " " or bytes(drawn) != bytes(letters.getmask("\ufffe"))


def _face(rng: Random, faces, texts) -> str:
    """One of the typefaces that have every character of the texts which is of no other script."""
    needed = {c for text in texts for c in text if _script(c) is None}
    able = [face for face in faces if all(_draws(face, c) for c in needed)]
    return rng.choice(able or [ink.SANS[0]])


def _runs(text: str, face: str) -> list[tuple[str, str]]:
    """The text in runs of one typeface; blanks and signs go with what is before them."""
    runs: list[tuple[str, str]] = []
    for character in text:
        other = _script(character)
        if runs and (other is None and not character.isalnum()):
            other = runs[-1][0]
        chosen = other or face
        if runs and runs[-1][0] == chosen:
            runs[-1] = (chosen, runs[-1][1] + character)
        else:
            runs.append((chosen, character))
    return runs


def _width(runs) -> float:
    """Of the em."""
    return sum(ink.font(face, 100).getlength(part) / 100 for face, part in runs)


def _end(line, lines, width: float) -> float:
    """Where a line has to end: before its neighbour in its row, or at the edge."""
    left, baseline, height, text = line
    starts = [
        other[0] - 0.8
        for other in lines
        if other[0] > left + 1 and abs(other[1] - baseline) < 0.8 * max(height, other[2])
    ]
    return min([width - 1.0, *starts])


def _boxes(entry: dict) -> list:
    """About where print stands: left, top, right, bottom of each line."""
    return [
        (x - 0.8, y - 1.3 * h, x + 0.75 * h * len(text) + 0.8, y + 0.4 * h)
        for x, y, h, text in entry["lines"]
    ]


def _is_free(place, boxes) -> bool:
    x, y, wide, tall = place
    return all(b[2] < x or b[0] > x + wide or b[3] < y or b[1] > y + tall for b in boxes)


def _bottom(entry: dict, height: float) -> float:
    """Where the zone begins, or the page ends."""
    return height - {"none": 2.0, "td1": 21.0}.get(entry["zone"], 22.0)


def _portrait_place(entry: dict, width: float, height: float):
    """Left, top, width, height: as it is written, or the largest upright place without print.

    None where it would be small.
    """
    if known := entry.get("portrait"):
        return known[0], known[1], known[2] - known[0], known[3] - known[1]
    if entry["zone"] == "td1":  # the zone is on the other side
        return None
    bottom, boxes = _bottom(entry, height), _boxes(entry)
    most = {"id1": 24.0, "id2": 28.0}.get(entry["size"], 32.0)
    for wide in np.arange(most, 0.6 * most, -1.0):
        tall = 1.27 * wide
        for x in np.arange(2.5, width - wide - 2, 1.5):
            for y in np.arange(4.0, bottom - tall, 1.0):
                if _is_free((x, y, wide, tall), boxes):
                    return x, y, wide, tall
    return None


def _sign(rng: Random, sheet, entry: dict, portrait_place) -> None:
    """A signature where nothing else stands."""
    width, height = SIZES[entry["size"]]
    boxes, bottom = _boxes(entry), _bottom(entry, height)
    if portrait_place:
        x, y, wide, tall = portrait_place
        boxes.append((x, y, x + wide, y + tall))
    wide = 0.2 * width
    places = [
        (x, y, wide, 8.0)
        for x in np.arange(3, width - wide - 3, 2.0)
        for y in np.arange(0.4 * height, bottom - 8, 1.5)
    ]
    free = [place for place in places if _is_free(place, boxes)]
    if free:
        x, y, _, _ = rng.choice(free)
        paper.signature(rng, sheet.image, x, y + 4, wide, sheet.scale)


def _zone(entry: dict) -> zones.Zone:
    """The zone that carries what the page says of its document."""
    facts, format = entry["document"], FORMATS[entry["zone"]]
    primary, secondary = (re.sub("[^A-Z0-9]+", "<", facts[name]) for name in ("last", "first"))
    number, width = facts["number"][:9].ljust(9, "<"), zones.SHAPES[format][1]
    digit = zones.check_digit
    birth, expiry = facts["dob"] + digit(facts["dob"]), facts["exp"] + digit(facts["exp"])
    state, nation = facts["iss"].ljust(3, "<"), facts["nat"].ljust(3, "<")
    sex = facts["sex"] if facts["sex"] in ("M", "F") else "<"
    if format == "TD1":
        first = "I<" + state + number + digit(number) + "<" * 15
        second = birth + sex + expiry + nation + "<" * 11
        second += digit(first[5:30] + second[0:7] + second[8:15] + second[18:29])
        lines = (first, second, zones.name_field(primary, secondary, 30))
    else:
        code = {"MRP": "P<", "MRVA": "V<"}.get(format, "I<")
        second = number + digit(number) + nation + birth + sex + expiry
        if format == "MRP":
            second += "<" * 14 + "0"
        second = second.ljust(width - (format != "MRVA"), "<")
        if format != "MRVA":
            second += digit(second[0:10] + second[13:20] + second[21 : width - 1])
        lines = (code + state + zones.name_field(primary, secondary, width - 5), second)
    return zones.Zone(format, lines, None, facts["number"])


def page(rng: Random, entry: dict, scale: float, hard: float) -> pages.Page:
    """A written page, at so many pixels a millimetre."""
    width, height = SIZES[entry["size"]]
    sheet = pages.sheet(rng, width, height, scale, hard)
    sheet.radius = 0.0 if entry["size"] == "visa" else 3.0
    sheet.prints = Prints(entry["zone"])
    lines = entry["lines"]
    if (place := _portrait_place(entry, width, height)) is not None:
        portrait(rng, sheet, *place)
    if rng.random() < 0.2:
        kinegram(rng, sheet, rng.uniform(0.3, 0.8) * width, 0.1 * width)
    pen, (ink_colour, tint) = ink.Pen(sheet.image, scale), colours(rng)
    face = _face(rng, FACES, [line[3] for line in lines])
    label = _face(rng, LABEL_FACES, [line[3] for line in lines])
    for line in lines:
        x, y, capitals, text = line
        small = capitals < SMALL
        runs = _runs(text, label if small else face)
        size = capitals / CAPITAL
        size = min(size, (_end(line, lines, width) - x) / max(_width(runs), 0.1))
        for path, part in runs:
            pen.write(x, y, part, size, path, tint if small else ink_colour)
            x += size * ink.font(path, 100).getlength(part) / 100
    pen.done()
    if rng.random() < 0.4 and entry["zone"] != "td1":
        _sign(rng, sheet, entry, place)
    if entry["zone"] != "none":
        pages._print_zone(rng, sheet, _zone(entry), ink.random_print(rng, 0.3), 0.3)
    sheet.prints.fields = {name: text.split("|") for name, text in entry["print"].items()}
    return sheet
