"""Printed pages with every field known: fronts of identity cards, licences and passport pages.

A drawing writes on a page's picture and leaves what it wrote in `page.prints`: a kind, the corners of
the portrait in millimetres, and the fields, named as the columns of `docread-bench page`.
"""

from random import Random

import ink
import page as pages
import paper
import zone as zones
from captions import CAPTIONS
from facts import (
    FACES,
    LABEL_FACES,
    Prints,
    colours,
    date,
    fitted,
    iso,
    kinegram,
    known_person,
    portrait,
    serial,
)
from coded import coded_licence
from licences import american_licence, european_licence


def identity_front(rng: Random, page) -> None:
    """An identity card's front: captions in two languages, no zone."""
    language = rng.choice(list(CAPTIONS))
    person, number = known_person(rng, language), serial(
        rng, rng.choice(("AA9999999", "999999999", "A99999999"))
    )
    page.prints = Prints("id-front")
    title, surname, given, born, place, nation, expiry, issue, sex, document = CAPTIONS[language]
    portrait(rng, page, 4 + rng.uniform(-1, 1), 13 + rng.uniform(-1, 2), 24, 30)
    if rng.random() < 0.3:
        kinegram(rng, page, rng.uniform(55, 70), 9)
    pen, (ink_colour, tint) = ink.Pen(page.image, page.scale), colours(rng)
    face, label = rng.choice(FACES), rng.choice(LABEL_FACES)
    pen.write(6, 7, title, 3.2, rng.choice(ink.SANS), tint)
    size, small, x = rng.uniform(2.6, 3.3), rng.uniform(1.5, 1.8), 31 + rng.uniform(-1, 1)
    style = rng.randint(0, 3)
    rows = [
        [(surname, person.surname.upper(), "surname")],
        [(given, person.given.upper(), "given")],
        [
            (sex, {"<": "X"}.get(person.sex, person.sex), None),
            (nation, person.nationality, None),
            (born, date(rng, person.birth, style), "dateOfBirth"),
        ],
        [(place, person.place.upper(), "placeOfBirth")],
        [
            (issue, date(rng, person.issue, style), "dateOfIssue"),
            (expiry, date(rng, person.expiry, style), "dateOfExpiry"),
        ],
        [(document, number, "documentNumber")],
    ]
    if rng.random() < 0.4:
        rows.pop(3)
    step = min(7.4, 40 / len(rows))
    for index, row in enumerate(rows):
        at = x
        y = 12.5 + index * step
        for caption, value, column in row:
            if len(row) == 3 and column is None:
                caption = caption.split("/")[0].strip()
            pen.write(at, y, caption, small, label, tint)
            end = 84 if caption == row[-1][0] else at + 25
            fitted(pen, at, y + size * 1.05, value, size, face, ink_colour, end)
            if column:
                page.prints.fields[column] = (
                    iso(
                        getattr(
                            person,
                            {
                                "dateOfBirth": "birth",
                                "dateOfIssue": "issue",
                                "dateOfExpiry": "expiry",
                            }[column],
                        )
                    )
                    if column.startswith("dateOf")
                    else [value]
                )
            at += 13 if column is None else 26
    if rng.random() < 0.5:
        can = serial(rng, "999999")
        pen.write(70, 51, can, 3.4, rng.choice(ink.MONO), ink_colour)
        page.prints.fields["can"] = [can]
    pen.done()
    paper.signature(rng, page.image, 6, 50, 18, page.scale)


def passport(rng: Random, page) -> None:
    """A passport's page with captions in two languages, above its zone."""
    while True:
        zone = zones.random_zone(rng, "MRP")
        person = zone.person
        complete = (
            person.given and person.surname and all(person.birth) and person.language in CAPTIONS
        ) and person.birth < person.issue
        if complete and zone.valid and len(person.surname) < 30 and len(person.given) < 34:
            break
    page.prints = Prints("passport")
    _, surname, given, born, place, nation, expiry, issue, sex, _ = CAPTIONS[person.language]
    portrait(rng, page, 6 + rng.uniform(-1, 1), 17 + rng.uniform(-2, 2), 32, 41)
    if rng.random() < 0.3:
        kinegram(rng, page, rng.uniform(30, 100), 12)
    pen, (ink_colour, tint) = ink.Pen(page.image, page.scale), colours(rng)
    face, label = rng.choice(FACES), rng.choice(LABEL_FACES)
    pen.write(
        6,
        8,
        rng.choice(("PASSPORT / PASSEPORT", "REISEPASS", "PASAPORTE", "PASZPORT")),
        3.4,
        ink.SANS[1],
        tint,
    )
    pen.write(92, 12, zone.number, 3.2, rng.choice(ink.MONO), ink_colour)
    authority = (
        rng.choice(("STADT ", "PRÉFECTURE DE ", "MINISTÈRE ", "WOJEWODA ")) + person.place.upper()
    )
    size, small, style = rng.uniform(2.8, 3.4), rng.uniform(1.6, 1.9), rng.randint(0, 3)
    rows = [
        [(surname, person.surname.upper(), "surname")],
        [(given, person.given.upper(), "given")],
        [(nation, person.nationality, None), (born, date(rng, person.birth, style), "dateOfBirth")],
        [
            (sex, {"<": "X"}.get(person.sex, person.sex), None),
            (place, person.place.upper(), "placeOfBirth"),
        ],
        [
            (issue, date(rng, person.issue, style), "dateOfIssue"),
            (expiry, date(rng, person.expiry, style), "dateOfExpiry"),
        ],
        [("Behörde/Authority/Autorité", authority, "authority")],
    ]
    for index, row in enumerate(rows):
        y = 15 + index * 7.3
        for column, (caption, value, name) in enumerate(row):
            x = 42 + 34 * column
            fitted(pen, x, y, caption, small, label, tint, x + (32 if len(row) == 2 else 48))
            fitted(
                pen,
                x,
                y + size * 1.1,
                value,
                size,
                face,
                ink_colour,
                x + (32 if len(row) == 2 else 76),
            )
            if name:
                days = {
                    "dateOfBirth": person.birth,
                    "dateOfIssue": person.issue,
                    "dateOfExpiry": person.expiry,
                }
                page.prints.fields[name] = iso(days[name]) if name in days else [value]
    page.prints.fields["documentNumber"] = [zone.number]
    pen.done()
    pages._print_zone(rng, page, zone, ink.random_print(rng, 0.3), 0.3)


DRAW = {
    "id-front": identity_front,
    "eu-licence": european_licence,
    "passport": passport,
    "us-licence": american_licence,
}


CODED = {"coded-licence": coded_licence}


def page(rng: Random, kind: str, scale: float, hard: float) -> pages.Page:
    """A page of a kind, at so many pixels a millimetre."""
    width, height = (125.0, 88.0) if kind == "passport" else (85.6, 54.0)
    sheet = pages.sheet(rng, width, height, scale, hard)
    sheet.radius = 3.0
    {**DRAW, **CODED}[kind](rng, sheet)
    return sheet
