"""The fast path for training: a zone's neighbourhood alone, with every cell's centre known."""

from dataclasses import replace
from random import Random

import numpy as np

import camera as cameras
import page as pages
import zone as zones
from grades import Grade


def random_strip(rng: Random, grade: Grade, zone: zones.Zone | None = None, level: bool = True):
    """Photographs the paper around one zone.

    Returns the grey values of the region, and for every line its text and its cells' centres in the
    region's pixels, an (n, 2) array. `level` keeps the text within the grade's lean of upright.
    """
    if level:
        grade = replace(grade, free_turn=0.0)
    zone = zone or zones.random_zone(rng)
    pitch = rng.uniform(*grade.character)
    page = pages.render_document(rng, zone, pitch / 2.54 * 1.2, hard=grade.wear, part="zone")
    corners = page.zone_corners()
    view = cameras.random_camera(rng, grade, corners, (pitch / page.pitch,) * 2)
    seen = view.project(corners)
    room = 1.6 * pitch
    low = np.maximum(np.floor(seen.min(0) - room), 0).astype(int)
    high = np.minimum(np.ceil(seen.max(0) + room), [view.width, view.height]).astype(int)
    region = (int(low[0]), int(low[1]), int(high[0] - low[0]), int(high[1] - low[1]))
    image = cameras.photograph(rng, page, view, region=region)
    return image, [(text, view.project(cells) - low) for text, cells in zip(zone.lines, page.cells)]
