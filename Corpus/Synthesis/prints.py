"""Flat pictures of clear print that looks like a zone and is none: screens and scans of listings, dumps,
tables of fillers, tickets, drawings made of characters, capitals, and lines that only imitate a zone."""

import string
from random import Random

import cv2
import numpy as np
from PIL import Image, ImageDraw

import ink

_CAPITALS = string.ascii_uppercase
_DIGITS = string.digits
_FONTS = (*ink.MONO, *(ink.OCR_B + name for name in ink.OCR_B_DRAWINGS))
_CODE = (
    "if ({a} < {b}) {{",
    "std::cout << {a} << {b};",
    "{a} = {b} << 4;",
    "return {a}<{b}>();",
    "template<{a}, {b}<>>",
    "for {a} in 0..<{b} {{",
    "{a} <<= {b}",
    'print("{b}<<<<{b}<<<<<<<<<<")',
)


def _word(rng: Random, alphabet: str, length: int) -> str:
    return "".join(rng.choice(alphabet) for _ in range(length))


def dump(rng: Random) -> list[str]:
    """Bytes in hexadecimal."""
    rows = range(rng.randint(6, 25))
    octets = [" ".join(_word(rng, "0123456789ABCDEF", 2) for _ in range(16)) for _ in rows]
    return [f"{16 * row:08X}  {text}" for row, text in zip(rows, octets)]


def listing(rng: Random) -> list[str]:
    """A program."""
    lines = []
    for _ in range(rng.randint(8, 30)):
        a = _word(rng, string.ascii_lowercase, rng.randint(1, 9))
        b = _word(rng, _CAPITALS, rng.randint(1, 9))
        lines.append("  " * rng.randint(0, 4) + rng.choice(_CODE).format(a=a, b=b))
    return lines


def fillers(rng: Random) -> list[str]:
    """A table of `<`, with or without letters between."""
    width, kind = rng.choice((20, 28, 30, 36, 40, 44, 50)), rng.randint(0, 3)
    rows = {
        0: lambda: "<" * width,
        1: lambda: _word(rng, "<<<<" + _CAPITALS, width),
        2: lambda: (_word(rng, _CAPITALS, rng.randint(3, 8)) + "<") * 5,
        3: lambda: "<".join(
            _word(rng, _CAPITALS + _DIGITS, rng.randint(2, 7)) for _ in range(6)
        ),
    }
    return [rows[kind]() for _ in range(rng.randint(3, 14))]


def ticket(rng: Random) -> list[str]:
    """A boarding pass, a paying-in slip, a receipt."""
    both = _CAPITALS + _DIGITS
    rows = (
        lambda: f"M1{_word(rng, _CAPITALS, 8)}/{_word(rng, _CAPITALS, 7)}  E{_word(rng, both, 6)} "
        f"{_word(rng, _CAPITALS, 8)} {_word(rng, _DIGITS, 4)} {_word(rng, _DIGITS, 3)}Y",
        lambda: f"{_word(rng, _DIGITS, 12)}<{_word(rng, _DIGITS, 9)}>{_word(rng, _DIGITS, 6)}",
        lambda: f"GATE {_word(rng, both, 3)} SEAT {_word(rng, _DIGITS, 2)}C",
        lambda: _word(rng, both, rng.randint(20, 46)),
        lambda: f"NR {_word(rng, _DIGITS, 14)} REF {_word(rng, both, 8)}",
    )
    return [rng.choice(rows)() for _ in range(rng.randint(4, 12))]


def drawing(rng: Random) -> list[str]:
    """A drawing made of characters."""
    width = rng.randint(20, 60)
    return [_word(rng, "<>/\\|_- .oO0#@<<<<<<", width) for _ in range(rng.randint(5, 25))]


def capitals(rng: Random) -> list[str]:
    """Running text in capitals."""
    lines = range(rng.randint(3, 20))
    texts = [" ".join(_word(rng, _CAPITALS, rng.randint(2, 10)) for _ in range(7)) for _ in lines]
    return [text[: rng.randint(28, 48)] for text in texts]


def imitation(rng: Random) -> list[str]:
    """Two lines made like a zone's, of a length that no zone has, without a state, dates or digits."""
    width = rng.choice((24, 27, 33, 40, 48, 52))
    names = [_word(rng, _CAPITALS, rng.randint(3, 9)) for _ in range(3)]
    number = _word(rng, _CAPITALS + _DIGITS, 9) + _word(rng, _DIGITS, rng.randint(10, 20))
    fill = "<" * width
    return [
        f"{names[0]}<<{names[1]}<{names[2]}{fill}"[:width],
        f"{number}{fill}"[: width - 1] + rng.choice(_DIGITS),
    ]


SUBJECTS = {
    function.__name__: function
    for function in (dump, listing, fillers, ticket, drawing, capitals, imitation)
}


def foreign_print(rng: Random, index: int):
    """One picture. Returns its subject and its samples."""
    subject = list(SUBJECTS)[index % len(SUBJECTS)]
    lines = SUBJECTS[subject](rng)
    font = ink.font(rng.choice(_FONTS), rng.randint(13, 30))
    pitch = font.size * rng.uniform(1.05, 1.9)
    width = int(max(font.getlength(line) for line in lines)) + rng.randint(20, 200)
    height = int(pitch * len(lines)) + rng.randint(30, 200)
    image = Image.new("L", (width, height), rng.randint(190, 255))
    paper, pen, colour = image.getpixel((0, 0)), ImageDraw.Draw(image), rng.randint(0, 70)
    x, y = rng.randint(5, 18), rng.randint(8, 28)
    for row, line in enumerate(lines):
        pen.text((x, y + row * pitch), line, font=font, fill=colour)
    if rng.random() < 0.3:
        image = image.rotate(
            rng.uniform(-4, 4), expand=True, fillcolor=paper, resample=Image.BICUBIC
        )
    samples = np.asarray(image).astype(np.float32)
    if rng.random() < 0.5:
        samples = cv2.GaussianBlur(samples, (0, 0), rng.uniform(0.3, 1.2))
    noise = np.random.RandomState(rng.randrange(2**31))
    samples += noise.normal(0, rng.choice((0, 2, 6)), samples.shape)
    if rng.random() < 0.15:
        samples = 255 - samples
    return subject, samples.clip(0, 255).astype(np.uint8)
