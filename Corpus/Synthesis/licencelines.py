"""Backs of the French and the Swiss driving licence, cut to the card and what lies around it."""

from random import Random

import numpy as np

import frames
import grades

ROOM = 0.08  # of the card's longer side in the picture


def picture(rng: Random, index: int, grade: str, format: str = "FRDL"):
    """A frame cut to a card: picture, page, map from millimetres to pixels, and camera."""
    image, page, view = frames.frame(rng, index, grades.GRADES[grade], format)
    corners = view.project(frames.outline_corners(page))
    room = ROOM * np.ptp(corners, axis=0).max()
    left, top = np.maximum(np.floor(corners.min(0) - room), 0).astype(int)
    right, bottom = np.minimum(np.ceil(corners.max(0) + room), image.shape[1::-1]).astype(int)
    return (
        image[top:bottom, left:right],
        page,
        lambda points: view.project(points) - np.array([left, top]),
        view,
    )
