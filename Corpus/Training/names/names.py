#!/usr/bin/env python3
"""Statistics of the letters of names: how often a letter follows four others, over many languages.

usage: names.py OUTPUT [--check]

Names come from the lists of the Python package `faker` (MIT licence), transliterated as a zone prints
them (ICAO Doc 9303-3, section 6). Only statistics are kept, of what many names have in common.
`--check` says how many of the corpus's own names stand in the lists, and how well statistics made
without these foretell them, beside names of `faker` that were left out too.
"""

import argparse
import importlib
import math
import re
import sys
from collections import Counter, defaultdict
from functools import reduce
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "Synthesis"))
from transliteration import transliterate  # noqa: E402

ALPHABET = "<ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACE = {letter: place for place, letter in enumerate(ALPHABET)}
MAGIC = b"MRZNAME1"
# A byte is a logarithm in sixteenths.
STEPS = 16
# The most letters that say what follows.
LONGEST = 4
# Up to how many all that follows is kept.
DENSE = 2
# What a letter behind three or four must add, in logarithms over all names, to be kept.
LEAST_GAIN = 3
# languages whose letters have a table of their own in transliteration.py
LANGUAGE = {"uk": "ukrainian", "bg": "bulgarian", "mk": "macedonian"}
ELSEWHERE = ("en_IN", "en_PK", "en_TH", "en_NG", "en_KE")
# ELOT 743, which Greek passports use; digraphs first
GREEK = [
    ("ΟΥ", "OU"), ("ΑΥ", "AV"), ("ΕΥ", "EV"), ("ΗΥ", "IV"), ("ΓΓ", "NG"), ("ΓΞ", "NX"),
    ("ΓΧ", "NCH"), ("ΜΠ", "B"), ("ΘΨ", "THPS"), ("Θ", "TH"), ("Χ", "CH"), ("Ψ", "PS"),
] + list(zip("ΑΒΓΔΕΖΗΙΚΛΜΝΞΟΠΡΣΤΥΦΩ", "AVGDEZIIKLMNXOPRSTYFO"))
# Revised Romanization of Korean, by the parts of a syllable block
KOREAN = (
    "G KK N D TT R M B PP S SS  J JJ CH K T P H".split(" "),
    "A AE YA YAE EO E YEO YE O WA WAE OE YO U WO WE WI YU EU UI I".split(" "),
    " K K K N N N T L K M L L L P L M P P T T NG T T K T P T".split(" "),
)


def zone_text(name: str, locale: str) -> str:
    """A name as a zone prints it; empty where its script has no table here."""
    if any("가" <= letter <= "힣" for letter in name):
        blocks = [ord(letter) - ord("가") for letter in name if "가" <= letter <= "힣"]
        parts = [(b // 588, b % 588 // 28, b % 28) for b in blocks]
        return "".join("".join(row[at] for row, at in zip(KOREAN, part)) for part in parts)
    if any("Α" <= letter <= "ώ" for letter in name):
        plain = str.maketrans("ΆΈΉΊΌΎΏΪΫ", "ΑΕΗΙΟΥΩΙΥ")
        name = name.upper().translate(plain)
        for letters, text in GREEK:
            name = name.replace(letters, text)
    letters = [letter for letter in name if letter.isalpha()]
    text = transliterate(name, LANGUAGE.get(locale[:2], ""))
    # a letter without a row is left out by transliterate: such names are no evidence
    return text if len(text.replace("<", "")) >= len(letters) else ""


def lists(locale: str, spell=zone_text) -> dict[str, Counter]:
    """The surnames and given names of a locale, with their weights where it has some."""
    provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
    found: dict[str, Counter] = {"last": Counter(), "first": Counter()}
    for attribute in dir(provider):
        kind = re.search(r"(first|last|middle)_(romanized_)?names", attribute)
        values = getattr(provider, attribute)
        if not kind or not isinstance(values, (dict, tuple, list)):
            continue
        weights = values if isinstance(values, dict) else dict.fromkeys(values, 1)
        total = sum(weights.values()) or 1
        for name, weight in weights.items():
            # placeholders of locales without lists of their own
            text = spell(name, locale) if name not in ("John", "Jane", "Doe") else ""
            if len(text) > 1:
                group = "last" if kind[1] == "last" else "first"
                # a common name counts more than a rare one, though not as often as it is met
                part = math.sqrt(weight / total)
                found[group][text] = max(found[group][text], part)
    return found


def all_names(spell=zone_text) -> dict[str, dict[str, Counter]]:
    """By language; locales of one language together."""
    import faker.providers.person as person

    languages: dict[str, dict[str, Counter]] = defaultdict(
        lambda: {"last": Counter(), "first": Counter()}
    )
    for folder in sorted(Path(person.__file__).parent.iterdir()):
        if not re.fullmatch(r"[a-z]{2}(_[A-Z]{2})?", folder.name):
            continue
        # "English" names of Asia and Africa are those of other languages
        language = folder.name if folder.name in ELSEWHERE else folder.name[:2]
        for group, names in lists(folder.name, spell).items():
            languages[language][group].update(names)
    return {name: groups for name, groups in sorted(languages.items()) if any(groups.values())}


def counts(languages, left_out=lambda text: False) -> list[dict[str, Counter]]:
    """What follows no letter, one, two and up to four, by weights; each list weighs the same.

    A word begins and ends with `<`; nothing is known across it.
    """
    following: list[dict[str, Counter]] = [defaultdict(Counter) for _ in range(LONGEST + 1)]
    for groups in languages.values():
        for names in groups.values():
            names = {name: weight for name, weight in names.items() if not left_out(name)}
            total = sum(names.values())
            # lists of few names say less of their language
            scale = min(len(names), 600) / total if total else 0
            for name, weight in names.items():
                for word in name.split("<"):
                    text = f"<{word}<"
                    for at in range(1, len(text)):
                        for length in range(min(LONGEST, at) + 1):
                            following[length][text[at - length : at]][text[at]] += weight * scale
    return following


class Statistics:
    """How likely letters are, with what longer contexts say beyond shorter ones."""

    def __init__(self, following: list[dict[str, Counter]]):
        even = dict.fromkeys(ALPHABET, 1 / len(ALPHABET))
        # by context: the letters that it has a say in, and the factor of all others
        self.likely = {"": self.mixed(following[0][""], even)}
        self.factor: dict[str, float] = {}
        for length in range(1, LONGEST + 1):
            for context, counter in sorted(following[length].items()):
                shorter = {letter: self.of(letter, context[1:]) for letter in ALPHABET}
                mixed = self.mixed(counter, shorter)
                total = sum(counter.values())
                kept = {
                    letter: value
                    for letter, value in mixed.items()
                    if length <= DENSE
                    or letter in counter
                    and abs(total * value * math.log(value / shorter[letter])) > LEAST_GAIN
                }
                if not kept:
                    continue
                self.likely[context] = kept
                rest = 1 - sum(shorter[letter] for letter in kept)
                self.factor[context] = max(1e-4, 1 - sum(kept.values())) / max(1e-4, rest)

    @staticmethod
    def mixed(counter: Counter, shorter: dict[str, float]) -> dict[str, float]:
        """Interpolated with the shorter context by the rule of Witten and Bell."""
        total, kinds = sum(counter.values()), len(counter)
        return {
            letter: (counter[letter] + kinds * shorter[letter]) / (total + kinds)
            for letter in ALPHABET
        }

    def of(self, letter: str, context: str) -> float:
        """The probability of a letter behind a context."""
        while context not in self.likely:
            context = context[1:]
        if letter in self.likely[context]:
            return self.likely[context][letter]
        return self.factor[context] * self.of(letter, context[1:])

    def file(self) -> bytes:
        """The magic; 27 x 27 x 27 bytes by the two letters before; then the longer contexts.

        Of these the number (32 bits, little endian), then each in order: its letters as one number
        of base 28, their places counted from 1 (24 bits), the factor, the number of letters,
        and for each its place and its logarithm. A byte of a logarithm is sixteenths below zero, of a factor from -64 on.
        """

        def byte(value: float, zero: int = 0) -> int:
            return min(255, max(0, zero - round(STEPS * math.log(max(1e-9, value)))))

        dense = bytes(
            byte(self.of(letter, "<" if second == "<" else first + second))
            for first in ALPHABET
            for second in ALPHABET
            for letter in ALPHABET
        )
        contexts = sorted(
            (reduce(lambda number, letter: number * 28 + PLACE[letter] + 1, context, 0), context)
            for context in self.likely
            if len(context) > DENSE
        )
        rows = b"".join(
            number.to_bytes(3, "little")
            + bytes([byte(self.factor[context], 64), len(self.likely[context])])
            + b"".join(bytes([PLACE[c], byte(p)]) for c, p in sorted(self.likely[context].items()))
            for number, context in contexts
        )
        return MAGIC + dense + len(contexts).to_bytes(4, "little") + rows

    def bits(self, names: list[str]) -> float:
        """Bits that a letter takes."""
        total = letters = 0
        for word in [word for name in names for word in name.split("<")]:
            text = f"<{word}<"
            for at in range(1, len(text)):
                total -= math.log2(self.of(text[at], text[max(0, at - LONGEST) : at]))
                letters += 1
        return total / max(1, letters)


def check(languages) -> None:
    import people

    own = {
        transliterate(name, language)
        for language, row in people.NAMES.items()
        for names in row[1:4]
        for name in people._list(names)
    } - {""}
    known = {name for groups in languages.values() for names in groups.values() for name in names}

    def is_held_back(name: str) -> bool:
        return sum(name.encode()) % 10 == 0

    print(f"{len(own & known)} of {len(own)} names of the corpus stand in the lists")
    part = Statistics(counts(languages, lambda name: is_held_back(name) or name in own))
    held = sorted(name for name in known - own if is_held_back(name))
    print("statistics without these, bits a letter:")
    print(f"{part.bits(held):.2f} of {len(held)} other names that were left out too")
    print(f"{part.bits(sorted(own)):.2f} of the corpus's names")
    print(f"{part.bits(sorted(own - known)):.2f} of those that stand in no list")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    languages = all_names()
    data = Statistics(counts(languages)).file()
    Path(arguments.output).write_bytes(data)
    used = sum(len(names) for groups in languages.values() for names in groups.values())
    print(f"{len(languages)} languages, {used} names, {len(data)} bytes")
    if arguments.check:
        check(languages)


if __name__ == "__main__":
    main()
