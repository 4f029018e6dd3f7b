#!/usr/bin/python3
"""Writes strips cut from the corpus's own synthetic frames, in the form of lines.py.

Usage: frames.py --seed N --count N [--grades g1,g2,...] OUTPUT.npz

The frames are those of Corpus/Synthesis, photographed about the zone only. The count is that of the
zones. Nearly half of the zones are given random characters, so that the net learns no language. The
seeds are this folder's own: none is used by a set of the corpus.
"""

import argparse
import os
import sys
from dataclasses import replace
from random import Random

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
sys.path.insert(0, os.environ.get("SYNTHESIS", os.path.join(HERE, "..", "..", "Synthesis")))
from synthesis import texts  # noqa: E402
from lines import cut, save  # noqa: E402

import grades  # noqa: E402
import strips  # noqa: E402
import zone as zones  # noqa: E402


class View:
    """What `cut` wants to know of a picture."""

    def __init__(self, image, centers):
        self.image, self.centers = image, centers


def scrambled(rng, zone):
    """The zone with characters that tell nothing."""
    lines = []
    for line in zone.lines:
        if rng.random() < 0.5:
            lines.append(texts.some(rng, texts.ALPHABET, len(line)))
        else:
            group = texts.pick(rng, texts.LOOK_ALIKES)
            lines.append("".join(
                texts.pick(rng, group if rng.random() < 0.6 else texts.ALPHABET) for _ in line))
    return replace(zone, lines=tuple(lines))


def make(seed, index, names):
    rng = np.random.default_rng([seed, index])
    source = Random("training/%d/%d" % (seed, index))
    zone = zones.random_zone(source)
    if rng.random() < 0.45:
        zone = scrambled(rng, zone)
    grade = grades.GRADES[names[index % len(names)]]
    image, lines = strips.random_strip(source, grade, zone)
    for text, centers in lines:
        strip, across = cut(rng, View(np.ascontiguousarray(image), np.asarray(centers, float)))
        size = float(np.hypot(*(centers[-1] - centers[0]))) / (len(text) - 1)
        yield strip, text, across, size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--grades", default="g1,g2,g3,g4,g4,g4,g5,g5,g5")
    parser.add_argument("output")
    options = parser.parse_args()
    names = options.grades.split(",")
    made = [m for index in range(options.count) for m in make(options.seed, index, names)]
    made = [m for m in made if len(m[1]) in (30, 36, 44)]
    save(options.output, made)


if __name__ == "__main__":
    main()
