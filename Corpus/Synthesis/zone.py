"""Machine readable zones: the five ICAO formats, the French identity card until 2021, the French and the Swiss licence."""

from dataclasses import dataclass, replace
from random import Random

from people import Person, random_person

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
ALPHABET = LETTERS + DIGITS + "<"
FORMATS = ("MRP", "TD1", "TD2", "MRVA", "MRVB", "CNIS")
SHAPES = {
    "MRP": (2, 44),
    "TD1": (3, 30),
    "TD2": (2, 36),
    "MRVA": (2, 44),
    "MRVB": (2, 36),
    "CNIS": (2, 36),
    "FRDL": (1, 30),
    "CHDL": (3, 30),  # the first of them is of 9
}
WRONG_SHARE = 0.08

# Positions (line, column from 0) of every check digit, by format.
CHECK_DIGITS = {
    "MRP": {
        "number": (1, 9),
        "birth": (1, 19),
        "expiry": (1, 27),
        "personal": (1, 42),
        "composite": (1, 43),
    },
    "TD1": {"number": (0, 14), "birth": (1, 6), "expiry": (1, 14), "composite": (1, 29)},
    "TD2": {"number": (1, 9), "birth": (1, 19), "expiry": (1, 27), "composite": (1, 35)},
    "MRVA": {"number": (1, 9), "birth": (1, 19), "expiry": (1, 27)},
    "MRVB": {"number": (1, 9), "birth": (1, 19), "expiry": (1, 27)},
    "CNIS": {"number": (1, 12), "birth": (1, 33), "composite": (1, 35)},
    "FRDL": {"number": (0, 14), "composite": (0, 29)},
    "CHDL": {},
}


@dataclass(frozen=True)
class Zone:
    """A zone as printed. `wrong` names the one check digit that is wrong on purpose, or is None."""

    format: str
    lines: tuple[str, ...]
    person: Person
    number: str
    wrong: str | None = None

    @property
    def valid(self) -> bool:
        return self.wrong is None


def check_digit(text: str) -> str:
    """Doc 9303 Part 3 section 4.9: weights 7, 3, 1; 0-9 count 0-9, A-Z 10-35, the filler 0."""
    total = 0
    for index, character in enumerate(text):
        value = 0 if character == "<" else ord(character) - (48 if character <= "9" else 55)
        total += value * (7, 3, 1)[index % 3]
    return str(total % 10)


def name_field(primary: str, secondary: str, width: int) -> str:
    """The two identifiers in `width` positions, cut by Part 3 section 4.6 when they do not fit."""
    whole = primary + ("<<" + secondary if secondary else "")
    if len(whole) <= width:
        return whole.ljust(width, "<")
    primary = primary[: width - 3] if len(primary) > width - 3 else primary
    return (primary + "<<" + secondary)[:width].rstrip("<").ljust(width, "<")


def date_field(date: tuple[int, int, int], unknown: str = "<<") -> str:
    year, month, day = date
    return (
        "%02d" % (year % 100)
        + ("%02d" % month if month else unknown)
        + ("%02d" % day if day else unknown)
    )


def _random_text(rng: Random, alphabet: str, count: int) -> str:
    return "".join(rng.choice(alphabet) for _ in range(count))


def random_number(rng: Random, longest: int = 9) -> str:
    """A document number in one of the styles that states use."""
    style = rng.random()
    length = rng.choice((9, 9, 9, 9, 8, 8, 7, 6))
    if style < 0.3:
        number = _random_text(rng, DIGITS, length)
    elif style < 0.5:
        number = rng.choice(LETTERS) + _random_text(rng, DIGITS, length - 1)
    elif style < 0.68:
        number = _random_text(rng, LETTERS, 2) + _random_text(rng, DIGITS, length - 2)
    elif style < 0.9:  # the German alphabet leaves vowels and the like out
        number = rng.choice("CFGHJK") + _random_text(rng, "0123456789CFGHJKLMNPRTVWXYZ", 8)
    else:
        number = _random_text(rng, LETTERS + DIGITS, length)
    if longest > 9 and rng.random() < 0.12:
        number = _random_text(
            rng, DIGITS if rng.random() < 0.6 else LETTERS + DIGITS, rng.randint(10, longest)
        )
    return number


def _number_fields(rng: Random, number: str, room: int) -> tuple[str, str, str]:
    """The nine positions, the check digit's position, and what goes before optional data."""
    if len(number) <= 9:
        field = number.ljust(9, "<")
        return field, check_digit(field), ""
    # Part 5 section 4.2.4: the digit is over the number without the filler; some count it in.
    head, tail = number[:9], number[9:]
    digit = check_digit(head + tail if rng.random() < 0.8 else head + "<" + tail)
    return head, "<", (tail + digit + "<")[:room]


def _optional(rng: Random, width: int, before: str = "") -> str:
    free = width - len(before)
    style = rng.random()
    if free < 1 or style < 0.5:
        return before.ljust(width, "<")
    alphabet = DIGITS if style < 0.8 else LETTERS + DIGITS
    return (before + _random_text(rng, alphabet, rng.randint(1, free))).ljust(width, "<")


def _document_code(rng: Random, format: str) -> str:
    if format == "MRP":
        return rng.choice(("P<",) * 12 + ("PP", "PD", "PS", "PO", "PR", "PE"))
    if format in ("MRVA", "MRVB"):
        return rng.choice(("V<", "V<", "V<", "VC", "VB", "VD", "VN"))
    return rng.choice(("I<", "I<", "ID", "ID", "ID", "IR", "IP", "A<", "AC", "AR", "C<", "C1"))


def random_zone(
    rng: Random,
    format: str | None = None,
    person: Person | None = None,
    wrong_share: float = WRONG_SHARE,
) -> Zone:
    """A zone of `format` about `person`, both drawn by chance where not given."""
    format = format or rng.choice(FORMATS)
    person = person or random_person(rng, "FRA" if format in ("CNIS", "FRDL") else None)
    if format == "CNIS":
        zone = _french_card(rng, person)
    elif format == "FRDL":
        zone = _french_licence(rng, person)
    elif format == "CHDL":
        return _swiss_licence(rng, person)
    else:
        zone = _icao(rng, format, person)
    return with_wrong_digit(rng, zone) if rng.random() < wrong_share else zone


def with_number(rng: Random, format: str, person: Person, number: str) -> Zone:
    """A valid zone of `format`, not the French card's, that carries a given document number."""
    return _icao(rng, format, person, number)


def relatives(seed: str, index: int) -> Zone:
    """The zones of twins, one after the other: another given name, the next number, all else alike."""
    pair, second = divmod(index, 2)
    format = FORMATS[pair % 5]  # the French card's number is made of its date
    person = random_person(Random(f"{seed}/{pair}"))
    zone = _icao(Random(f"{seed}/{pair}/zone"), format, person)
    if not second:
        return zone
    other = random_person(Random(f"{seed}/{pair}/other")).secondary
    last = zone.number[-1]
    after = (DIGITS + DIGITS[0] if last in DIGITS else LETTERS + LETTERS[0]).split(last, 1)[1][0]
    return _icao(
        Random(f"{seed}/{pair}/zone"),
        format,
        replace(person, secondary=other),
        zone.number[:-1] + after,
    )


def _icao(rng: Random, format: str, person: Person, wanted: str | None = None) -> Zone:
    code = _document_code(rng, format)
    state = person.state.ljust(3, "<")
    nationality = person.nationality.ljust(3, "<")
    birth = date_field(person.birth, "<<" if rng.random() < 0.8 else "00")
    expiry = date_field(person.expiry)
    dated = birth + check_digit(birth), expiry + check_digit(expiry)
    if format == "TD1":
        number = random_number(rng, 22)
        number = wanted or number
        head, digit, tail = _number_fields(rng, number, 15)
        first = code + state + head + digit + _optional(rng, 15, tail)
        second = dated[0] + person.sex + dated[1] + nationality + _optional(rng, 11)
        second += check_digit(first[5:30] + second[0:7] + second[8:15] + second[18:29])
        return Zone(
            format,
            (first, second, name_field(person.primary, person.secondary, 30)),
            person,
            number,
        )
    number = random_number(rng, 14 if format == "TD2" else 9)
    number = wanted or number
    width = SHAPES[format][1]
    head, digit, tail = _number_fields(rng, number, 7)
    first = code + state + name_field(person.primary, person.secondary, width - 5)
    second = head + digit + nationality + dated[0] + person.sex + dated[1]
    if format == "MRP":
        personal = person.personal_number.ljust(14, "<") if rng.random() < 0.55 else "<" * 14
        blank = personal == "<" * 14
        second += personal + (rng.choice("<<0") if blank else check_digit(personal))
    elif format == "TD2":
        second += _optional(rng, 7, tail)
    else:
        second += _optional(rng, width - 28)
    if format in ("MRP", "TD2"):
        second += check_digit(second[0:10] + second[13:20] + second[21 : width - 1])
    return Zone(format, (first, second), person, number)


def _french_card(rng: Random, person: Person) -> Zone:
    surname = person.primary or "SPECIMEN"
    office = _random_text(rng, DIGITS, 6) if rng.random() < 0.6 else "<" * 6
    first = "IDFRA" + surname[:25].ljust(25, "<") + office
    department = (
        rng.choice(("2A4", "2B1", "75P")) if rng.random() < 0.1 else _random_text(rng, DIGITS, 3)
    )
    number = (
        "%02d%02d" % (rng.randint(4, 21), rng.randint(1, 12))
        + department
        + _random_text(rng, DIGITS, 5)
    )
    given = "<<".join(part for part in person.secondary.split("<") if part)
    birth = date_field(person.birth)
    second = number + check_digit(number) + given[:14].ljust(14, "<") + birth + check_digit(birth)
    second += person.sex if person.sex in "MF" else "M"
    second += check_digit(first + second)
    return Zone("CNIS", (first, second), person, number)


def _french_licence(rng: Random, person: Person) -> Zone:
    surname = (person.primary or "SPECIMEN").replace("<", "")
    number = (
        "%02d" % rng.randint(13, 26)
        + _random_text(rng, LETTERS, 2)
        + _random_text(rng, DIGITS, 5)
    )
    line = "D1FRA" + number
    line += check_digit(line) + date_field(person.expiry) + surname[:8].ljust(8, "<")
    return Zone("FRDL", (line + check_digit(line),), person, number)


def _swiss_licence(rng: Random, person: Person) -> Zone:
    """The number of the blank with its language, that of the holder, the card's version and the birth: no digit checks."""
    blank = _random_text(rng, LETTERS, 3) + _random_text(rng, DIGITS, 3) + rng.choice("DFIR") + "<<"
    number = _random_text(rng, DIGITS, 9)
    second = "FACHE" + number + "%03d<<" % rng.randint(1, 9) + date_field(person.birth) + "<<<<<"
    return Zone(
        "CHDL", (blank, second, name_field(person.primary, person.secondary, 30)), person, number
    )


def with_wrong_digit(rng: Random, zone: Zone) -> Zone:
    """The same zone with one printed check digit replaced by another digit."""
    places = {
        name: place
        for name, place in CHECK_DIGITS[zone.format].items()
        if zone.lines[place[0]][place[1]] != "<"
    }
    name = rng.choice(sorted(places))
    row, column = places[name]
    lines = list(zone.lines)
    digit = rng.choice([digit for digit in DIGITS if digit != lines[row][column]])
    lines[row] = lines[row][:column] + digit + lines[row][column + 1 :]
    return Zone(zone.format, tuple(lines), zone.person, zone.number, name)
