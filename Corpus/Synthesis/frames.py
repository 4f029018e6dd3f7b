"""Frames of a phone's camera: a document on a desk or in a hand."""

from functools import partial
from random import Random

import numpy as np

import camera as cameras
import desk
import page as pages
import zone as zones
from grades import Grade


def outline_corners(page: pages.Page) -> np.ndarray:
    w, h = page.size
    return np.array([[0, 0], [w, 0], [w, h], [0, h]])


def read_corners(page: pages.Page, margin: float = 1.5) -> np.ndarray:
    """Corners of what the frame must hold: zone and symbols, or the sheet's middle."""
    points = [page.zone_corners()] if page.zone is not None else []
    points += [np.asarray(symbol[2]) for symbol in page.symbols]
    if not points:
        return outline_corners(page) * 0.5 + np.array(page.size) * 0.25
    points = np.concatenate(points)
    (left, top), (right, bottom) = points.min(0) - margin, points.max(0) + margin
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]])


def take(
    rng: Random,
    page: pages.Page,
    grade: Grade,
    scale: float,
    upright: bool | None = None,
    whole: bool = False,
):
    """Photographs a page, `whole` or what has to be read. Returns picture and camera."""
    target = outline_corners(page) if whole else read_corners(page)
    view = cameras.random_camera(rng, grade, target, (scale, scale), upright, outline_corners(page))
    busy = 0.0 if grade.name == "g1" else 0.5
    ground = desk.desk(rng, view.width, view.height, busy)
    if grade.name != "g1" and rng.random() < 0.25:
        known = whole or page.zone is not None or page.symbols
        keep = view.project(target) if known else np.zeros((0, 2))
        corners = view.project(outline_corners(page))
        hand = partial(desk.fingers, rng, corners=corners, keep_clear=keep, room=12)
    else:
        hand = None
    return cameras.photograph(rng, page, view, ground, hand=hand), view


def frame(rng: Random, index: int, grade: Grade, format: str | None = None):
    """One frame with a zone, formats in turn where none is given. Returns picture, page and camera."""
    format = format or zones.FORMATS[index % len(zones.FORMATS)]
    zone = zones.random_zone(rng, format)
    pitch = rng.uniform(*grade.character)
    page = pages.render_document(
        rng, zone, pitch / 2.54 * 1.2, hard=grade.wear, spread=rng.random() < 0.25
    )
    picture, view = take(rng, page, grade, pitch / page.pitch)
    return picture, page, view
