#!/usr/bin/python3
"""Draws what scenes are made of: desks, and the faces of cards.

Usage: banks.py --seed N --count N OUTPUT.npz
"""

import argparse
import sys
from pathlib import Path
from random import Random

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Synthesis"))

import desk
import fronts

KINDS = ("id-front", "eu-licence", "us-licence", "coded-licence")
SCALE = 5.0  # pixels a millimetre of a face


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("output")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    grounds, faces, masks = [], [], []
    for index in range(options.count):
        rng = Random(f"corners/{options.seed}/{index}")
        ground = desk.desk(rng, 1920, 1080, 0.7)
        grounds.append(cv2.resize(ground, (960, 540), interpolation=cv2.INTER_AREA))
        page = fronts.page(rng, rng.choice(KINDS), SCALE, rng.uniform(0.1, 0.9))
        faces.append(page.grey)
        masks.append(page.outline())
    np.savez(options.output, grounds=grounds, faces=faces, masks=masks)


if __name__ == "__main__":
    main()
