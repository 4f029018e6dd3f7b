"""Frames of open booklets, whose page turns away towards the spine at one end of the zone."""

from dataclasses import replace
from random import Random

import camera as cameras
import desk
import frames
import grades
import page as pages
import zone as zones

FORMATS = ("MRP", "MRVA", "MRP", "MRVB")
STEEPEST = (0.5, 1.15)  # radians at the spine
REACH = (10.0, 28.0)  # millimetres in which the slope falls to a third
GUTTER = 1.0  # millimetres from the sheet's edge to the spine


def frame(rng: Random, index: int, grade: str):
    """A frame of a grade, formats in turn. Returns the picture, the page and the view."""
    grade = grades.GRADES[grade]
    zone = zones.random_zone(rng, FORMATS[index % len(FORMATS)])
    pitch = rng.uniform(*grade.character)
    page = pages.render_document(rng, zone, pitch / 2.54 * 1.2, hard=grade.wear)
    at = -GUTTER if rng.random() < 0.5 else page.size[0] + GUTTER
    spine = (at, rng.uniform(*STEEPEST), rng.uniform(*REACH))
    outline = frames.outline_corners(page)
    target = frames.read_corners(page)
    view = cameras.random_camera(rng, grade, target, (pitch / page.pitch,) * 2, None, outline)
    view = replace(view, spine=spine)
    ground = desk.desk(rng, view.width, view.height, 0.5)
    return cameras.photograph(rng, page, view, ground), page, view
