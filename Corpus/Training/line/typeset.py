#!/usr/bin/python3
"""Writes strips of lines in typefaces other than OCR-B, as the reader lays them out.

Usage: typeset.py --seed N --count N OUTPUT.npz

Every character stands in the middle of its cell, cut out between its neighbours, at one scale:
Sources/MRZLocation/Typeset. Each strip is what the net sees, 24 rows and 16 columns a cell.
"""

import argparse
import glob
import os
import sys
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from strip import MARGIN, PITCH, ROWS, width  # noqa: E402
from synthesis import texts  # noqa: E402

CAPITAL, WIDEST, EDGE = 0.96, 0.9, 0.06  # in cells, as in TypesetLayout
ROOT = "/usr/share/fonts/"
PATTERNS = (
    ("truetype/dejavu/DejaVuSans*.ttf", 5),
    ("truetype/dejavu/DejaVuSerif*.ttf", 2),
    ("truetype/liberation/*.ttf", 6),
    ("opentype/urw-base35/Nimbus*.otf", 3),
    ("opentype/urw-base35/[CPU]*.otf", 1),
    ("truetype/noto/NotoMono*.ttf", 1),
    ("truetype/ocr-a/OCRA.ttf", 3),
    ("opentype/ocr-b/OCRB.otf", 2),
)
LEFT_OUT = ("Oblique", "Italic", "-It", "BdIta", "Math", "ExtraLight")


@lru_cache(maxsize=1)
def faces():
    """The typefaces, in groups with their weights."""
    groups = []
    for pattern, weight in PATTERNS:
        found = [p for p in sorted(glob.glob(ROOT + pattern)) if not any(n in p for n in LEFT_OUT)]
        if found:
            groups.append((found, weight))
    return groups


@lru_cache(maxsize=600)
def font(path, size):
    return ImageFont.truetype(path, size)


def drawn(rng, text):
    """A line of print: its grey values, every character's columns, the capitals' rows."""
    groups = faces()
    weights = np.array([weight for _, weight in groups], float)
    paths = groups[rng.choice(len(groups), p=weights / weights.sum())][0]
    path = paths[rng.integers(len(paths))]
    size = int(rng.integers(11, 30) if rng.random() < 0.6 else rng.integers(20, 48))
    face = font(path, size)
    tracking = 0 if rng.random() < 0.6 else rng.uniform(0, 0.2) * size
    capital = -face.getbbox("H", anchor="ls")[1]
    room, place, boxes = size, float(size), []
    for character in text:
        left, _, right, _ = face.getbbox(character, anchor="ls")
        boxes.append((place + left, place + right))
        place += face.getlength(character) + tracking
    image = Image.new("L", (int(place) + room, 3 * size), 0)
    pen, base, x = ImageDraw.Draw(image), 2 * size, float(size)
    for character in text:
        pen.text((x, base), character, font=face, fill=255, anchor="ls")
        x += face.getlength(character) + tracking
    ink = np.asarray(image).astype(np.float32) / 255
    if rng.random() < 0.12:  # needles
        step = capital / rng.choice((7, 9))
        rows, columns = int(ink.shape[0] / step), int(ink.shape[1] / step)
        dots = (cv2.resize(ink, (columns, rows), interpolation=cv2.INTER_AREA) > 0.4).astype(np.float32)
        dot = np.zeros((8, 8), np.float32)
        cv2.circle(dot, (4, 4), int(rng.integers(3, 5)), 1.0, -1)
        ink = cv2.resize(np.kron(dots, dot), ink.shape[::-1], interpolation=cv2.INTER_AREA)
    paper, colour = rng.uniform(150, 255), rng.uniform(0, 100)
    grey = paper + (min(colour, paper - 60) - paper) * ink
    if rng.random() < 0.6:
        grey = cv2.GaussianBlur(grey, (0, 0), rng.uniform(0.3, 1.0 if size < 20 else 1.6))
    if rng.random() < 0.6:
        grey = grey + rng.standard_normal(grey.shape).astype(np.float32) * rng.uniform(1, 8)
    grey = np.clip(grey, 0, 255).astype(np.uint8)
    if rng.random() < 0.5:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(55, 92))]
        grey = cv2.imdecode(cv2.imencode(".jpg", grey, quality)[1], 0)
    return grey, boxes, (base - capital, base)


def laid(rng, grey, boxes, rows):
    """The characters of a line in even cells."""
    capital = (rows[1] - rows[0]) * np.clip(rng.normal(1, 0.04), 0.88, 1.15)
    cell = capital / CAPITAL
    step = cell / PITCH
    if step > 1.3:
        grey = cv2.GaussianBlur(grey, (0, 0), 0.35 * step)
    columns = np.arange(width(len(boxes)))
    place = (columns - MARGIN - PITCH / 2) / PITCH
    index = np.clip(np.rint(place).astype(int), 0, len(boxes) - 1)
    edges = np.array(boxes) + rng.normal(0, 0.03 * cell, (len(boxes), 2))
    middle, reach = edges.mean(1), np.maximum(0.5, (edges[:, 1] - edges[:, 0]) / 2)
    flat = np.maximum(1, 2 * reach / (WIDEST * cell))
    offset = (place - index) * cell * flat[index]
    x = middle[index] + offset
    lean = np.linspace(*(rng.normal(0, 0.05 * capital, 2)), len(columns))
    y0 = (rows[0] + rows[1] - 1) / 2 + rng.normal(0, 0.03 * capital) + lean
    y = y0[None] + ((np.arange(ROWS) - (ROWS - 1) / 2) * step)[:, None]
    map_x = np.repeat(x[None], ROWS, 0).astype(np.float32)
    strip = cv2.remap(grey, map_x, y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    paper = int(np.sort(strip, None)[strip.size * 3 // 4])
    blank = np.abs(offset) > reach[index] + EDGE * cell * flat[index]
    strip[:, blank] = paper
    return strip


def make(seed, index):
    rng = np.random.default_rng([seed, index])
    text = texts.line(rng)
    return laid(rng, *drawn(rng, text)), text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("output")
    options = parser.parse_args()
    made = [make(options.seed, index) for index in range(options.count)]
    np.savez(
        options.output,
        strips=np.concatenate([strip.ravel() for strip, _ in made]),
        texts=np.array([text for _, text in made]),
    )


if __name__ == "__main__":
    main()
