"""A PDF417 writer (ISO/IEC 15438): text, byte and numeric compaction, levels 0 to 8.

`pdf417_patterns.txt` holds the bar and space widths of the 929 codewords, a line for each of the
clusters 0, 3 and 6.
"""

from functools import lru_cache
from pathlib import Path

import numpy as np

START, STOP = "81111113", "711311121"
ALPHA = "ABCDEFGHIJKLMNOPQRSTUVWXYZ "
LOWER = "abcdefghijklmnopqrstuvwxyz "
MIXED = "0123456789&\r\t,:#-.$/+%*=^"
PUNCTUATION = ";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'"


@lru_cache(maxsize=1)
def patterns() -> tuple[tuple[str, ...], ...]:
    text = (Path(__file__).parent / "pdf417_patterns.txt").read_text(encoding="ascii")
    return tuple(tuple(line.split()) for line in text.splitlines())


def byte_codewords(data: bytes) -> list[int]:
    """Mode 924 where six bytes make five codewords throughout, else 901."""
    words = [924 if len(data) % 6 == 0 else 901]
    whole = len(data) // 6 * 6
    for start in range(0, whole, 6):
        number = int.from_bytes(data[start : start + 6], "big")
        words += [number // 900**power % 900 for power in (4, 3, 2, 1, 0)]
    return words + list(data[whole:])


def numeric_codewords(digits: str) -> list[int]:
    """Mode 902: groups of 44 digits with a 1 before them, in base 900."""
    words = [902]
    for start in range(0, len(digits), 44):
        number, group = int("1" + digits[start : start + 44]), []
        while number:
            group.append(number % 900)
            number //= 900
        words += group[::-1]
    return words


def text_codewords(data: bytes) -> list[int]:
    """Text compaction; a byte without a place there is shifted in by 913."""
    words: list[int] = []
    values: list[int] = []
    mode = "A"

    def flush():
        if len(values) % 2:
            values.append(29)  # a shift or latch without effect before what follows
        words.extend(values[i] * 30 + values[i + 1] for i in range(0, len(values), 2))
        values.clear()

    text = data.decode("latin-1")
    for index, character in enumerate(text):
        following = text[index + 1] if index + 1 < len(text) else ""
        if character in ALPHA and mode == "A":
            values.append(ALPHA.index(character))
        elif character in LOWER and mode == "L":
            values.append(LOWER.index(character))
        elif mode == "M" and (character in MIXED or character == " "):
            values.append(26 if character == " " else MIXED.index(character))
        elif character in ALPHA[:26]:
            if mode == "L" and following not in ALPHA[:26]:
                values += [27, ALPHA.index(character)]
                continue
            values += [28, 28] if mode == "L" else [28]
            mode = "A"
            values.append(ALPHA.index(character))
        elif character in LOWER[:26]:
            values.append(27)
            mode = "L"
            values.append(LOWER.index(character))
        elif character in MIXED and not (
            character in PUNCTUATION and (not following or following not in MIXED)
        ):
            values.append(28)
            mode = "M"
            values.append(MIXED.index(character))
        elif character in PUNCTUATION:
            values += [29, PUNCTUATION.index(character)]
        else:
            # The reader keeps its submode over 913, except that a padding latch may have moved it.
            if len(values) % 2:
                values.append({"A": 28, "L": 28, "M": 28}[mode])
                mode = {"A": "M", "L": "M", "M": "A"}[mode]
            flush()
            words += [913, ord(character)]
    flush()
    return words


def codewords(data: bytes, style: str = "text") -> list[int]:
    """`style` "text", "byte", or "mixed", where long runs of digits go into numeric mode."""
    if style == "byte":
        return byte_codewords(data)
    if style == "text":
        return text_codewords(data)
    words, at = [], 0
    while at < len(data):
        run = at
        while run < len(data) and 48 <= data[run] <= 57:
            run += 1
        if run - at >= 13:
            words += numeric_codewords(data[at:run].decode("ascii"))
            at = run
            continue
        stop = max(run, at + 1)
        while stop < len(data) and not (
            len(data) - stop >= 13 and data[stop : stop + 13].isdigit()
        ):
            stop += 1
        words += ([900] if words else []) + text_codewords(data[at:stop])
        at = stop
    return words


def error_correction(words: list[int], level: int) -> list[int]:
    """Reed-Solomon over GF(929); the generator's roots are 3^1 ... 3^(2^(level+1))."""
    count = 2 ** (level + 1)
    generator = [1]
    for power in range(1, count + 1):
        root = pow(3, power, 929)
        shifted = generator + [0]
        generator = [(a - root * b) % 929 for a, b in zip(shifted, [0] + generator)]
    remainder = [0] * count
    for word in words:
        factor = (word + remainder[0]) % 929
        remainder = [(r - factor * g) % 929 for r, g in zip(remainder[1:] + [0], generator[1:])]
    return [(-value) % 929 for value in remainder]


def symbol(data: bytes, columns: int, level: int, style: str = "text") -> np.ndarray:
    """The symbol as rows of modules, True where dark, one array row a symbol row, no quiet zone."""
    words = codewords(data, style)
    total = len(words) + 1 + 2 ** (level + 1)
    rows = max(3, -(-total // columns))
    if rows > 90 or rows * columns > 928:
        raise ValueError("too much for one symbol")
    words = [rows * columns - 2 ** (level + 1)] + words
    words += [900] * (words[0] - len(words))
    words += error_correction(words, level)
    result = []
    for row in range(rows):
        cluster = row % 3
        parts = ((rows - 1) // 3, 3 * level + (rows - 1) % 3, columns - 1)
        left = 30 * (row // 3) + parts[cluster]
        right = 30 * (row // 3) + parts[(cluster + 2) % 3]
        line = [START, patterns()[cluster][left]]
        line += [patterns()[cluster][word] for word in words[row * columns : (row + 1) * columns]]
        line += [patterns()[cluster][right], STOP]
        modules = []
        for pattern in line:
            for index, width in enumerate(pattern):
                modules += [index % 2 == 0] * int(width)
        result.append(modules)
    return np.array(result)
