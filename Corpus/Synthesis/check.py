"""Checks a made folder: truth against truth, and truth against the pictures' sizes."""

import base64
import json
from pathlib import Path

import cv2
import numpy as np

import zone as zones

# Drawn by another program, which wrote down neither the cells nor a camera (Corpus/README.md).
DRAWN_ELSEWHERE = ("vera-mono-mrp-100",)
NEEDED = ("kind", "grade", "set", "subject", "width", "height", "documents", "barcodes", "camera")
NEEDED_OF_ZONES = (
    "format", "lines", "valid", "wrongDigit", "quadrilateral", "lineQuadrilaterals", "lineCenters"
)


def _digits_agree(format: str, lines: list[str]) -> bool:
    """Whether every printed check digit is right, by the standard's positions."""

    def right(text, printed):
        return zones.check_digit(text) == printed

    if format == "CNIS":
        a, b = lines
        return right(b[:12], b[12]) and right(b[27:33], b[33]) and right(a + b[:35], b[35])
    if format == "CHDL":
        return True
    if format == "FRDL":
        (line,) = lines
        return right(line[:14], line[14]) and right(line[:29], line[29])
    if format == "TD1":
        a, b, _ = lines
        number, digit, rest = a[5:14], a[14], a[15:30]
        parts = (
            right(b[:6], b[6]),
            right(b[8:14], b[14]),
            right(a[5:30] + b[:7] + b[8:15] + b[18:29], b[29]),
        )
    else:
        b = lines[1]
        number, digit, rest = b[:9], b[9], b[28:35]
        parts = [right(b[13:19], b[19]), right(b[21:27], b[27])]
        if format in ("MRP", "TD2"):
            parts.append(right(b[:10] + b[13:20] + b[21 : len(b) - 1], b[-1]))
        if format == "MRP" and not (b[28:42] == "<" * 14 and b[42] == "<"):
            parts.append(right(b[28:42], b[42]))
    if digit == "<" and number[8] != "<":
        tail = rest.split("<", 1)[0]
        long_right = right(number + tail[:-1], tail[-1:]) or right(
            number + "<" + tail[:-1], tail[-1:]
        )
        return all(parts) and long_right
    return all(parts) and right(number, digit)


def check(path: Path) -> list[str]:
    """What is wrong with one truth file; nothing when it is sound."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return ["no JSON"]
    missing = _missing(facts, path.stem in DRAWN_ELSEWHERE)
    if missing:
        return ["no " + key for key in missing]
    faults = []
    pictures = [path.with_suffix(end) for end in (".jpg", ".png") if path.with_suffix(end).exists()]
    if len(pictures) != 1:
        return ["not one picture"]
    image = cv2.imread(str(pictures[0]), cv2.IMREAD_UNCHANGED)
    size = image.shape[1], image.shape[0]
    if size != (facts["width"], facts["height"]):
        faults.append("size")
    if (facts["kind"] == "positive") != bool(facts["documents"] or facts["barcodes"]):
        faults.append("kind")
    for document in facts["documents"]:
        rows, columns = zones.SHAPES[document["format"]]
        lines = document["lines"]
        if len(lines) != rows or any(
            len(line) != (9 if document["format"] == "CHDL" and line is lines[0] else columns)
            or set(line) - set(zones.ALPHABET)
            for line in lines
        ):
            faults.append("shape")
        elif _digits_agree(document["format"], lines) != document["valid"]:
            faults.append("valid")
        quads = [document["quadrilateral"], *document["lineQuadrilaterals"]]
        for quad, centres in zip(quads[1:], document.get("lineCenters", [])):
            grown = np.asarray(quad, np.float32).reshape(-1, 1, 2)
            near = [
                cv2.pointPolygonTest(grown, tuple(map(float, point)), True) for point in centres
            ]
            height = np.hypot(*(np.subtract(quad[3], quad[0])))
            # On a bent page the middle of a line may leave the straight quadrilateral a little.
            if min(near[0], near[2]) < 0.2 * height or near[1] < -2.0 * height:
                faults.append("centres")
        faults += _corners(quads, size)
    for symbol in facts["barcodes"]:
        base64.b64decode(symbol["base64"], validate=True)
        faults += _corners([symbol["quadrilateral"]], size)
    return faults


def _missing(facts: dict, elsewhere: bool) -> list[str]:
    """The keys that a truth file lacks; of pictures drawn elsewhere some may be missing."""
    missing = [key for key in NEEDED if key not in facts]
    for document in facts.get("documents", []):
        missing += [key for key in NEEDED_OF_ZONES if key not in document]
    return [key for key in missing if not (elsewhere and key in ("camera", "lineCenters"))]


def _corners(quads, size):
    points = np.concatenate([np.asarray(quad, np.float64) for quad in quads])
    inside = np.all(points > -0.5) and np.all(points < np.array(size) - 0.5)
    clockwise = all(cv2.contourArea(np.asarray(quad, np.float32), True) > 0 for quad in quads)
    return ([] if inside else ["outside"]) + ([] if clockwise else ["order"])
