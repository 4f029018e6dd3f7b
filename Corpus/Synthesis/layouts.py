"""What stands above the zone: titles, portraits, fields in ordinary fonts, signatures, stamps.

Every function draws on a page's picture; lengths are millimetres.
"""

from random import Random

import cv2
import numpy as np

import ink
import paper

MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()


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
        rng.choice(("ZENITHIA", "UTOPIA", "NOVALAND", "ESTERRA", "MERIDIA", "OSTMARK", "VALDORA"))
    )


def _card_facts(rng, person, number):
    style = rng.randint(0, 2)
    facts = [
        ("Surname / Nom", person.surname.upper()),
        ("Given names / Prénoms", person.given.upper()),
        ("Nationality", person.nationality),
        ("Date of birth", date_text(rng, person.birth, style)),
        ("Sex", {"<": "X"}.get(person.sex, person.sex)),
        ("Place of birth", person.place.upper()),
        ("Document No.", number),
        ("Date of expiry", date_text(rng, person.expiry, style)),
    ]
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


def _chip(image, scale, x, y):
    """A card's contact plate."""
    corners = [int(v * scale) for v in (x, y, x + 12, y + 10)]
    cv2.rectangle(image, tuple(corners[:2]), tuple(corners[2:]), (120, 190, 215), -1, cv2.LINE_AA)
    for part in (1 / 3, 2 / 3):
        cx, cy = int(corners[0] + (corners[2] - corners[0]) * part), int(
            corners[1] + (corners[3] - corners[1]) * part
        )
        cv2.line(image, (cx, corners[1]), (cx, corners[3]), (70, 120, 140), 1)
        cv2.line(image, (corners[0], cy), (corners[2], cy), (70, 120, 140), 1)


def front(rng, page, person, number):
    """A card's front."""
    _photograph(rng, page, 4, 14, 22, 29)
    pen = ink.Pen(page.image, page.scale)
    pen.write(6, 7, _country_title(rng, person), 3.4, rng.choice(ink.SANS), _dark(rng))
    pen.write(
        6,
        11,
        rng.choice(("IDENTITY CARD", "PERSONALAUSWEIS", "CARTE D'IDENTITÉ", "RESIDENCE PERMIT")),
        2.2,
    )
    _fields(rng, pen, 30, 16, 36, 36, _card_facts(rng, person, number), 1.0)
    pen.done()
    if rng.random() < 0.5:
        _chip(page.image, page.scale, 70, 20)
    paper.signature(rng, page.image, 8, 50, 22, page.scale)


def _passport(rng, page, person, number):
    _photograph(rng, page, 5, 18 + rng.uniform(-3, 2), 32, 41)
    if rng.random() < 0.4:
        s = page.scale
        paper.place(
            page.image,
            paper.portrait(rng, int(14 * s), int(18 * s), True),
            int(104 * s),
            int(38 * s),
            0.6,
        )
    pen = ink.Pen(page.image, page.scale)
    pen.write(
        6,
        7,
        rng.choice(("PASSPORT", "PASSPORT / PASSEPORT", "REISEPASS", "PASAPORTE", "ПАСПОРТ")),
        3.2,
        ink.SANS[1],
        _dark(rng),
    )
    pen.write(64, 7, _country_title(rng, person), 3.6, rng.choice(ink.SANS + ink.SERIF), _dark(rng))
    style = rng.randint(0, 2)
    facts = [
        ("Type", "P"),
        ("Code", person.state),
        ("Passport No.", number),
        ("1 Surname / Nom", person.surname.upper()),
        ("2 Given names / Prénoms", person.given.upper()),
        ("3 Nationality", person.nationality),
        ("4 Date of birth", date_text(rng, person.birth, style)),
        ("5 Sex", {"<": "X"}.get(person.sex, person.sex)),
        ("6 Place of birth", person.place.upper()),
        ("7 Date of issue", date_text(rng, person.issue, style)),
        ("8 Date of expiry", date_text(rng, person.expiry, style)),
        (
            "9 Authority",
            rng.choice(("MINISTRY OF INTERIOR", "PASSPORT OFFICE", "BEZIRKSAMT", "PREFECTURE")),
        ),
    ]
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
    facts = [
        ("Valid for", rng.choice(("ETATS SCHENGEN", "UTOPIA", "ALL TERRITORIES"))),
        ("From", date_text(rng, person.issue, style)),
        ("Until", date_text(rng, person.expiry, style)),
        ("Type", rng.choice("ABCD")),
        ("Entries", rng.choice(("01", "02", "MULT"))),
        ("Issued in", person.place.upper()),
        ("Passport No.", number),
        ("Surname, name", (person.surname + ", " + person.given).upper()[:28]),
    ]
    _fields(rng, pen, 36, 15, page.size[0] - 42, 34, facts, 0.95)
    pen.done()
    paper.signature(rng, page.image, 60, page.size[1] - 24, 24, page.scale)


def _card_back(rng, page, person, number):
    pen = ink.Pen(page.image, page.scale)
    style = rng.randint(0, 2)
    facts = [
        ("Place of birth", person.place.upper()),
        ("Issued", date_text(rng, person.issue, style)),
        ("Authority", rng.choice(("STADT KÖLN", "MIN. INTERIOR", "PREFEITURA", "CITY OFFICE"))),
        (
            "Address",
            "%d %s"
            % (
                rng.randint(1, 199),
                rng.choice(("HEIDESTRASSE", "C/ MAYOR", "ELM ST", "RUE BASSE")),
            ),
        ),
        ("Height", "%d cm" % rng.randint(148, 201)),
    ]
    _fields(rng, pen, 5 + rng.choice((0, 24)), 6, 50, 22, facts, 0.92)
    pen.done()
    corner = rng.random()
    if corner < 0.35:
        _chip(page.image, page.scale, 6, 8)
    elif corner < 0.6:
        _photograph(rng, page, 66, 5, 15, 20)
    if rng.random() < 0.2:
        _linear_code(rng, page, 46, 3, 34, 6)


def _card_two(rng, page, person, number):
    _photograph(rng, page, 5, 14, 26, 34)
    pen = ink.Pen(page.image, page.scale)
    pen.write(6, 8, _country_title(rng, person), 3.6, rng.choice(ink.SANS), _dark(rng))
    pen.write(
        60,
        8,
        rng.choice(("IDENTITY CARD", "TRAVEL DOCUMENT", "OFFICIAL DOCUMENT")),
        2.8,
        ink.SANS[1],
        _dark(rng),
    )
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


def _swiss_back(rng, page, person, number):
    """The same above three lines of print, with a number elsewhere."""
    _licence_back(rng, page, person, "", lowest=32)


def _licence_back(rng, page, person, number, lowest=54):
    """The table of categories of a European driving licence (2006/126/EC, annex I), with some dates."""
    pen = ink.Pen(page.image, page.scale)
    ink_colour = _dark(rng)
    categories = ("AM", "A1", "A2", "A", "B1", "B", "C1", "C", "D1", "D", "BE", "C1E", "CE", "DE")
    rows = categories[: rng.randint(9, 14)]
    height = rng.uniform(2.4, 2.9)
    left, top = rng.uniform(22, 30), rng.uniform(3, 5)
    pen.write(left, top, "9.          10.                11.              12.", 1.7, ink.SANS[0], ink_colour)
    for row, category in enumerate(rows):
        y = top + 1 + (row + 1) * height
        if y > lowest:
            break
        pen.line([(left, y + 0.4), (81, y + 0.4)], ink_colour, 0.1)
        pen.write(left, y, category, 1.8, ink.SANS[1], ink_colour)
        if rng.random() < 0.4:
            pen.write(left + 17, y, date_text(rng, person.issue, 0), 1.7, ink.SANS[2], ink_colour)
            pen.write(left + 32, y, date_text(rng, person.expiry, 0), 1.7, ink.SANS[2], ink_colour)
    pen.write(4, 12, "12.  01.01", 1.7, ink.SANS[0], ink_colour)
    pen.write(4, 40, number, 1.9, ink.SANS[1], ink_colour)
    pen.done()


DRAW = {
    "MRP": _passport,
    "TD1": _card_back,
    "TD2": _card_two,
    "MRVA": _visa,
    "MRVB": _visa,
    "CNIS": _french,
    "FRDL": _licence_back,
    "CHDL": _swiss_back,
}


def _linear_code(rng, page, x, y, width, height):
    s = page.scale
    at = x
    while at < x + width:
        bar = rng.choice((0.25, 0.25, 0.5, 0.75))
        cv2.rectangle(
            page.image,
            (int(at * s), int(y * s)),
            (int((at + bar) * s), int((y + height) * s)),
            (20, 20, 20),
            -1,
        )
        at += bar + rng.choice((0.25, 0.5, 0.75))


def specimen(rng: Random, page) -> None:
    """The word SPECIMEN across the page in an open colour, as on published pictures."""
    s = page.scale
    layer = page.image.copy()
    text = rng.choice(("SPECIMEN", "MUSTER", "SAMPLE", "VOID"))
    size = s * 0.42
    cv2.putText(
        layer,
        text,
        (int(20 * s), int(rng.uniform(35, 60) * s)),
        cv2.FONT_HERSHEY_DUPLEX,
        size,
        (70, 60, 200),
        max(1, int(s * 0.5)),
        cv2.LINE_AA,
    )
    turn = cv2.getRotationMatrix2D(
        (page.image.shape[1] / 2, page.image.shape[0] / 2), rng.uniform(-5, 25), 1
    )
    layer = cv2.warpAffine(
        layer, turn, (page.image.shape[1], page.image.shape[0]), borderMode=cv2.BORDER_REFLECT
    )
    text_only = cv2.absdiff(
        layer,
        cv2.warpAffine(
            page.image,
            turn,
            (page.image.shape[1], page.image.shape[0]),
            borderMode=cv2.BORDER_REFLECT,
        ),
    )
    mask = (text_only.max(2) > 25)[..., None]
    np.copyto(
        page.image,
        np.where(
            mask, (page.image * 0.55 + np.array((70, 60, 200)) * 0.45).astype(np.uint8), page.image
        ),
    )


WORDS = (
    "the holder of this document may travel without let or hindrance and is afforded every assistance and "
    "protection needed within all territories that recognise it until it expires observations authority "
    "remarques autorités titulaire Inhaber dieser Ausweis bemerkungen validez salvo indicación contraria"
).split()


def running_text(
    rng: Random,
    pen: ink.Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    size: float,
    path: str | None = None,
    colour=(40, 40, 40),
) -> None:
    """Lines of words in an ordinary font, about justified."""
    path = path or rng.choice(ink.SANS + ink.SERIF)
    at = y
    while at < y + height:
        count = max(2, int(width / (size * 0.55) / 6.2))
        if rng.random() < 0.12:
            count //= 3
        pen.write(x, at, " ".join(rng.choice(WORDS) for _ in range(count)), size, path, colour)
        at += size * 1.45
