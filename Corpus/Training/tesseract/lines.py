#!/usr/bin/python3
"""Writes synthetic lines as one .lstmf file for lstmtraining, or as PNG files with a list.

Usage: lines.py --seed N --count N [--short LONGEST] [--lstmf FILE] [--png FOLDER]

A line looks like what the recogniser is sent: cut tight, laid straight, dark on light; its margins,
its scale and what is left of its neighbours vary.
"""

import argparse
import os
import struct
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from synthesis import texts  # noqa: E402
from synthesis.camera import Shot  # noqa: E402
from synthesis.printing import InkMask  # noqa: E402


def crop(rng, shot):
    """The line laid along its first and last character, with margins of less than a line."""
    first, last = shot.centers[0], shot.centers[-1]
    across = last - first
    length = float(np.hypot(*across))
    along = across / length if length > 0 else np.array([1.0, 0.0])
    down = np.array([-along[1], along[0]])
    cap, pitch = shot.cap, length / max(1, len(shot.centers) - 1)
    wanted = rng.uniform(13, 34) if rng.random() < 0.75 else cap
    scale = wanted / cap
    before, after = rng.uniform(0.55, 1.6, 2) * pitch
    tight = rng.random() < 0.5
    above, below = rng.uniform(0.54, 0.75 if tight else 1.15, 2) * cap
    width = int((before + length + after) * scale)
    height = int((above + below) * scale)
    matrix = np.array([along, down]) * scale
    middle = (shot.centers[len(shot.centers) // 2] + (first + last) / 2) / 2
    shift = np.array([(before - along @ first) * scale, (above - down @ middle) * scale])
    flags = cv2.INTER_LINEAR if scale > 0.7 else cv2.INTER_AREA
    image = shot.image
    if scale < 0.7:
        image = cv2.GaussianBlur(image, (0, 0), 0.35 / scale)
    affine = np.hstack([matrix, shift[:, None]])
    return cv2.warpAffine(
        image, affine, (width, height), flags=flags, borderMode=cv2.BORDER_REPLICATE)


def counted(data):
    return struct.pack("<I", len(data)) + data


def page(index, png, width, height, text):
    """One `ImageData` as Tesseract 5 serialises it: little endian, a box is four 16-bit numbers."""
    label = text.encode()
    box = struct.pack("<I4h", 1, 0, 0, min(width, 32767), min(height, 32767))
    name = b"line%d" % index
    return (
        b"\x01" + counted(name) + struct.pack("<i", index) + counted(png) + counted(b"mrz")
        + counted(label) + box + struct.pack("<I", 1) + counted(label) + b"\x00"
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--short", type=int, default=0)
    parser.add_argument("--lstmf")
    parser.add_argument("--png")
    options = parser.parse_args()
    pages, listing = [], []
    if options.png:
        os.makedirs(options.png, exist_ok=True)
    for index in range(options.count):
        rng = np.random.default_rng([options.seed, index])
        text = texts.short(rng, options.short) if options.short else texts.line(rng)
        image = crop(rng, Shot(rng, InkMask(rng, text)))
        if options.png:
            path = os.path.join(options.png, "%05d.png" % index)
            cv2.imwrite(path, image)
            listing.append("%s\t%s\n" % (path, text))
        if options.lstmf:
            png = cv2.imencode(".png", image, [cv2.IMWRITE_PNG_COMPRESSION, 1])[1].tobytes()
            pages.append(page(index, png, image.shape[1], image.shape[0], text))
    if options.png:
        with open(os.path.join(options.png, "lines.tsv"), "w") as file:
            file.writelines(listing)
    if options.lstmf:
        with open(options.lstmf, "wb") as file:
            file.write(struct.pack("<I", len(pages)))
            file.writelines(pages)


if __name__ == "__main__":
    main()
