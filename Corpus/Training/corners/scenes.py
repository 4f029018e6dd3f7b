"""Small pictures of cards on desks, with the places of their corners.

A scene is drawn twice as large as it is seen, so that it is reduced as the reader reduces pictures, and
seen twice: as it is and mirrored, each with other light.
"""

import math

import cv2
import numpy as np

# Columns and rows; some come more often.
SIZES = ((256, 144), (256, 144), (256, 144), (256, 192), (256, 192), (144, 256), (192, 256))
CARD = (85.6, 54.0)
NOWHERE = -999.0


class Banks:
    """What `banks.py` has drawn."""

    def __init__(self, paths):
        files = [np.load(path) for path in paths]
        self.grounds = np.concatenate([file["grounds"] for file in files])
        self.faces = np.concatenate([file["faces"] for file in files])
        self.masks = np.concatenate([file["masks"] for file in files])

    def scenes(self, rng, size, count):
        """Pictures of one size, each with four corners (clockwise from the one that is upper left as the
        card is read, in pixels from the picture's corner), or `NOWHERE`."""
        made = []
        while len(made) < count:
            scene, corners = self._compose(rng, size)
            made.append(_expose(rng, scene, corners, size))
            if corners is not None:
                corners = np.stack([2 * size[0] - corners[:, 0], corners[:, 1]], 1)[[1, 0, 3, 2]]
            made.append(_expose(rng, np.ascontiguousarray(scene[:, ::-1]), corners, size))
        return made[:count]

    def _ground(self, rng, width, height):
        ground = self.grounds[rng.integers(len(self.grounds))]
        if rng.random() < 0.3:
            ground = np.rot90(ground, rng.integers(4))
        if rng.random() < 0.5:
            ground = ground[:, ::-1]
        if rng.random() < 0.5:
            ground = ground[::-1]
        rows, columns = ground.shape
        scale = min(columns / width, rows / height) * math.exp(rng.uniform(math.log(0.45), 0))
        w, h = int(width * scale), int(height * scale)
        x, y = rng.integers(0, columns - w + 1), rng.integers(0, rows - h + 1)
        part = np.ascontiguousarray(ground[y : y + h, x : x + w])
        how = cv2.INTER_AREA if rng.random() < 0.8 else cv2.INTER_LINEAR
        return cv2.resize(part, (width, height), interpolation=how).astype(np.float32)

    def _compose(self, rng, size):
        width, height = size[0] * 2, size[1] * 2
        scene = self._ground(rng, width, height)
        corners = _view(rng, width, height) if rng.random() > 0.06 else None
        if corners is None:
            return scene, None
        index = rng.integers(len(self.faces))
        face, mask = self.faces[index].astype(np.float32), self.masks[index]
        if rng.random() < 0.25:
            contrast, shift = rng.uniform(0.4, 1.3), rng.uniform(-50, 60)
            face = np.clip((face - 128) * contrast + 128 + shift, 0, 255)
        if rng.random() < 0.1:
            face = face.mean() - 0.8 * (face - face.mean())
        across = float(np.linalg.norm(corners[1] - corners[0]))
        less = min(1.0, max(0.2, 1.5 * across / face.shape[1]))
        if less < 0.9:
            face = cv2.resize(face, None, fx=less, fy=less, interpolation=cv2.INTER_AREA)
            mask = cv2.resize(mask, None, fx=less, fy=less, interpolation=cv2.INTER_AREA)
        h, w = face.shape
        flat = np.float32([[0, 0], [w, 0], [w, h], [0, h]]) - 0.5
        matrix = cv2.getPerspectiveTransform(flat, np.float32(corners - 0.5))
        paper = cv2.warpPerspective(
            face, matrix, (width, height), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        cover = cv2.warpPerspective(mask, matrix, (width, height)).astype(np.float32) / 255
        reach = across * rng.uniform(0.01, 0.06)
        small = cv2.resize(cover, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
        shade = cv2.GaussianBlur(small, (0, 0), max(0.3, reach / 4))
        shade = cv2.resize(shade, (width, height))
        if rng.random() < 0.4:
            moved = (int(rng.uniform(-reach, reach)), int(rng.uniform(-reach, reach)))
            shade = np.roll(shade, moved, (0, 1))
        scene *= 1 - rng.uniform(0, 0.4) * shade
        if rng.random() < 0.3:
            # Paper as bright as what it lies on, or nearly.
            inside, ring = paper[cover > 0.5], scene[(shade > 0.15) & (cover < 0.1)]
            if len(inside) and len(ring):
                wanted = max(20, np.median(ring) + rng.normal(0, 10))
                paper = paper * (wanted / max(20, np.median(inside)))
        scene = np.clip(paper * cover + scene * (1 - cover), 0, 255)
        if rng.random() < 0.25:
            _thumb(rng, scene, corners, across)
        return scene, corners


def _view(rng, width, height):
    """The corners of a card that a pinhole camera sees, or `None` where forty of them had no room."""
    across, down = CARD[0] / 2, CARD[1] / 2
    for _ in range(40):
        share = math.exp(rng.uniform(math.log(0.16), math.log(0.97)))
        scale = share * max(width, height) / CARD[0]
        tilt, axis = math.radians(rng.uniform(0, 24)), rng.uniform(0, 2 * math.pi)
        turn = rng.normal(0, 5) if rng.random() < 0.65 else rng.uniform(-45, 45)
        turn = math.radians(turn)
        k = np.array(
            [
                [0, 0, math.sin(axis)],
                [0, 0, -math.cos(axis)],
                [-math.sin(axis), math.cos(axis), 0],
            ]
        )
        lean = np.eye(3) + math.sin(tilt) * k + (1 - math.cos(tilt)) * (k @ k)
        level = np.array(
            [
                [math.cos(turn), -math.sin(turn), 0],
                [math.sin(turn), math.cos(turn), 0],
                [0, 0, 1],
            ]
        )
        focal = rng.uniform(0.8, 1.5) * max(width, height)
        card = np.array(
            [[-across, -down, 0], [across, -down, 0], [across, down, 0], [-across, down, 0]]
        )
        space = card @ (lean @ level).T
        space[:, 2] += focal / scale
        seen = focal * space[:, :2] / space[:, 2:]
        low, extent = seen.min(0), np.ptp(seen, 0)
        # Sometimes a little of it is beyond the frame.
        beyond = 0.06 * extent if rng.random() < 0.12 else 0 * extent
        room = np.array([width, height]) - extent + 2 * beyond
        if np.all(room >= 2):
            return seen - low - beyond + rng.uniform(0, 1, 2) * room
    return None


def _thumb(rng, scene, corners, across):
    """A thumb over a side."""
    side = rng.integers(4)
    edge = corners[side] + (corners[(side + 1) % 4] - corners[side]) * rng.uniform(0.1, 0.9)
    inward = corners.mean(0) - edge
    inward = inward / max(1, np.linalg.norm(inward))
    thick = rng.uniform(0.05, 0.12) * across
    tip = edge + inward * rng.uniform(0, 1) * thick
    end = tip - inward * 2 * across + rng.normal(0, 0.5, 2) * across
    skin = float(rng.uniform(60, 220))
    points = tuple(tuple(int(v) for v in point) for point in (tip, end))
    for width, bright in ((2, 0.6), (1.75, 0.85), (1.3, 1)):
        cv2.line(scene, *points, skin * bright, max(1, int(thick * width)), cv2.LINE_AA)


def _expose(rng, scene, corners, size):
    """Lens, light, shadows, glare and noise."""
    blur = rng.uniform(0, 1.2)
    if blur > 0.3:
        scene = cv2.GaussianBlur(scene, (0, 0), blur)
    if rng.random() < 0.2:
        reach = int(rng.integers(2, 6))
        kernel = np.zeros((reach, reach), np.float32)
        if rng.random() < 0.5:
            kernel[reach // 2] = 1 / reach
        else:
            kernel[:, reach // 2] = 1 / reach
        scene = cv2.filter2D(scene, -1, kernel)
    scene = cv2.resize(scene, size, interpolation=cv2.INTER_AREA)
    width, height = size
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    middle = np.array([width, height]) / 2 if corners is None else corners.mean(0) / 2
    angle = rng.uniform(0, 2 * math.pi)
    ramp = 0.5 + 0.5 * ((x / width - 0.5) * math.cos(angle) + (y / height - 0.5) * math.sin(angle)) / 0.6
    light = math.exp(rng.uniform(math.log(0.18), 0))
    scene = scene * (light * np.clip(1 - rng.uniform(0, 0.6) * ramp, 0.08, 1))
    for _ in range(2):
        if rng.random() < 0.28:
            at, angle = middle + rng.normal(0, 0.2, 2) * max(size), rng.uniform(0, 2 * math.pi)
            way = (x - at[0]) * math.cos(angle) + (y - at[1]) * math.sin(angle)
            soft = math.exp(rng.uniform(0, 2.5))
            scene *= 1 - rng.uniform(0.2, 0.65) * np.clip(way / soft + 0.5, 0, 1)
    if rng.random() < 0.2:
        at, angle = middle + rng.normal(0, 0.12, 2) * max(size), rng.uniform(0, math.pi)
        long = math.exp(rng.uniform(1.6, 3.5))
        short = long * rng.uniform(0.2, 0.8)
        dx, dy = x - at[0], y - at[1]
        u = (dx * math.cos(angle) + dy * math.sin(angle)) / long
        v = (dy * math.cos(angle) - dx * math.sin(angle)) / short
        spot = rng.uniform(0.2, 0.7) * np.exp(-0.5 * (u * u + v * v))
        scene += (245 * light - scene) * spot
    scene += 255 * rng.uniform(0, 0.08) * light
    dots = rng.standard_normal(scene.shape, dtype=np.float32)
    scene += dots * np.sqrt(np.maximum(scene, 0) * 0.008 + 0.2) * rng.uniform(0.2, 2.5)
    places = np.full((4, 2), NOWHERE) if corners is None else corners / 2
    return np.clip(scene + 0.5, 0, 255).astype(np.uint8), places.astype(np.float32)
