"""Bursts: frames of one document, 33, 100 or 200 ms apart, each with its own noise and view."""

from random import Random

import numpy as np

import camera as cameras
import desk
import frames
import page as pages
import sequences
import zone as zones
from grades import Grade

LENGTH = 12
# seconds between frames: a video's thirty a second, ten, and five
STEPS = (1 / 30, 0.1, 0.2)
# what stays around the zone of a cropped burst, in heights of it
ROOM = 0.6


def burst(rng: Random, index: int, grade: Grade, length: int = LENGTH, zone=None):
    """The (picture, page, camera) of every frame; of a zone drawn by chance where none is given."""
    zone = zone or zones.random_zone(rng, zones.FORMATS[index % len(zones.FORMATS)])
    pitch = rng.uniform(*grade.character)
    page = pages.render_document(rng, zone, pitch / 2.54 * 1.25, hard=grade.wear)
    target = frames.read_corners(page)
    scale = pitch / page.pitch
    outline = frames.outline_corners(page)
    first = cameras.random_camera(rng, grade, target, (scale, scale), outline=outline)
    ground = desk.desk(rng, first.width, first.height, 0.7)
    sway = sequences.hand(rng)
    step = STEPS[index // len(zones.FORMATS) % len(STEPS)]
    start = rng.uniform(0, 3)
    for number in range(length):
        t = start + number * step
        view = sequences.view_at(first, sway, target, t)
        before = sequences.view_at(first, sway, target, t - 0.05)
        view = sequences.moving(view, np.array(view.at) - np.array(before.at))
        around = sequences.around(ground, first, view)
        yield cameras.photograph(rng, page, view, around), page, view


def cropped(taken: list):
    """The same frames cut to one window around all places of the zone, with maps into it."""
    corners = [view.project(page.zone_corners()) for _, page, view in taken]
    low, high = np.concatenate(corners).min(0), np.concatenate(corners).max(0)
    room = ROOM * max(np.linalg.norm(quad[3] - quad[0]) for quad in corners)
    image = taken[0][0]
    left, top = np.maximum(np.floor(low - room), 0).astype(int)
    right, bottom = np.minimum(np.ceil(high + room), image.shape[1::-1]).astype(int)
    for picture, page, view in taken:
        yield (
            picture[top:bottom, left:right],
            page,
            lambda points, view=view: view.project(points) - np.array([left, top]),
            view,
        )
