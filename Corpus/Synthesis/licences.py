"""Fronts of driving licences: fields by number in Europe, by label in America."""

from random import Random

import ink
import paper
from captions import CAPTIONS
from facts import (
    FACES,
    LABEL_FACES,
    Prints,
    colours,
    date,
    fitted,
    iso,
    known_person,
    portrait,
    serial,
)

STATES = (
    "CALIFORNIA CA",
    "TEXAS TX",
    "OHIO OH",
    "VIRGINIA VA",
    "COLORADO CO",
    "ARIZONA AZ",
    "OREGON OR",
    "MICHIGAN MI",
    "KANSAS KS",
    "MAINE ME",
    "IOWA IA",
    "UTAH UT",
)
STREETS = (
    "MAIN ST",
    "OAK AVE",
    "24TH STREET",
    "N ELM DR",
    "RIVER RD",
    "SUNSET BLVD APT 4",
    "W PARK LN",
)
TOWNS = ("ANYTOWN", "SPRINGFIELD", "RIVERTON", "LAKESIDE", "FAIRVIEW", "GEORGETOWN")
CATEGORIES = ("AM/B/L", "AM/A1/B", "B", "AM/B/BE/L/T", "A/B1/B", "AM/A/B/C1/C", "B1/B/f/k/q")


def european_licence(rng: Random, page) -> None:
    """A driving licence of Directive 2006/126/EC, annex I: fields by their numbers."""
    person = known_person(rng, rng.choice([name for name in CAPTIONS]))
    page.prints = Prints("eu-licence")
    number = serial(
        rng, rng.choice(("A999AAA9A99", "99999999", "AAAAA999999AA9AA", "9999999999", "AA9999999A"))
    )
    portrait(rng, page, 5 + rng.uniform(-1.5, 1), 14 + rng.uniform(-1, 3), 22, 28)
    pen, (ink_colour, tint) = ink.Pen(page.image, page.scale), colours(rng)
    face, label = rng.choice(FACES), rng.choice(LABEL_FACES)
    flag = (150, 60, 20)
    pen.rectangle(4, 3, 9, 7, flag)
    pen.write(8.5, 7.6, person.state[:3], 2.6, ink.SANS[1], (40, 220, 250), "ms")
    title = rng.choice(
        (
            "FÜHRERSCHEIN",
            "PERMIS DE CONDUIRE",
            "DRIVING LICENCE",
            "PATENTE DI GUIDA",
            "PRAWO JAZDY",
            "PERMISO DE CONDUCCIÓN",
            "RIJBEWIJS",
            "KÖRKORT",
        )
    )
    pen.write(16, 7, title, 3.2, ink.SANS[1], tint)
    authority = rng.choice(
        (
            "LANDRATSAMT " + person.place.upper(),
            "DVLA",
            "STADT " + person.place.upper(),
            "MIT-UCO",
            "PREFECTURE 75",
            "RDW",
            "TRAFICOM",
            "ORDU " + person.place.upper(),
        )
    )
    size, small = rng.uniform(2.6, 3.2), rng.uniform(1.5, 2.6)
    x, indent = 29 + rng.uniform(-1, 2), rng.uniform(3.2, 5.2)
    mark, style = rng.choice((".", ".", ".", "")), rng.choice((0, 0, 0, 3))
    category = rng.choice(CATEGORIES)
    street = "%d %s" % (
        rng.randint(1, 199),
        rng.choice(("BURNS CRESCENT", "HOOFDSTRAAT", "RUE BASSE")),
    )
    rows = [
        [("1", person.surname.upper())],
        [("2", person.given.upper())],
        [("3", date(rng, person.birth, style) + " " + person.place.upper())],
        [("4a", date(rng, person.issue, style)), ("4c", authority)],
        [("4b", date(rng, person.expiry, style))],
        [("5", number)],
    ]
    if rng.random() < 0.3:
        rows[4].append(("4d", serial(rng, "9999999999")))
    if rng.random() < 0.3:
        rows.append([("8", street + ", " + person.place.upper())])
        page.prints.fields["address"] = [street + ", " + person.place.upper()]
    step = rng.uniform(4.3, 34 / len(rows))
    y = 14 + rng.uniform(-1, 0.5)
    for row in rows:
        at = x
        for name, value in row:
            pen.write(at, y, name + mark, small, label, tint)
            wide = indent if len(name) == 1 else indent + 0.5
            end = 83 if name == row[-1][0] else at + 23
            fitted(pen, at + wide, y, value, size, face, ink_colour, end)
            at += rng.uniform(24, 27)
        y += step
    pen.write(x, 51, "9" + mark, small, label, tint)
    pen.write(x + indent, 51, category, size, face, ink_colour)
    pen.write(x, y, "7" + mark, small, label, tint)
    pen.done()
    paper.signature(rng, page.image, x + indent, y + 1, 18, page.scale)
    page.prints.fields |= {
        "surname": [person.surname.upper()],
        "given": [person.given.upper()],
        "dateOfBirth": iso(person.birth),
        "placeOfBirth": [person.place.upper()],
        "dateOfIssue": iso(person.issue),
        "dateOfExpiry": iso(person.expiry),
        "authority": [authority],
        "documentNumber": [number],
    }


def american_licence(rng: Random, page) -> None:
    """A driver licence of the AAMVA card design standard, or of a state before it: labels, month first."""
    person = known_person(rng, rng.choice(("english", "hawaiian", "italian", "spanish", "dutch")))
    page.prints = Prints("us-licence")
    plain = {"Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U", "Ñ": "N", "Ò": "O", "Ü": "U"}
    surname, given = (
        "".join(plain.get(c, c) for c in name.upper()) for name in (person.surname, person.given)
    )
    number = serial(
        rng,
        rng.choice(("A9999999", "99999999", "A99-99-9999", "999999999", "AA999999", "999 999 999")),
    )
    state, code = rng.choice(STATES).rsplit(" ", 1)
    standard = rng.random() < 0.6  # the numbers of the standard before the labels
    sign = rng.choice(("/", "/", "/", "-"))

    def day(value):
        year, month, number = value
        return "%02d%s%02d%s%04d" % (month, sign, number, sign, year)

    street, town = "%d %s" % (rng.randint(1, 9999), rng.choice(STREETS)), rng.choice(TOWNS)
    town = "%s, %s %05d" % (town, code, rng.randint(10000, 99999))
    left = rng.random() < 0.8
    portrait(rng, page, 4 if left else 58, 12 + rng.uniform(-1, 2), 24, 31)
    pen, (ink_colour, tint) = ink.Pen(page.image, page.scale), colours(rng)
    face, label = rng.choice(FACES), rng.choice(LABEL_FACES)
    x = 31 if left else 4
    pen.write(5, 7.5, state, 5, rng.choice((ink.SERIF[2], ink.SANS[1])), tint)
    pen.write(48, 7, rng.choice(("DRIVER LICENSE", "DRIVER'S LICENSE")), 3, ink.SANS[1], tint)
    size, small = rng.uniform(2.6, 3.1), rng.uniform(1.5, 2.1)
    colon = rng.choice(("", "", ":"))
    names = (
        {
            "dl": "4d " + rng.choice(("DL NO.", "DLN", "LIC#", "DL")),
            "exp": "4b EXP",
            "ln": rng.choice(("1", "1 LN")),
            "fn": rng.choice(("2", "2 FN")),
            "dob": "3 DOB",
            "adr": "8",
            "iss": "4a ISS",
            "class": "9 CLASS",
            "sex": "15 SEX",
            "hgt": "16 HGT",
            "eyes": "18 EYES",
            "dd": "5 DD",
        }
        if standard
        else {
            "dl": rng.choice(("DL", "LIC. NO.", "DLN", "ID")),
            "exp": rng.choice(("EXP", "EXPIRES")),
            "ln": "LN",
            "fn": "FN",
            "dob": "DOB",
            "adr": "",
            "iss": rng.choice(("ISS", "ISSUED")),
            "class": "CLASS",
            "sex": "SEX",
            "hgt": "HGT",
            "eyes": "EYES",
            "dd": "DD",
        }
    )
    inches = rng.randint(58, 76)
    height = "%d'-%02d\"" % (inches // 12, inches % 12)
    rows = [
        [("dl", number), ("class", rng.choice("ABCDM"))],
        (
            [("dob", day(person.birth)), ("exp", day(person.expiry))]
            if rng.random() < 0.5
            else [("exp", day(person.expiry)), ("dob", day(person.birth))]
        ),
        [("ln", surname)],
        [("fn", given)],
        [("adr", street)],
        [(None, town)],
        [
            ("sex", {"<": "X"}.get(person.sex, person.sex)),
            ("hgt", height),
            ("eyes", rng.choice(("BRN", "BLU", "GRN"))),
        ],
        [("iss", day(person.issue)), ("dd", serial(rng, "99999999999"))],
    ]
    step, y = 40 / len(rows), 13.5
    for row in rows:
        at = x
        for name, value in row:
            text = names[name] + colon if name and names[name] else ""
            wide = (
                ink.font(label, 100).getlength(text) / 100 * small + rng.uniform(0.5, 1.2)
                if text
                else 0
            )
            if name is None:
                wide = indent
            if text:
                pen.write(at, y, text, small, label, tint)
            edge = 83 if left else 56
            fitted(pen, at + wide, y, value, size, face, ink_colour, edge)
            indent = wide
            at += 27 if len(row) == 2 else 18
        y += step
    pen.done()
    page.prints.fields = {
        "surname": [surname],
        "given": [given],
        "dateOfBirth": iso(person.birth),
        "dateOfIssue": iso(person.issue),
        "dateOfExpiry": iso(person.expiry),
        "documentNumber": [number],
        "address": [street + " " + town],
    }
