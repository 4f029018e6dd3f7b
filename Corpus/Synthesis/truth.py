"""The truth beside a picture: NAME.json. Corpus/README.md describes the format."""

import base64
import json

import numpy as np


def _points(points, digits=2):
    return [[round(float(x), digits) for x in point] for point in points]


def document_truth(page, project) -> dict:
    """The zone's part; `project` maps millimetres on the page to pixels of the picture."""
    zone = page.zone
    centres = []
    for cells in page.cells:
        places = project(cells[[0, len(cells) // 2, len(cells) - 1]])
        centres.append(_points(places))
    return {
        "format": zone.format,
        "lines": list(zone.lines),
        "valid": zone.valid,
        "wrongDigit": zone.wrong,
        "quadrilateral": _points(project(page.zone_corners())),
        "lineQuadrilaterals": [
            _points(project(page.line_corners(row))) for row in range(len(page.cells))
        ],
        "lineCenters": centres,
    }


def symbol_truth(symbol, project) -> dict:
    symbology, payload, corners = symbol
    return {
        "symbology": symbology,
        "base64": base64.b64encode(payload).decode("ascii"),
        "quadrilateral": _points(project(corners)),
    }


def print_truth(page, project) -> dict:
    """What is printed beside the zone: every field, and the corners of page and portrait."""
    width, height = page.size
    outline = np.array([[0, 0], [width, 0], [width, height], [0, height]], float)
    return {
        "kind": page.prints.kind,
        "page": _points(project(outline)),
        "portrait": [] if page.prints.portrait is None else _points(project(page.prints.portrait)),
        "fields": page.prints.fields,
    }


def picture_truth(
    set_name: str, grade: str, size, page, project, camera: dict, subject: str
) -> dict:
    """Everything known about one picture; `page` may be None where nothing is to be found."""
    documents = (
        [document_truth(page, project)] if page is not None and page.zone is not None else []
    )
    symbols = [symbol_truth(symbol, project) for symbol in page.symbols] if page is not None else []
    printed = page is not None and page.prints is not None
    return {
        "kind": "positive" if documents or symbols else "negative",
        "grade": grade,
        "set": set_name,
        "subject": subject,
        "width": int(size[0]),
        "height": int(size[1]),
        "documents": documents,
        "barcodes": symbols,
        **({"print": print_truth(page, project)} if printed else {}),
        "camera": {
            name: (round(value, 5) if isinstance(value, float) else value)
            for name, value in camera.items()
        },
    }


def write_truth(path, truth: dict) -> None:
    """One JSON object, keys in order, one key a line at the top level, so that diffs stay small."""
    rows = [
        "  %s: %s" % (json.dumps(key), json.dumps(value, ensure_ascii=False))
        for key, value in truth.items()
    ]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
