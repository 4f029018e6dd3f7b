"""Training windows cut out of strips with the errors that a locator makes."""

import glob
import zipfile

import cv2
import numpy as np

from strip import INDEX, MARGIN, PITCH, ROWS, normalised, width

CELLS = 20  # cells of a window
STORED_ROWS, STORED_MARGIN = 48, 40


class Lines:
    """The strips of some files, in groups; `refresh` takes in new files.

    A pattern is that of one group, or of several with commas between; the groups are drawn from
    equally often, whatever their sizes.
    """

    def __init__(self, patterns):
        self.groups = [(pattern, set(), []) for pattern in patterns.split(",")]
        self.refresh()

    def refresh(self):
        for pattern, seen, items in self.groups:
            for path in sorted(glob.glob(pattern)):
                if path in seen:
                    continue
                try:
                    with np.load(path) as data:
                        items += unpack(data)
                except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile):
                    continue  # still being written
                seen.add(path)

    @property
    def items(self):
        return [item for _, _, items in self.groups for item in items]

    def draw(self, rng):
        groups = [items for _, _, items in self.groups if items]
        items = groups[rng.integers(len(groups))]
        return items[rng.integers(len(items))]


def unpack(data):
    items, at, cell = [], 0, 0
    flat, centers = data["strips"], data["centers"]
    for text in data["texts"]:
        columns = PITCH * len(text) + 2 * STORED_MARGIN
        image = flat[at : at + STORED_ROWS * columns].reshape(STORED_ROWS, columns)
        labels = np.array([INDEX[c] for c in text], np.int32)
        items.append((image, labels, centers[cell : cell + len(text)]))
        at += STORED_ROWS * columns
        cell += len(text)
    return items


def wander(rng, positions, spread, limit):
    """A slow error along the line: offset, trend and a wave, in pixels."""
    t = positions / 22.0
    error = rng.normal(0, spread) + rng.normal(0, spread * 0.7) * (t - t.mean())
    if rng.random() < 0.5:
        error = error + rng.normal(0, spread * 0.6) * np.sin(t * rng.uniform(1, 7) + rng.uniform(0, 6))
    return np.clip(error, -limit, limit)


def window(rng, item, start, cells, errors=1.0):
    """`cells` cells from `start` on as a locator would deliver them; `errors` scales its mistakes."""
    image, _, centers = item
    columns = np.arange(width(cells))
    position = start + (columns - MARGIN - PITCH / 2) / PITCH
    count = len(centers)
    # Between the characters linear, beyond the ends at the pitch there.
    grid = np.arange(-3, count + 3)
    known = np.concatenate([
        centers[0] + PITCH * np.arange(-3, 0), centers, centers[-1] + PITCH * np.arange(1, 4)])
    x = np.interp(position, grid, known)
    x = x + wander(rng, position, 0.95 * errors, 3.5)
    stretch = 1 + np.clip(rng.normal(0, 0.045 * errors), -0.13, 0.13)
    y0 = (STORED_ROWS - 1) / 2 + wander(rng, position, 0.85 * errors, 3.2)
    lean = rng.normal(0, 0.035 * errors) if rng.random() < 0.5 else 0
    down = (np.arange(ROWS) - (ROWS - 1) / 2)[:, None] * stretch
    map_x = (x[None] + lean * down).astype(np.float32)
    map_y = (y0[None] + down).astype(np.float32)
    out = cv2.remap(image, map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if errors == 0:
        return out
    kind = rng.random()
    if kind < 0.07:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 1.1))
    elif kind < 0.12:
        factor = rng.uniform(0.45, 0.8)
        small = cv2.resize(out, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
        out = cv2.resize(small, (out.shape[1], out.shape[0]))
    elif kind < 0.24:
        noise = rng.standard_normal(out.shape, np.float32) * rng.uniform(1, 8)
        out = np.clip(out + noise, 0, 255).astype(np.uint8)
    elif kind < 0.28:  # beyond the picture
        cut = int(rng.integers(0, MARGIN))
        if rng.random() < 0.5:
            out[:, :cut] = out[:, cut : cut + 1] if rng.random() < 0.5 else rng.integers(256)
        else:
            out[:, out.shape[1] - cut :] = rng.integers(256)
    return out


def batch(rng, lines, size, cells=CELLS):
    strips, labels = [], []
    for _ in range(size):
        item = lines.draw(rng)
        slack = len(item[1]) - cells
        start = int(np.clip(rng.integers(-3, slack + 4), 0, slack))
        strips.append(window(rng, item, start, cells))
        labels.append(item[1][start : start + cells])
    return normalised(np.stack(strips)), np.stack(labels)
