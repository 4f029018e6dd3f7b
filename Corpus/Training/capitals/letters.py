#!/usr/bin/env python3
"""Writes strips of capitals with marks, and where their letters stand, for the net that tells marks letter by letter.

Usage: letters.py --seed N --count N OUTPUT.npz

The lines are those of the net for marks (`../line/printed.py --marks`), whose letters' middles are known here.
"""

import argparse
import os
import sys

import numpy as np

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "line"))
import printed  # noqa: E402

# Every letter that has one with a mark, and those.
CLASSES = "".join(sorted(printed.MARKED)) + "".join(printed.MARKED.values())


def line(rng, places, names):
    while True:
        text = printed.named(rng, places, names)[: printed.LONGEST].strip()
        if printed.spelt(text) and any(c in CLASSES for c in text):
            return text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("output")
    options = parser.parse_args()
    places, names = printed.lists()
    strips, letters, at = [], [], 0
    for index in range(options.count):
        rng = np.random.default_rng([options.seed, index])
        text = line(rng, places, names)
        image, middles = printed.strip(rng, text, places, names, faint=rng.random() < 0.3)
        for character, middle in zip(text, middles):
            if character.replace("Ð", "Đ") in CLASSES:
                letters.append((index, middle, CLASSES.index(character.replace("Ð", "Đ"))))
        strips.append(image)
    np.savez(
        options.output,
        strips=np.concatenate([image.ravel() for image in strips]),
        widths=np.array([image.shape[1] for image in strips], np.int32),
        letters=np.array(letters, np.float32),
    )


if __name__ == "__main__":
    main()
