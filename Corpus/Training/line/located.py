#!/usr/bin/python3
"""Turns the strips of cut-strips into training strips, in the form of lines.py.

Usage: cut-strips <PATHS >STRIPS; located.py STRIPS OUTPUT.npz

The pictures have their truth in a sidecar beside them, as those of Corpus/ do. The centres are those
of the locator, with its errors; lines that it has laid half a character or more beside the print are
left out, for no cell of them shows its character.
"""

import json
import os
import sys

import numpy as np

from lines import MARGIN, PITCH, save

ALONG, ACROSS = 0.45, 0.35  # the largest errors, in cells


def records(path):
    with open(path, "rb") as file:
        while header := file.readline():
            head = json.loads(header)
            pixels = file.read(head["width"] * head["height"])
            yield head, np.frombuffer(pixels, np.uint8).reshape(head["height"], head["width"])


def errors(found, truth):
    """How far the first, the middle and the last centre are off: along, across, in cells; pitch."""
    step = (found[-1] - found[0]) / (len(found) - 1)
    pitch = np.hypot(*step)
    along = step / pitch
    off = (found[[0, len(found) // 2, -1]] - truth) / pitch
    return np.abs(off @ along).max(), np.abs(off @ [-along[1], along[0]]).max(), pitch


def strips_of(source):
    """The strips in the output of cut-strips that lie on their lines, and how many do not."""
    made, beside, sidecars = [], 0, {}
    for head, strip in records(source):
        sidecar = os.path.splitext(head["path"])[0] + ".json"
        if sidecar not in sidecars:
            with open(sidecar) as file:
                sidecars[sidecar] = json.load(file)["documents"]
        documents = sidecars[sidecar]
        if not documents:
            continue
        lines, centers = documents[0]["lines"], documents[0]["lineCenters"]
        if head["lines"] != len(lines) or head["cells"] != len(lines[0]):
            beside += 1
            continue
        along, across, pitch = errors(np.array(head["centers"]), np.array(centers[head["line"]]))
        if along > ALONG or across > ACROSS:
            beside += 1
            continue
        count = head["cells"]
        made.append((strip, lines[head["line"]], MARGIN + PITCH / 2 + PITCH * np.arange(count), pitch))
    return made, beside


def main():
    source, output = sys.argv[1:]
    made, beside = strips_of(source)
    save(output, made)
    print("%d lines; %d beside the print left out" % (len(made), beside))


if __name__ == "__main__":
    main()
