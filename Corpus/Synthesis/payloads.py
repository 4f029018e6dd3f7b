"""What the symbols say: AAMVA licences and the symbols of some national cards, of invented people."""

from dataclasses import replace
from random import Random
from xml.sax.saxutils import quoteattr

from people import Person, random_person
from transliteration import transliterate

DIGITS = "0123456789"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Issuer identification number, jurisdiction, licence number's pattern (A letter, 9 digit),
# a city, its postal code.
ISSUERS = (
    ("636000", "VA", "A99999999", "RICHMOND", "23220"),
    ("636014", "CA", "A9999999", "SACRAMENTO", "95818"),
    ("636001", "NY", "999999999", "ALBANY", "12207"),
    ("636015", "TX", "99999999", "AUSTIN", "78701"),
    ("636010", "FL", "A999999999999", "TALLAHASSEE", "32301"),
    ("636025", "PA", "99999999", "HARRISBURG", "17101"),
    ("636023", "OH", "AA999999", "COLUMBUS", "43215"),
    ("636036", "NJ", "A99999999999999", "TRENTON", "08608"),
    ("636020", "CO", "999999999", "DENVER", "80203"),
    ("636045", "WA", "AAAAAAA999AA", "OLYMPIA", "98501"),
    ("636026", "AZ", "A99999999", "PHOENIX", "85007"),
    ("636055", "GA", "999999999", "ATLANTA", "30303"),
    ("636004", "NC", "999999999999", "RALEIGH", "27601"),
    ("636035", "IL", "A99999999999", "SPRINGFIELD", "62701"),
    ("636032", "MI", "A999999999999", "LANSING", "48933"),
    ("636031", "WI", "A9999999999999", "MADISON", "53703"),
    ("636012", "ON", "A9999-99999-99999", "TORONTO", "M5V 2T6"),
    ("636028", "BC", "9999999", "VICTORIA", "V8W 1P6"),
)
STREETS = (
    "MAIN ST",
    "ELM CT",
    "OAK AVE",
    "RIVER RD",
    "HILL DR APT 4",
    "COUNTY ROAD 12",
    "SECOND ST NW",
    "LAKE BLVD",
)


def _digits(rng: Random, count: int) -> str:
    return "".join(rng.choice(DIGITS) for _ in range(count))


def _pattern(rng: Random, pattern: str) -> str:
    kinds = {"A": LETTERS, "9": DIGITS}
    return "".join(rng.choice(kinds[c]) if c in kinds else c for c in pattern)


def _latin(text: str, language: str) -> str:
    return transliterate(text, language).replace("<", " ")


def _us_date(date) -> str:
    return "%02d%02d%04d" % (date[1] or 1, date[2] or 1, date[0])


def _iso_date(date) -> str:
    return "%04d%02d%02d" % (date[0], date[1] or 1, date[2] or 1)


def _holder(rng: Random, state: str) -> Person:
    """A person born before the card was issued; the draws are those of any other person."""
    person = random_person(rng, state)
    if person.birth <= person.issue:
        return person
    return replace(person, birth=(person.birth[0] - 20, *person.birth[1:]))


def aamva(rng: Random, person: Person | None = None) -> bytes:
    """A licence of version 1 to 10 with right offsets; a share has a jurisdiction's own subfile."""
    person = person or _holder(
        rng, rng.choice(("USA", "GBR", "MEX", "FRA", "VNM", "POL", "IND", "NLD", "KOR"))
    )
    iin, state, pattern, city, postal = rng.choice(ISSUERS)
    version = rng.choice((1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9, 9, 10, 10))
    canada = state in ("ON", "BC")
    date = _iso_date if canada or version == 1 else _us_date
    family = _latin(person.surname or "SPECIMEN", person.language)
    given = (_latin(person.given or "SAM", person.language)).split(" ", 1)
    middle = given[1] if len(given) > 1 else ""
    if not canada and rng.random() < 0.6:
        postal = postal + (_digits(rng, 4) if rng.random() < 0.4 else "0000 "[:4])
    fields = [("DAQ", _pattern(rng, pattern))]
    if version == 1:
        fields += [("DAA", ",".join(part for part in (family, given[0], middle) if part))]
    elif version < 4:
        fields += [("DCS", family), ("DCT", ",".join(part for part in (given[0], middle) if part))]
    else:
        fields += [
            ("DCS", family),
            ("DDE", "N"),
            ("DAC", given[0]),
            ("DDF", "N"),
            ("DAD", middle or "NONE"),
            ("DDG", "N"),
        ]
    if version == 1:
        fields += [("DAR", "C"), ("DAS", ""), ("DAT", "")]
    else:
        fields += [
            ("DCA", rng.choice(("C", "D", "M", "5"))),
            ("DCB", rng.choice(("NONE", "B", "01"))),
            ("DCD", rng.choice(("NONE", "M", "H"))),
        ]
    sex = {"M": "1", "F": "2"}.get(person.sex, "9" if version >= 4 else "1")
    inches = rng.randint(58, 78)
    height = (
        ("%d%02d" % divmod(inches, 12))
        if version == 1
        else ("%03d cm" % int(inches * 2.54) if canada else "%03d in" % inches)
    )
    fields += [
        ("DBD", date(person.issue)),
        ("DBB", date(person.birth)),
        ("DBA", date(person.expiry)),
        ("DBC", sex),
        ("DAU", height),
        ("DAY", rng.choice("BLU BRO BLK GRN HAZ GRY".split())),
        ("DAG", "%d %s" % (rng.randint(1, 9999), rng.choice(STREETS))),
        ("DAI", city),
        ("DAJ", state),
        ("DAK", postal.ljust(11)),
    ]
    if version >= 2:
        fields += [
            ("DCF", _pattern(rng, rng.choice(("9" * 20, "99/99/9999/AA999", "A" * 3 + "9" * 12)))),
            ("DCG", "CAN" if canada else "USA"),
        ]
    optional = [
        ("DAW", "%d" % rng.randint(105, 260)),
        ("DAZ", rng.choice(("BRO", "BLK", "BLN", "GRY"))),
        ("DCK", _digits(rng, 15)),
        ("DDA", rng.choice("FMN")),
        ("DDB", _us_date((rng.randint(2005, 2023), 7, 1))),
        ("DDK", "1"),
        ("DCU", rng.choice(("", "JR", "III"))),
    ]
    fields += [
        item
        for item in optional
        if rng.random() < 0.45 and (version >= 4 or item[0] in ("DAW", "DAZ"))
    ]
    main = rng.choice(("DL", "DL", "DL", "ID"))
    parts = [(main, main + "\n".join(name + value for name, value in fields) + "\r")]
    if rng.random() < 0.45:
        own = "Z" + state[0]
        rows = [
            own + "A" + rng.choice(("N", "Y", "")),
            own + "B" + _digits(rng, rng.randint(1, 12)),
            own + "C" + person.place.upper()[:1],
        ]
        parts.append((own, own + "\n".join(rows) + "\r"))
    head = (
        "@\n\x1e\rANSI "
        + iin
        + "%02d" % version
        + ("" if version == 1 else "%02d" % rng.choice((0, 0, 1, 2, 4)))
        + "%02d" % len(parts)
    )
    offset = len(head) + 10 * len(parts)
    for name, text in parts:
        head += "%s%04d%04d" % (name, offset, len(text))
        offset += len(text)
    return (head + "".join(text for _, text in parts)).encode("latin-1", "replace")


def argentina(rng: Random) -> bytes:
    """The DNI, in its new or its old order of fields."""
    person = _holder(rng, "ARG")
    day = lambda d: "%02d/%02d/%04d" % (d[2] or 1, d[1] or 1, d[0])
    sex = "F" if person.sex == "F" else "M"
    number, procedure = _digits(rng, 8), "00" + _digits(rng, 9)
    surname, given = (person.surname or "MUESTRA").upper(), (person.given or "JUAN").upper()
    if rng.random() < 0.6:
        row = [
            procedure,
            surname,
            given,
            sex,
            number,
            rng.choice("ABC"),
            day(person.birth),
            day(person.issue),
        ]
        row += [_digits(rng, 3)] if rng.random() < 0.5 else []
    else:
        row = [
            "",
            number.ljust(12),
            rng.choice("AB"),
            "1",
            surname,
            given,
            "ARGENTINA",
            day(person.birth),
            sex,
            day(person.issue),
            procedure,
            _digits(rng, 4),
            day(person.expiry),
            _digits(rng, 3),
            "0",
            "ILRV2.01",
            "-",
        ]
    return "@".join(row).encode("latin-1", "replace")


def south_africa(rng: Random) -> bytes:
    """The smart identity card."""
    person = _holder(rng, "ZAF")
    months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    day = lambda d: "%02d %s %04d" % (d[2] or 1, months[(d[1] or 1) - 1], d[0])
    number = "%02d%02d%02d" % (
        person.birth[0] % 100,
        person.birth[1] or 1,
        person.birth[2] or 1,
    ) + _digits(rng, 7)
    row = [
        person.surname.upper() or "VOORBEELD",
        person.given.upper() or "SAM",
        "F" if person.sex == "F" else "M",
        "RSA",
        number,
        day(person.birth),
        "RSA",
        "CITIZEN",
        day(person.issue),
        _digits(rng, 5),
        _digits(rng, 9),
        "1" + _digits(rng, 30),
    ]
    return "|".join(row).encode("utf-8")


def vietnam(rng: Random) -> bytes:
    """The citizen's card: six or seven fields, UTF-8."""
    person = _holder(rng, "VNM")
    day = lambda d: "%02d%02d%04d" % (d[2] or 1, d[1] or 1, d[0])
    address = "%d %s, %s" % (
        rng.randint(1, 250),
        rng.choice(("Lê Lợi", "Trần Phú", "Hai Bà Trưng")),
        person.place,
    )
    row = [
        "0" + _digits(rng, 11),
        _digits(rng, 9),
        person.surname + " " + person.given,
        day(person.birth),
        "Nữ" if person.sex == "F" else "Nam",
        address,
        day(person.issue),
    ]
    if rng.random() < 0.25:
        row = row[:1] + row[2:]
    return "|".join(row).encode("utf-8")


def india(rng: Random) -> bytes:
    """The older Aadhaar letter's XML."""
    person = _holder(rng, "IND")
    values = {
        "uid": _digits(rng, 12),
        "name": " ".join((person.given, person.surname)).strip(),
        "gender": "F" if person.sex == "F" else "M",
        "yob": str(person.birth[0]),
        "co": "S/O: " + random_person(rng, "IND").given,
        "house": str(rng.randint(1, 90)),
        "street": rng.choice(("Gandhi Road", "Temple Street", "4th Cross")),
        "loc": person.place,
        "dist": person.place,
        "state": rng.choice(("Kerala", "Karnataka", "Tamil Nadu")),
        "pc": _digits(rng, 6),
    }
    body = " ".join(name + "=" + quoteattr(value) for name, value in values.items())
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<PrintLetterBarcodeData ' + body + "/>"
    ).encode("utf-8")


def number_only(rng: Random) -> bytes:
    """A card whose code is a web address with its number, or the number alone."""
    number = _digits(rng, rng.randint(8, 16))
    return (
        number.encode() if rng.random() < 0.3 else ("https://check.example/id/" + number).encode()
    )
