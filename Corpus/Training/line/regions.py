#!/usr/bin/python3
"""Writes strips of zones photographed alone, cut at true positions and as the locator cuts them, in the form of lines.py.

Usage: regions.py --seed N --count N [--grades g1,g2,...] CUT-STRIPS TRUE.npz LOCATED.npz

What frames.py and located.py make of a zone, at a sixth of the time of a whole frame: paper and zone are drawn and
photographed as in Corpus/Synthesis, with four lines of room around, and written as JPEG of the grade's quality, which
the program cut-strips then looks for zones in. Nearly half of the zones are given random characters.
"""

import argparse
import glob
import json
import os
import subprocess
import tempfile
from dataclasses import replace
from random import Random

import cv2
import numpy as np

from frames import View, grades, scrambled, zones
from lines import cut, save
from located import strips_of

import camera as cameras  # noqa: E402  (frames.py knows where it is)
import page as pages  # noqa: E402

ROOM = 10  # pitches around the zone
TURNED = 0.15  # share of zones that are turned as the grade's frames are


def photographed(source, grade, zone):
    """The grey values about one zone, every line's centres of cells in them, and the camera."""
    if source.random() >= TURNED:
        grade = replace(grade, free_turn=0.0)
    pitch = source.uniform(*grade.character)
    page = pages.render_document(source, zone, pitch / 2.54 * 1.2, hard=grade.wear, part="zone")
    corners = page.zone_corners()
    view = cameras.random_camera(source, grade, corners, (pitch / page.pitch,) * 2)
    seen = view.project(corners)
    low = np.maximum(np.floor(seen.min(0) - ROOM * pitch), 0).astype(int)
    high = np.minimum(np.ceil(seen.max(0) + ROOM * pitch), [view.width, view.height]).astype(int)
    region = (int(low[0]), int(low[1]), int(high[0] - low[0]), int(high[1] - low[1]))
    image = cameras.photograph(source, page, view, region=region)
    return image, [(text, view.project(cells) - low) for text, cells in zip(zone.lines, page.cells)], view


def make(seed, index, names, folder):
    """Writes the picture and its truth, and gives the strips at true positions."""
    rng = np.random.default_rng([seed, index])
    source = Random("regions/%d/%d" % (seed, index))
    zone = zones.random_zone(source)
    if rng.random() < 0.45:
        zone = scrambled(rng, zone)
    image, lines, view = photographed(source, grades.GRADES[names[index % len(names)]], zone)
    path = os.path.join(folder, "%06d" % index)
    cv2.imwrite(path + ".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, view.quality])
    with open(path + ".json", "w") as file:
        json.dump({"documents": [{
            "lines": [text for text, _ in lines],
            "lineCenters": [[centers[i].tolist() for i in (0, len(centers) // 2, -1)] for _, centers in lines],
        }]}, file)
    image = cv2.imread(path + ".jpg", cv2.IMREAD_GRAYSCALE)
    for text, centers in lines:
        strip, across = cut(rng, View(np.ascontiguousarray(image), np.asarray(centers, float)))
        size = float(np.hypot(*(centers[-1] - centers[0]))) / (len(text) - 1)
        yield strip, text, across, size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--grades", default="g2,g3,g3,g4,g4,g4,g4,g5,g5,g5")
    parser.add_argument("program", help="cut-strips")
    parser.add_argument("true")
    parser.add_argument("located")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    names = options.grades.split(",")
    with tempfile.TemporaryDirectory() as folder:
        made = [m for index in range(options.count) for m in make(options.seed, index, names, folder)]
        found = os.path.join(folder, "strips")
        paths = "".join(path + "\n" for path in sorted(glob.glob(os.path.join(folder, "*.jpg"))))
        with open(found, "wb") as file:
            subprocess.run([options.program], input=paths.encode(), stdout=file, check=True)
        located, beside = strips_of(found)
    made = [m for m in made if len(m[1]) in (30, 36, 44)]
    save(options.true, made)
    save(options.located, [m for m in located if len(m[1]) in (30, 36, 44)])
    print("%d lines at true positions, %d as located, %d beside the print left out" % (len(made), len(located), beside))


if __name__ == "__main__":
    main()
