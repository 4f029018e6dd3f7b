#!/usr/bin/python3
"""Writes synthetic line strips with the true centres of their characters.

Usage: lines.py --seed N --count N OUTPUT.npz

A strip is laid along the true positions at 16 pixels a cell and is larger than what the net sees,
so that training can add a locator's errors: 48 rows, and 40 pixels before the first and after the
last cell. Square pixels: the height of the characters is what the print makes it.
"""

import argparse
import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from synthesis import texts  # noqa: E402
from synthesis.camera import Shot  # noqa: E402
from synthesis.printing import InkMask  # noqa: E402

ROWS, MARGIN, PITCH = 48, 40, 16


def cut(rng, shot):
    """The strip along the true curve of the line, by the cell."""
    count = len(shot.centers)
    index = np.arange(count)
    cells = (np.arange(PITCH * count + 2 * MARGIN) - MARGIN - PITCH / 2) / PITCH
    fit = [np.polyfit(index, shot.centers[:, k], 2) for k in (0, 1)]
    x, y = (np.polyval(f, cells) for f in fit)
    dx, dy = (np.polyval(np.polyder(f), cells) for f in fit)
    # The slope of the line is the fit's; its local stretch would bend the uprights.
    step = float(np.hypot(dx, dy).mean())
    length = np.maximum(1e-6, np.hypot(dx, dy))
    down = (np.arange(ROWS) - (ROWS - 1) / 2) / PITCH * step
    map_x = (x[None] - down[:, None] * (dy / length)[None]).astype(np.float32)
    map_y = (y[None] + down[:, None] * (dx / length)[None]).astype(np.float32)
    image = shot.image
    if step > PITCH * 1.3:
        image = cv2.GaussianBlur(image, (0, 0), 0.4 * step / PITCH)
    flags = cv2.INTER_LINEAR if rng.random() < 0.8 else cv2.INTER_CUBIC
    strip = cv2.remap(image, map_x, map_y, flags, borderMode=cv2.BORDER_REPLICATE)
    # True centres within the strip: the fit is nearly exact, what it leaves is kept.
    residual = ((shot.centers[:, 0] - np.polyval(fit[0], index)) * np.polyval(np.polyder(fit[0]), index)
                + (shot.centers[:, 1] - np.polyval(fit[1], index)) * np.polyval(np.polyder(fit[1]), index))
    centers = MARGIN + PITCH / 2 + PITCH * (index + residual / step**2)
    return strip, centers.astype(np.float32)


def make(seed, index):
    rng = np.random.default_rng([seed, index])
    text = texts.line(rng)
    shot = Shot(rng, InkMask(rng, text))
    strip, centers = cut(rng, shot)
    return strip, text, centers, shot.per_cell


def save(path, made):
    """Writes strips, each with its text, the centres of its cells and the pixels of a cell in the picture."""
    np.savez(
        path,
        strips=np.concatenate([m[0].ravel() for m in made]),
        texts=np.array([m[1] for m in made]),
        centers=np.concatenate([m[2] for m in made]).astype(np.float32),
        sizes=np.array([m[3] for m in made], np.float32),
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("output")
    options = parser.parse_args()
    made = [make(options.seed, index) for index in range(options.count)]
    save(options.output, made)


if __name__ == "__main__":
    main()
