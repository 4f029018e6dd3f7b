"""What pages with known print are drawn with: people, faces of type, days, and what was written."""

from dataclasses import dataclass, field
from random import Random

import numpy as np

import ink
import layouts
from people import Person, random_person

_NARROW = "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-"
FACES = (
    *ink.SANS,
    *ink.SANS,
    _NARROW + "Regular.ttf",
    _NARROW + "Bold.ttf",
    ink.SERIF[1],
    ink.MONO[2],
)
LABEL_FACES = (*ink.SANS, _NARROW + "Regular.ttf", ink.ITALIC[1])


@dataclass
class Prints:
    """What is printed on a page."""

    kind: str
    portrait: np.ndarray | None = None
    fields: dict = field(default_factory=dict)


MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")


def iso(date) -> list[str]:
    return ["%04d-%02d-%02d" % date]


def known_person(rng: Random, language: str | None = None) -> Person:
    """Somebody with both names, whose dates are known."""
    while True:
        person = random_person(rng)
        complete = person.given and person.surname and all(person.birth)
        latin = all(ord(c) < 0x250 for c in person.surname + person.given + person.place)
        adult = person.issue[0] - person.birth[0] > 16
        short = len(person.surname) < 30 and len(person.given) < 34
        if (
            complete
            and latin
            and adult
            and short
            and (language is None or person.language == language)
        ):
            return person


def colours(rng: Random):
    dark = rng.randint(0, 45)
    tinted = rng.choice(((120, 60, 20), (40, 30, 130), (60, 90, 30), (90, 90, 90), (40, 40, 40)))
    return tuple(dark + rng.randint(0, 20) for _ in range(3)), tinted


def portrait(rng: Random, page, x, y, width, height):
    layouts._photograph(rng, page, x, y, width, height)
    page.prints.portrait = np.array(
        [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
    )


def kinegram(rng: Random, page, x, width):
    """A shining band from top to bottom, through which print is still read."""
    s = page.scale
    columns = slice(int(x * s), int((x + width) * s))
    window = page.image[:, columns].astype(np.float32)
    rows = np.linspace(0, rng.uniform(2, 7) * np.pi, window.shape[0])[:, None]
    shine = np.stack([np.cos(rows + phase) for phase in (0.0, 2.1, 4.2)], -1).astype(np.float32)
    page.image[:, columns] = np.clip(window * 0.9 + 20 + 18 * shine, 0, 255).astype(np.uint8)


def serial(rng: Random, pattern: str) -> str:
    letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
    return "".join(
        rng.choice("0123456789") if c == "9" else rng.choice(letters) if c == "A" else c
        for c in pattern
    )


def fitted(pen, x, y, text, size, face, colour, right: float) -> None:
    """Writes a text, smaller where it would reach beyond `right`."""
    wide = ink.font(face, 100).getlength(text) / 100
    pen.write(x, y, text, min(size, (right - x) / max(wide, 0.1)), face, colour)


def date(rng: Random, day, style: int) -> str:
    year, month, number = day
    return (
        "%02d.%02d.%04d" % (number, month, year),
        "%02d %s %04d" % (number, MONTHS[month - 1], year),
        "%02d %02d %04d" % (number, month, year),
        "%02d/%02d/%04d" % (number, month, year),
    )[style]
