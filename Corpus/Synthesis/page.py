"""Documents drawn flat: data pages, visas and card sides at the standard's geometry.

Lengths are millimetres from the sheet's top left corner; `Page.scale` is pixels a millimetre and the
point (x, y) lies at pixel (x * scale - 0.5, y * scale - 0.5), the first pixel's centre being (0, 0).
"""

from dataclasses import dataclass, field
from random import Random

import cv2
import numpy as np

import ink
import paper
from people import Person, random_person
from zone import Zone

# Doc 9303 Parts 4 to 7; the French card until 2021 is of TD2's size.
SIZES = {"MRP": (125.0, 88.0), "TD1": (85.6, 54.0), "TD2": (105.0, 74.0), "MRVA": (120.0, 80.0),
         "MRVB": (105.0, 74.0), "CNIS": (105.0, 74.0)}
MARGINS = {"MRP": (6.0, 9.4), "TD1": (4.0, 7.1), "TD2": (4.0, 9.4), "MRVA": (4.0, 9.4), "MRVB": (4.0, 9.4),
           "CNIS": (4.5, 8.0)}  # left edge of the first cell, bottom edge to the last line's centre
MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()


@dataclass
class Page:
    """A flat sheet: picture, and where on it the zone and the symbols are."""

    image: np.ndarray
    scale: float
    size: tuple[float, float]
    zone: Zone | None = None
    cells: list = field(default_factory=list)  # one (n, 2) array of cell centres a line
    pitch: float = ink.PITCH
    height: float = ink.CAP * ink.PITCH / ink.ADVANCE
    symbols: list = field(default_factory=list)  # (symbology, bytes, four corners)
    radius: float = 0.0
    origin: tuple[float, float] = (0.0, 0.0)  # of the document proper, where the sheet is larger
    extent: tuple[float, float] | None = None  # its width and height, None where it is the sheet

    def pixels(self, points) -> np.ndarray:
        return np.asarray(points, np.float64) * self.scale - 0.5

    def line_corners(self, row: int) -> np.ndarray:
        """TL, TR, BR, BL of a line: whole cells across, the capitals' height down."""
        first, last = self.cells[row][0], self.cells[row][-1]
        w, h = self.pitch / 2, self.height / 2
        return np.array([[first[0] - w, first[1] - h], [last[0] + w, last[1] - h],
                         [last[0] + w, last[1] + h], [first[0] - w, first[1] + h]])

    def zone_corners(self) -> np.ndarray:
        top, bottom = self.line_corners(0), self.line_corners(len(self.cells) - 1)
        return np.array([top[0], top[1], bottom[2], bottom[3]])

    @property
    def grey(self) -> np.ndarray:
        return cv2.cvtColor(self.image, cv2.COLOR_BGR2GRAY)

    def outline(self) -> np.ndarray:
        """The sheet's mask, 255 where there is paper, with its round corners."""
        height, width = self.image.shape[:2]
        mask = np.full((height, width), 255, np.uint8)
        r = int(self.radius * self.scale)
        if r > 1:
            mask[:] = 0
            cv2.rectangle(mask, (r, 0), (width - 1 - r, height - 1), 255, -1)
            cv2.rectangle(mask, (0, r), (width - 1, height - 1 - r), 255, -1)
            for x in (r, width - 1 - r):
                for y in (r, height - 1 - r):
                    cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
        return mask


def render_document(rng: Random, zone: Zone, scale: float, how: ink.Print | None = None, hard: float = 1.0,
                    part: str = "whole", spread: bool = False, stacked: bool = False) -> Page:
    """Draws the document that carries `zone`.

    `part` "zone" draws the paper around the zone only, for fast training strips. `spread` puts another
    page above a passport page; `stacked` puts a card's front above its back, as web pictures show them.
    """
    how = how or ink.random_print(rng, hard)
    page = blank_document(rng, zone.format, scale, hard, zone.person, zone.number, part, spread, stacked)
    _print_zone(rng, page, zone, how, hard)
    return page


def blank_document(rng: Random, format: str, scale: float, hard: float = 1.0, person: Person | None = None,
                   number: str = "", part: str = "whole", spread: bool = False, stacked: bool = False) -> Page:
    """The same document before its zone is printed."""
    person = person or random_person(rng)
    width, height = SIZES[format]
    if part == "zone":
        height = 30.0 if format == "TD1" else 26.0
    page = sheet(rng, width, height, scale, hard)
    if format not in ("MRVA", "MRVB"):
        page.radius = 3.0
    if part == "whole":
        _DRAW[format](rng, page, person, number)
        if rng.random() < 0.15 * hard:
            paper.stamp(rng, page.image, scale)
    if format in ("MRVA", "MRVB") and part == "whole":
        page = _on_sheet(page, sheet(rng, 125.0, 88.0, scale, hard), (125.0 - width) / 2, 86.0 - height)
    if spread and part == "whole" and format in ("MRP", "MRVA", "MRVB"):
        page = _on_sheet(page, _text_page(rng, scale, hard), 0, 88.0, grow=True)
    if stacked and format == "TD1":
        front = card_front(rng, scale, hard, person, number)
        gap = rng.uniform(0, 4)
        base = _plain(front.size[0], 108.0 + gap, scale)
        paper.place(base.image, front.image, 0, 0)
        page = _on_sheet(page, base, 0, 54.0 + gap)
    return page


def card_front(rng: Random, scale: float, hard: float = 1.0, person: Person | None = None, number: str = "") -> Page:
    """An identity card's front: portrait and fields, no zone."""
    person = person or random_person(rng)
    page = sheet(rng, 85.6, 54.0, scale, hard)
    page.radius = 3.0
    _photograph(rng, page, 4, 14, 22, 29)
    pen = ink.Pen(page.image, scale)
    pen.write(6, 7, _country_title(rng, person), 3.4, rng.choice(ink.SANS), _dark(rng))
    pen.write(6, 11, rng.choice(("IDENTITY CARD", "PERSONALAUSWEIS", "CARTE D'IDENTITÉ", "RESIDENCE PERMIT")), 2.2)
    _fields(rng, pen, 30, 16, 36, 36, _card_facts(rng, person, number), 1.0)
    pen.done()
    if rng.random() < 0.5:
        chip(page.image, scale, 70, 20)
    paper.signature(rng, page.image, 8, 50, 22, scale)
    return page


def _plain(width, height, scale, shade=255) -> Page:
    shape = int(round(height * scale)), int(round(width * scale)), 3
    return Page(np.full(shape, shade, np.uint8), scale, (width, height))


def sheet(rng, width, height, scale, hard) -> Page:
    pixels = int(round(width * scale)), int(round(height * scale))
    image = paper.sheet(rng, *pixels)
    if rng.random() < 0.85:
        strong = rng.uniform(0.05, 0.3) if rng.random() < 0.75 else rng.uniform(0.3, 0.45)
        paper.guilloche(rng, image, scale, strong * (0.5 + 0.5 * hard))
    if rng.random() < 0.2 * hard:
        paper.weave(rng, image, rng.uniform(0.1, 0.6))
    return Page(image, scale, (width, height))


def _on_sheet(page: Page, base: Page, x: float, y: float, grow: bool = False) -> Page:
    """Lays a page with its zone on a larger sheet; with `grow` the sheet is lengthened below."""
    image = base.image
    left, top = int(round(x * page.scale)), int(round(y * page.scale))
    if grow:
        rows, columns = top + page.image.shape[0], max(image.shape[1], page.image.shape[1])
        image = np.full((rows, columns, 3), 230, np.uint8)
        paper.place(image, base.image, 0, 0)
        page_height = rows / page.scale
        base = Page(image, page.scale, (base.size[0], page_height))
        shade = np.linspace(0.72, 1, max(2, int(5 * page.scale)))[:, None, None]  # the fold's shadow
        paper.place(image, page.image, left, top)
        for rows in (slice(top, top + len(shade)), slice(top - 1, top - 1 - len(shade), -1)):
            image[rows] = (image[rows] * shade).astype(np.uint8)
    else:
        paper.place(image, page.image, left, top)
    base.image, base.radius = image, page.radius
    offset = np.array([left, top]) / page.scale
    base.cells = [cells + offset for cells in page.cells]
    base.origin, base.extent = tuple(offset + page.origin), page.extent or page.size
    return base


def _print_zone(rng, page, zone, how, hard):
    width, height = page.extent or page.size
    origin = np.array(page.origin)
    left, bottom = MARGINS[zone.format]
    columns = max(len(line) for line in zone.lines)
    left += rng.uniform(-1, 1)
    left = max(1.5, min(left, width - columns * how.pitch - 1.5))
    bottom += rng.uniform(-0.8, 0.8)
    first = height - bottom - how.spacing * (len(zone.lines) - 1)
    band = rng.random()
    if band < 0.45:  # many states leave the zone's ground white, or tint it evenly
        top = first - how.height / 2 - rng.uniform(2.2, 4.5)
        _clear_band(rng, page, origin[0], origin[1] + top, width, height - top)
    margin = 2.0
    mask, cells = ink.zone_mask(rng, zone.lines, how, page.scale, margin)
    corner = origin + np.array([left - margin, first - how.height / 2 - margin])
    pixel = np.round(corner * page.scale).astype(int)
    y, x = max(0, pixel[1]), max(0, pixel[0])
    window = page.image[y : pixel[1] + mask.shape[0], x : pixel[0] + mask.shape[1]]
    part = mask[y - pixel[1] :, x - pixel[0] :][: window.shape[0], : window.shape[1], None] * np.float32(how.strength)
    mixed = window * (1 - part) + np.array(how.colour, np.float32) * part
    np.copyto(window, np.clip(mixed + 0.5, 0, 255).astype(np.uint8))
    page.zone, page.pitch, page.height = zone, how.pitch, how.height
    page.cells = [line + pixel / page.scale for line in cells]


def _clear_band(rng, page, x, y, width, height):
    s = page.scale
    rows, columns = slice(max(0, int(y * s)), int((y + height) * s)), slice(int(x * s), int((x + width) * s))
    area = page.image[rows, columns]
    if area.size == 0:
        return
    keep = rng.choice((0.0, 0.0, 0.3, 0.6))
    ground = np.array(paper.tint(rng), np.float32) if rng.random() < 0.6 else np.full(3, 250, np.float32)
    np.copyto(area, np.clip(area * keep + ground * (1 - keep), 0, 255).astype(np.uint8))
    if rng.random() < 0.3:
        cv2.line(page.image, (columns.start, rows.start), (columns.stop, rows.start), (90, 90, 90), 1)


def _dark(rng):
    return tuple(rng.randint(0, 110) for _ in range(3))


def date_text(rng: Random, date, style: int) -> str:
    year, month, day = date
    d, m = "%02d" % day if day else "XX", "%02d" % month if month else "XX"
    if style == 0:
        return "%s %s %02d" % (d, MONTHS[month - 1] if month else "XXX", year % 100)
    if style == 1:
        return "%s.%s.%04d" % (d, m, year)
    return "%s %s/%s %04d" % (d, MONTHS[month - 1] if month else "XX", m, year)


def _country_title(rng, person):
    return rng.choice(("REPUBLIC OF %s", "%s", "KINGDOM OF %s", "COMMONWEALTH OF %s")) % (
        rng.choice(("ZENITHIA", "UTOPIA", "NOVALAND", "ESTERRA", "MERIDIA", "OSTMARK", "VALDORA")))


def _card_facts(rng, person, number):
    style = rng.randint(0, 2)
    facts = [("Surname / Nom", person.surname.upper()), ("Given names / Prénoms", person.given.upper()),
             ("Nationality", person.nationality), ("Date of birth", date_text(rng, person.birth, style)),
             ("Sex", {"<": "X"}.get(person.sex, person.sex)), ("Place of birth", person.place.upper()),
             ("Document No.", number), ("Date of expiry", date_text(rng, person.expiry, style))]
    return [fact for fact in facts if fact[1]]


def _fields(rng, pen, x, y, width, height, facts, grain):
    """Labels and values in one or two columns, in ordinary fonts."""
    face, label_face = rng.choice(ink.SANS + ink.SERIF[:2] + ink.MONO[:2]), rng.choice(ink.SANS)
    colour, label_colour = tuple(rng.randint(0, 60) for _ in range(3)), _dark(rng)
    size = rng.uniform(2.3, 3.1) * grain
    step = min(rng.uniform(6.4, 8.2) * grain, height / max(1, (len(facts) + 1) // 2 + 2))
    size = min(size, step * 0.5)
    column, row = 0, 0
    for index, (label, value) in enumerate(facts):
        wide = len(value) > 12
        if column == 1 and wide:
            column, row = 0, row + 1
        if (row + 1) * step > height + 0.5:
            break
        left = x + column * width * 0.56
        pen.write(left, y + row * step, label, size * 0.58, label_face, label_colour)
        pen.write(left, y + row * step + size * 1.15, value, size, face, colour)
        if wide or column == 1:
            column, row = 0, row + 1
        else:
            column = 1


def _photograph(rng, page, x, y, width, height):
    s = page.scale
    face = paper.portrait(rng, int(width * s), int(height * s))
    paper.place(page.image, face, int(x * s), int(y * s), rng.choice((1.0, 0.92, 0.8)))


def chip(image, scale, x, y):
    """A card's contact plate."""
    corners = [int(v * scale) for v in (x, y, x + 12, y + 10)]
    cv2.rectangle(image, tuple(corners[:2]), tuple(corners[2:]), (120, 190, 215), -1, cv2.LINE_AA)
    for part in (1 / 3, 2 / 3):
        cx, cy = int(corners[0] + (corners[2] - corners[0]) * part), int(corners[1] + (corners[3] - corners[1]) * part)
        cv2.line(image, (cx, corners[1]), (cx, corners[3]), (70, 120, 140), 1)
        cv2.line(image, (corners[0], cy), (corners[2], cy), (70, 120, 140), 1)


def _passport(rng, page, person, number):
    _photograph(rng, page, 5, 18 + rng.uniform(-3, 2), 32, 41)
    if rng.random() < 0.4:
        s = page.scale
        paper.place(page.image, paper.portrait(rng, int(14 * s), int(18 * s), True), int(104 * s), int(38 * s), 0.6)
    pen = ink.Pen(page.image, page.scale)
    pen.write(6, 7, rng.choice(("PASSPORT", "PASSPORT / PASSEPORT", "REISEPASS", "PASAPORTE", "ПАСПОРТ")), 3.2, ink.SANS[1], _dark(rng))
    pen.write(64, 7, _country_title(rng, person), 3.6, rng.choice(ink.SANS + ink.SERIF), _dark(rng))
    style = rng.randint(0, 2)
    facts = [("Type", "P"), ("Code", person.state), ("Passport No.", number),
             ("1 Surname / Nom", person.surname.upper()), ("2 Given names / Prénoms", person.given.upper()),
             ("3 Nationality", person.nationality), ("4 Date of birth", date_text(rng, person.birth, style)),
             ("5 Sex", {"<": "X"}.get(person.sex, person.sex)), ("6 Place of birth", person.place.upper()),
             ("7 Date of issue", date_text(rng, person.issue, style)), ("8 Date of expiry", date_text(rng, person.expiry, style)),
             ("9 Authority", rng.choice(("MINISTRY OF INTERIOR", "PASSPORT OFFICE", "BEZIRKSAMT", "PREFECTURE")))]
    _fields(rng, pen, 42, 13, 76, 50, [fact for fact in facts if fact[1]], 1.0)
    pen.done()
    paper.signature(rng, page.image, 86, 62, 28, page.scale)
    if rng.random() < 0.12:
        specimen(rng, page)


def _visa(rng, page, person, number):
    _photograph(rng, page, 5, 16, 26, 33)
    pen = ink.Pen(page.image, page.scale)
    pen.write(6, 8, "VISA", 4.6, ink.SANS[1], _dark(rng))
    pen.write(40, 8, _country_title(rng, person), 3.4, rng.choice(ink.SERIF), _dark(rng))
    pen.write(page.size[0] - 30, 8, number, 3.0, ink.MONO[1], (40, 40, 150))
    style = rng.randint(0, 2)
    facts = [("Valid for", rng.choice(("ETATS SCHENGEN", "UTOPIA", "ALL TERRITORIES"))), ("From", date_text(rng, person.issue, style)),
             ("Until", date_text(rng, person.expiry, style)), ("Type", rng.choice("ABCD")), ("Entries", rng.choice(("01", "02", "MULT"))),
             ("Issued in", person.place.upper()), ("Passport No.", number), ("Surname, name", (person.surname + ", " + person.given).upper()[:28])]
    _fields(rng, pen, 36, 15, page.size[0] - 42, 34, facts, 0.95)
    pen.done()
    paper.signature(rng, page.image, 60, page.size[1] - 24, 24, page.scale)


def _card_back(rng, page, person, number):
    pen = ink.Pen(page.image, page.scale)
    style = rng.randint(0, 2)
    facts = [("Place of birth", person.place.upper()), ("Issued", date_text(rng, person.issue, style)),
             ("Authority", rng.choice(("STADT KÖLN", "MIN. INTERIOR", "PREFEITURA", "CITY OFFICE"))),
             ("Address", "%d %s" % (rng.randint(1, 199), rng.choice(("HEIDESTRASSE", "C/ MAYOR", "ELM ST", "RUE BASSE")))),
             ("Height", "%d cm" % rng.randint(148, 201))]
    _fields(rng, pen, 5 + rng.choice((0, 24)), 6, 50, 22, facts, 0.92)
    pen.done()
    corner = rng.random()
    if corner < 0.35:
        chip(page.image, page.scale, 6, 8)
    elif corner < 0.6:
        _photograph(rng, page, 66, 5, 15, 20)
    if rng.random() < 0.2:
        _linear_code(rng, page, 46, 3, 34, 6)


def _card_two(rng, page, person, number):
    _photograph(rng, page, 5, 14, 26, 34)
    pen = ink.Pen(page.image, page.scale)
    pen.write(6, 8, _country_title(rng, person), 3.6, rng.choice(ink.SANS), _dark(rng))
    pen.write(60, 8, rng.choice(("IDENTITY CARD", "TRAVEL DOCUMENT", "OFFICIAL DOCUMENT")), 2.8, ink.SANS[1], _dark(rng))
    _fields(rng, pen, 36, 14, 62, 38, _card_facts(rng, person, number), 1.0)
    pen.done()
    paper.signature(rng, page.image, 66, 50, 26, page.scale)


def _french(rng, page, person, number):
    _photograph(rng, page, 5, 16, 25, 32)
    pen = ink.Pen(page.image, page.scale)
    pen.write(20, 7, "RÉPUBLIQUE UTOPIENNE", 3.6, ink.SERIF[1], _dark(rng))
    pen.write(12, 13, "CARTE NATIONALE D'IDENTITÉ N° :  " + number, 2.4, ink.SANS[2], _dark(rng))
    _fields(rng, pen, 36, 19, 62, 34, _card_facts(rng, person, "")[:6], 1.0)
    pen.done()
    paper.signature(rng, page.image, 60, 52, 30, page.scale)


_DRAW = {"MRP": _passport, "TD1": _card_back, "TD2": _card_two, "MRVA": _visa, "MRVB": _visa, "CNIS": _french}


def _linear_code(rng, page, x, y, width, height):
    s = page.scale
    at = x
    while at < x + width:
        bar = rng.choice((0.25, 0.25, 0.5, 0.75))
        cv2.rectangle(page.image, (int(at * s), int(y * s)), (int((at + bar) * s), int((y + height) * s)), (20, 20, 20), -1)
        at += bar + rng.choice((0.25, 0.5, 0.75))


def specimen(rng: Random, page: Page) -> None:
    """The word SPECIMEN across the page in an open colour, as on published pictures."""
    s = page.scale
    layer = page.image.copy()
    text = rng.choice(("SPECIMEN", "MUSTER", "SAMPLE", "VOID"))
    size = s * 0.42
    cv2.putText(layer, text, (int(20 * s), int(rng.uniform(35, 60) * s)), cv2.FONT_HERSHEY_DUPLEX, size, (70, 60, 200),
                max(1, int(s * 0.5)), cv2.LINE_AA)
    turn = cv2.getRotationMatrix2D((page.image.shape[1] / 2, page.image.shape[0] / 2), rng.uniform(-5, 25), 1)
    layer = cv2.warpAffine(layer, turn, (page.image.shape[1], page.image.shape[0]), borderMode=cv2.BORDER_REFLECT)
    text_only = cv2.absdiff(layer, cv2.warpAffine(page.image, turn, (page.image.shape[1], page.image.shape[0]), borderMode=cv2.BORDER_REFLECT))
    mask = (text_only.max(2) > 25)[..., None]
    np.copyto(page.image, np.where(mask, (page.image * 0.55 + np.array((70, 60, 200)) * 0.45).astype(np.uint8), page.image))


def _text_page(rng, scale, hard):
    """A passport's other page: entries in small print."""
    page = sheet(rng, 125.0, 88.0, scale, hard)
    pen = ink.Pen(page.image, scale)
    running_text(rng, pen, 10, 12, 105, 70, rng.uniform(1.8, 2.8))
    pen.done()
    if rng.random() < 0.5:
        paper.stamp(rng, page.image, scale)
    return page


WORDS = ("the holder of this document may travel without let or hindrance and is afforded every assistance and "
         "protection needed within all territories that recognise it until it expires observations authority "
         "remarques autorités titulaire Inhaber dieser Ausweis bemerkungen validez salvo indicación contraria").split()


def running_text(rng: Random, pen: ink.Pen, x: float, y: float, width: float, height: float, size: float,
                 path: str | None = None, colour=(40, 40, 40)) -> None:
    """Lines of words in an ordinary font, about justified."""
    path = path or rng.choice(ink.SANS + ink.SERIF)
    at = y
    while at < y + height:
        count = max(2, int(width / (size * 0.55) / 6.2))
        if rng.random() < 0.12:
            count //= 3
        pen.write(x, at, " ".join(rng.choice(WORDS) for _ in range(count)), size, path, colour)
        at += size * 1.45
