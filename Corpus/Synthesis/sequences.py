"""A document under a moving hand: the frames of one short video."""

import math
from dataclasses import replace
from random import Random

import cv2
import numpy as np

import camera as cameras
import cards
import desk
import frames
import page as pages
import zone as zones
from grades import Grade

LENGTH = 20


def sequence(rng: Random, index: int, grade: Grade, length: int = LENGTH):
    """Yields (picture, page, camera) of every frame; every fourth sequence shows a licence."""
    if index % 4 == 3:
        page, scale, _ = cards.licence(rng, grade, rng.uniform(*grade.module))
    else:
        zone = zones.random_zone(rng, zones.FORMATS[index % len(zones.FORMATS)])
        pitch = rng.uniform(*grade.character)
        page = pages.render_document(rng, zone, pitch / 2.54 * 1.25, hard=grade.wear)
        scale = pitch / page.pitch
    target = frames.read_corners(page)
    first = cameras.random_camera(
        rng,
        replace(grade, free_turn=0.0),
        target,
        (scale * 0.92, scale * 0.92),
        outline=frames.outline_corners(page),
    )
    ground = desk.desk(rng, first.width, first.height, 0.7)
    sway = hand(rng)
    before = None
    for number in range(length):
        t = number / 20
        view = view_at(first, sway, target, t, settling=max(0.0, 1.6 * (0.25 - t)))
        step = np.array(view.at) - before if before is not None else np.zeros(2)
        before = np.array(view.at)
        speed = min(5.0, 0.22 * float(np.hypot(*step)))
        view = replace(view, motion=speed, motion_angle=_direction(step))
        yield cameras.photograph(rng, page, view, around(ground, first, view)), page, view


def hand(rng: Random):
    """How a hand moves a camera: its turn, tilt, the tilt's axis, size, place and focus."""
    return [_sway(rng) for _ in range(7)]


def view_at(first, sway, target, t: float, settling: float = 0.0):
    """The camera at a time in seconds; `settling` is what its focus still lacks, in pixels."""
    turn, tilt, axis, size, x, y, focus = (s(t) for s in sway)
    view = replace(
        first,
        turn=first.turn + 5 * turn,
        tilt=max(0.0, first.tilt + 5 * tilt),
        tilt_axis=first.tilt_axis + 25 * axis,
        scale=first.scale * (1 + 0.06 * size),
        at=(first.at[0] + 45 * x, first.at[1] + 45 * y),
        blur=first.blur + settling + 0.25 * abs(focus),
        light=first.light * (1 + 0.03 * turn),
        glare_at=(
            first.glare_at[0] + 120 * axis,
            first.glare_at[1] + 60 * tilt,
            *first.glare_at[2:],
        ),
    )
    return _inside(view, target)


def moving(view, step):
    """The camera with the blur of its movement in 0.05 s; a hand's own blur stays where it is more."""
    speed = min(5.0, 0.22 * float(np.hypot(*step)))
    if speed <= view.motion:
        return view
    return replace(view, motion=speed, motion_angle=_direction(step))


def around(ground, first, view):
    """The desk around a document as the first view's desk looks from another one."""
    return cv2.warpPerspective(
        ground,
        _plane_map(first, view),
        (view.width, view.height),
        borderMode=cv2.BORDER_REFLECT_101,
    )


def _direction(step) -> float:
    return math.degrees(math.atan2(step[1], step[0])) % 180


def _sway(rng: Random):
    """A smooth movement between about -1 and 1: the hand's drift and its tremor."""
    slow, quick = rng.uniform(0.3, 0.8), rng.uniform(1.5, 3.5)
    a, b = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi)
    return lambda t: 0.8 * math.sin(2 * math.pi * slow * t + a) + 0.15 * math.sin(
        2 * math.pi * quick * t + b
    )


def _inside(view, target):
    seen = view.project(target)
    room = np.array([view.width, view.height]) - 1
    shift = np.maximum(4 - seen.min(0), 0) - np.maximum(seen.max(0) - room + 4, 0)
    return replace(view, at=(float(view.at[0] + shift[0]), float(view.at[1] + shift[1])))


def _plane_map(first, view):
    corners = np.array([[-80.0, -60], [80, -60], [80, 60], [-80, 60]]) + first.aim
    before = replace(first, bend=0.0).project(corners).astype(np.float32)
    after = replace(view, bend=0.0).project(corners).astype(np.float32)
    return cv2.getPerspectiveTransform(before, after)
