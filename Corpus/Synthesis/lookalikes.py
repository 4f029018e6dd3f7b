"""Zones full of characters that look alike, letters and digits in places that are open to both."""

from random import Random

import bursts
import grades
import zone as zones
from people import random_person

PAIRS = ("0O", "1I", "8B", "5S", "2Z", "0D", "0Q", "6G")
FORMATS = tuple(format for format in zones.FORMATS if format != "CNIS")
LEAST, LONGEST = 7, 9  # characters of a number


def number(rng: Random) -> str:
    """A document number: letters around digits, as Italy's, or both without order."""
    pairs = rng.sample(PAIRS, rng.randint(1, 3))
    digits = "".join(pair[0] for pair in pairs)
    letters = "".join(pair[1] for pair in pairs)
    if rng.random() < 0.5:
        before, after = rng.randint(1, 2), rng.randint(0, 2)
        alphabets = [letters] * before + [digits] * (LONGEST - before - after) + [letters] * after
        return "".join(rng.choice(alphabet) for alphabet in alphabets)
    return "".join(rng.choice(digits + letters) for _ in range(rng.randint(LEAST, LONGEST)))


def picture(rng: Random, index: int, grade: str):
    """A frame cut to such a zone: picture, page, map from millimetres to pixels, and camera."""
    format = FORMATS[index % len(FORMATS)]
    zone = zones.with_number(rng, format, random_person(rng), number(rng))
    taken = list(bursts.burst(rng, index, grades.GRADES[grade], length=1, zone=zone))
    return next(bursts.cropped(taken))
