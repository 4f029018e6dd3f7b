"""Strips cut tight: a scanned zone and hardly anything around it, as selection boxes and kiosks give."""

from random import Random

import cv2
import numpy as np

import page as pages
import scanner
import zone as zones

MARGINS = (0.0, 0.1, 0.25, 0.5)  # in distances of the lines
LEAST_CHARACTER = 7.5  # pixels of the smallest strips


def strip(rng: Random, index: int):
    """One strip, formats and margins in turn; every other one is made smaller, every third stands on
    its head, and every fourth is black and white.

    Returns the picture, the page, the map from millimetres to pixels, and the parameters.
    """
    format = zones.FORMATS[index % len(zones.FORMATS)]
    zone = zones.random_zone(rng, format)
    pitch = 9 * (25 / 9) ** rng.random()
    page = pages.render_document(rng, zone, pitch / 2.54, hard=0.2)
    image, project, camera = scanner.scan(rng, page)
    margin = MARGINS[(index // len(zones.FORMATS) + index) % len(MARGINS)]
    corners = project(page.zone_corners())
    leading = (corners[3][1] - corners[0][1]) / (len(zone.lines) - 0.5)
    low = np.maximum(np.floor(corners.min(0) - margin * leading), 0).astype(int)
    high = np.ceil(corners.max(0) + margin * leading).astype(int)
    image = image[low[1] : high[1] + 1, low[0] : high[0] + 1]
    scale = max(LEAST_CHARACTER, rng.uniform(0.4, 1) * pitch) / pitch if index % 2 else 1.0
    if scale < 1:
        size = [max(20, round(side * scale)) for side in image.shape[1::-1]]
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    else:
        scale = 1.0
    height, width = image.shape[:2]
    whole = np.array([high[0] - low[0] + 1, high[1] - low[1] + 1], float)
    turned = index % 3 == 2
    if turned:
        image = cv2.rotate(image, cv2.ROTATE_180)
    binary = index % 4 == 3
    if binary:
        grey = image if image.ndim == 2 else cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
        image = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1]

    def place(points):
        found = (project(points) - low + 0.5) / whole * [width, height] - 0.5
        found = np.array([width - 1, height - 1]) - found if turned else found
        return np.clip(found, 0, [width - 1, height - 1])

    facts = {**camera, "margin": margin, "binary": binary, "turn": 180.0 if turned else 0.0}
    facts["pixelsPerCharacter"] = camera["pixelsPerCharacter"] * scale
    return image, page, place, facts
