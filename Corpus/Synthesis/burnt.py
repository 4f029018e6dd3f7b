"""Frames in which a reflection leaves nothing of a part of a line, as lamps over laminate do."""

from random import Random

import numpy as np

import frames
import grades

# The runs of characters that check digits cover: line, first column and the one behind, from 0.
PROTECTED = {
    "TD1": ((0, 5, 15), (1, 0, 7), (1, 8, 15)),
    "CNIS": ((1, 0, 13), (1, 27, 33)),
}
USUAL = ((1, 0, 10), (1, 13, 20), (1, 21, 28))
CHARACTERS = (1, 1, 2, 2, 3)  # in the middle of the reflection
EDGES = (3, 8, 16)  # how sharp it ends


def frame(rng: Random, index: int, grade: str):
    """A frame of a grade with a spot over one to three characters of a field that has a digit.

    Returns the picture, the page, the view, and where the spot lies.
    """
    image, page, view = frames.frame(rng, index, grades.GRADES[grade])
    row, first, end = rng.choice(PROTECTED.get(page.zone.format, USUAL))
    count = rng.choice(CHARACTERS)
    start = rng.uniform(first - 0.3, end - count + 0.3)
    cells = np.asarray(page.cells[row], float)
    places = np.array([start, start + count - 1, start + count])
    column = np.arange(len(cells))
    points = np.stack([np.interp(places, column, cells[:, axis]) for axis in (0, 1)], 1)
    image = _burn(rng, image, *np.asarray(view.project(points)))
    return image, page, view, {"line": row + 1, "column": round(start) + 1, "characters": count}


def _burn(rng: Random, image, low, high, behind):
    """Lights a spot between two characters; the third point is one character further."""
    pitch = np.hypot(*(behind - high))
    along = (behind - high) / pitch
    y, x = np.mgrid[: image.shape[0], : image.shape[1]] - ((low + high) / 2)[::-1, None, None]
    ahead = np.abs(x * along[0] + y * along[1]) - np.hypot(*(high - low)) / 2
    across = (y * along[0] - x * along[1]) / rng.uniform(1, 2.2)
    distance = np.hypot(np.maximum(ahead, 0), across) / (pitch / 2)
    edge = rng.uniform(0.8, 1.3)
    fall = np.clip((distance - edge) * rng.choice(EDGES), -60, 60)
    share = rng.uniform(0.75, 1) / (1 + np.exp(fall))
    if image.ndim == 3:
        share = share[..., None]
    return np.clip(image * (1 - share) + 255 * share, 0, 255).astype(np.uint8)
