"""Licences whose symbol stands on the side that is printed for people."""

import re
from random import Random

import cards
import ink
import payloads
import pdf417
from facts import FACES, LABEL_FACES, Prints, colours, fitted, iso, known_person, portrait

MODULE = 0.24


def coded_licence(rng: Random, page) -> None:
    """A licence with its PDF417 symbol below the print: both say the same of one holder."""
    while True:
        person = known_person(rng, rng.choice(("english", "hawaiian", "dutch")))
        data = payloads.aamva(rng, person)
        rows = re.sub("(DL|ID)DAQ", "\nDAQ", data.decode("latin-1")).split("\n")
        coded = {row[:3]: row[3:].strip() for row in rows}
        modules = pdf417.symbol(data, 14, 3, "text")
        if coded.get("DCG") == "USA" and "DAC" in coded and len(modules) < 23:
            break
    page.prints = Prints("coded-licence")
    given = " ".join(coded[name] for name in ("DAC", "DAD") if coded[name] != "NONE")
    portrait(rng, page, 4, 9, 20, 26)
    pen, (ink_colour, tint) = ink.Pen(page.image, page.scale), colours(rng)
    face, label = rng.choice(FACES), rng.choice(LABEL_FACES)
    pen.write(40, 5, "DRIVER LICENSE", 2.6, ink.SANS[1], tint)

    def day(name):
        text = coded[name]
        return "%s/%s/%s" % (text[:2], text[2:4], text[4:])

    printed = (
        (("4d DL", coded["DAQ"]), ("3 DOB", day("DBB"))),
        (("1", coded["DCS"]),),
        (("2", given),),
        (("4a ISS", day("DBD")), ("4b EXP", day("DBA"))),
    )
    for index, row in enumerate(printed):
        for column, (name, value) in enumerate(row):
            x, y = 25 + 29 * column, 10 + 5.2 * index
            wide = ink.font(label, 100).getlength(name) / 100 * 1.8 + 0.8
            pen.write(x, y, name, 1.8, label, tint)
            fitted(pen, x + wide, y, value, 2.7, face, ink_colour, x + (28 if len(row) == 2 else 58))
    pen.done()
    high = len(modules) * 3 * MODULE
    corner = (85.6 - modules.shape[1] * MODULE) / 2, 52 - high
    corners = cards.print_symbol(rng, page, modules, corner, MODULE)
    page.symbols = [("PDF417", data, corners)]
    page.prints.fields = {
        "surname": [coded["DCS"]],
        "given": [given],
        "dateOfBirth": iso(person.birth),
        "dateOfIssue": iso(person.issue),
        "dateOfExpiry": iso(person.expiry),
        "documentNumber": [coded["DAQ"]],
    }
