"""What lies around and under a document: wood, cloth, paper with print, a keyboard, a hand."""

import math
from functools import lru_cache
from random import Random

import cv2
import numpy as np

import ink
import layouts


def desk(rng: Random, width: int, height: int, busy: float = 0.5) -> np.ndarray:
    """A grey background of the frame's size; `busy` is the share of frames with other print on it."""
    kind = rng.random()
    if kind < 0.3:
        image = _wood(rng, width, height)
    elif kind < 0.55:
        image = _cloth(rng, width, height)
    elif kind < 0.75:
        image = _plain(rng, width, height)
    else:
        image = _mottled(rng, width, height)
    if rng.random() < busy:
        for _ in range(rng.randint(1, 3)):
            _lay(
                rng,
                image,
                rng.choice((printed_sheet, printed_sheet, table_sheet, _keyboard, _booklet)),
            )
    return image


def _noise(rng) -> np.random.RandomState:
    return np.random.RandomState(rng.randrange(2**31))


def _stretch(field, width, height):
    return cv2.resize(field.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)


def _wood(rng, width, height):
    noise = _noise(rng)
    base, depth = rng.uniform(45, 190), rng.uniform(8, 35)
    flat = rng.random() < 0.6
    small = noise.randn(135, 12) if flat else noise.randn(9, 240)
    field = _stretch(small, width // 2, height // 2) + 0.15 * noise.randn(height // 2, width // 2)
    image = cv2.resize(np.clip(base + depth * field, 0, 255).astype(np.uint8), (width, height))
    for _ in range(rng.randint(0, 3)):
        at = rng.randint(0, height if flat else width)
        ends = ((0, at), (width, at)) if flat else ((at, 0), (at, height))
        cv2.line(image, *ends, max(0, base - 40), rng.randint(2, 6))
    return image


def _cloth(rng, width, height):
    base, depth = rng.uniform(30, 200), rng.uniform(4, 22)
    period, angle = rng.uniform(3, 14), rng.uniform(0, math.pi)
    x = np.arange(width // 2, dtype=np.float32) * np.float32(4 * math.pi * math.cos(angle) / period)
    y = np.arange(height // 2, dtype=np.float32) * np.float32(
        4 * math.pi * math.sin(angle) / period
    )
    weave = (
        np.cos(x)[None] * np.cos(y)[:, None]
        + 0.5 * _noise(rng).rand(height // 2, width // 2).astype(np.float32)
        - 0.25
    )
    return cv2.resize(np.clip(base + depth * weave, 0, 255).astype(np.uint8), (width, height))


def _plain(rng, width, height):
    small = rng.uniform(25, 235) + rng.uniform(2, 12) * _noise(rng).randn(5, 5)
    return np.clip(_stretch(small, width, height), 0, 255).astype(np.uint8)


def _mottled(rng, width, height):
    noise = _noise(rng)
    field = sum(
        _stretch(noise.randn(int(4 * f), int(6 * f)), width // 2, height // 2) / f**0.6
        for f in (1, 3, 9, 27)
    )
    image = np.clip(rng.uniform(50, 190) + rng.uniform(8, 24) * field, 0, 255).astype(np.uint8)
    return cv2.resize(image, (width, height))


def _lay(rng, image, make):
    """Lays a patch at any place and angle."""
    height, width = image.shape
    patch = make(rng)
    turn, size = rng.uniform(-180, 180), rng.uniform(0.7, 1.5)
    matrix = cv2.getRotationMatrix2D((patch.shape[1] / 2, patch.shape[0] / 2), turn, size)
    matrix[:, 2] += [
        rng.uniform(0, width) - patch.shape[1] / 2,
        rng.uniform(0, height) - patch.shape[0] / 2,
    ]
    h, w = patch.shape
    corners = matrix[:, :2] @ np.array([[0, w, w, 0], [0, 0, h, h]], float) + matrix[:, 2:]
    lo, hi = np.floor(corners.min(1)).astype(int), np.ceil(corners.max(1)).astype(int) + 1
    left, top, right, bottom = max(0, lo[0]), max(0, lo[1]), min(width, hi[0]), min(height, hi[1])
    if right <= left or bottom <= top:
        return
    matrix[:, 2] -= [left, top]
    moved = cv2.warpAffine(
        patch, matrix, (right - left, bottom - top), flags=cv2.INTER_LINEAR, borderValue=0
    )
    np.copyto(image[top:bottom, left:right], moved, where=moved > 0)


@lru_cache(maxsize=None)
def _sheet_of_words(index: int) -> np.ndarray:
    """One of a few printed sheets, all made from the index alone."""
    rng = Random(f"sheet/{index}")
    width, height = rng.randint(500, 1100), rng.randint(500, 1000)
    sheet = np.full((height, width, 3), rng.randint(190, 250), np.uint8)
    pen = ink.Pen(sheet, 1.0)
    size = rng.uniform(13, 30)
    at = size * 2
    path = rng.choice(ink.SANS + ink.SERIF + ink.MONO[2:3])
    while at < height - size:
        lines = rng.randint(2, 8) * size * 1.45
        layouts.running_text(
            rng, pen, 30, at, width - 60, min(lines, height - at - size), size, path
        )
        at += lines + size * rng.uniform(1, 3)
    pen.done()
    return np.maximum(sheet[..., 0], 1)


def printed_sheet(rng: Random) -> np.ndarray:
    return _sheet_of_words(rng.randrange(24))


@lru_cache(maxsize=None)
def _table(index: int) -> np.ndarray:
    rng = Random(f"table/{index}")
    width, height = rng.randint(500, 1000), rng.randint(400, 800)
    sheet = np.full((height, width, 3), rng.randint(190, 250), np.uint8)
    pen = ink.Pen(sheet, 1.0)
    size = rng.uniform(14, 26)
    path = rng.choice(ink.MONO + ink.SANS[:1])
    for row in range(1, int(height / (size * 1.5))):
        x = 20.0
        while x < width - size * 4:
            digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(3, 8)))
            pen.write(x, row * size * 1.5, digits, size, path)
            x += size * 6
    pen.done()
    return np.maximum(sheet[..., 0], 1)


def table_sheet(rng: Random) -> np.ndarray:
    return _table(rng.randrange(12))


@lru_cache(maxsize=None)
def _keys(index: int) -> np.ndarray:
    rng = Random(f"keys/{index}")
    key, gap = rng.randint(54, 76), rng.randint(6, 14)
    body, cap = (rng.randint(15, 50), rng.randint(25, 70)) if rng.random() < 0.6 else (210, 240)
    rows = ("1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'#", "ZXCVBNM,./<>")
    sheet = np.full(((key + gap) * 4 + gap, (key + gap) * 13, 3), body, np.uint8)
    pen = ink.Pen(sheet, 1.0)
    letter = (230,) * 3 if cap < 128 else (30,) * 3
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            left, top = gap + x * (key + gap) + y * key // 4, gap + y * (key + gap)
            pen.rectangle(left, top, key, key, (cap,) * 3)
            pen.write(left + key * 0.3, top + key * 0.6, character, key * 0.45, ink.SANS[0], letter)
    pen.done()
    return np.maximum(sheet[..., 0], 1)


def _keyboard(rng: Random) -> np.ndarray:
    return _keys(rng.randrange(6))


def _booklet(rng: Random) -> np.ndarray:
    shade = rng.randint(25, 110)
    sheet = np.full((rng.randint(300, 600), rng.randint(250, 450)), shade, np.uint8)
    h, w = sheet.shape
    cv2.circle(sheet, (w // 2, int(h * 0.4)), w // 5, shade + 90, 4, cv2.LINE_AA)
    cv2.putText(
        sheet,
        "PASSPORT",
        (w // 6, int(h * 0.75)),
        cv2.FONT_HERSHEY_TRIPLEX,
        w / 300,
        shade + 90,
        2,
        cv2.LINE_AA,
    )
    return sheet


def fingers(
    rng: Random, image: np.ndarray, corners: np.ndarray, keep_clear: np.ndarray, room: float
) -> int:
    """Draws up to two finger tips over the border, `room` away from what must be read."""
    count = 0
    skin = rng.randint(80, 200)
    centre = corners.mean(0)
    for _ in range(rng.randint(1, 2)):
        side = rng.randrange(4)
        a, b = corners[side], corners[(side + 1) % 4]
        tip = a + (b - a) * rng.uniform(0.1, 0.9)
        inward = (centre - tip) / max(1.0, float(np.hypot(*(centre - tip))))
        thick = rng.uniform(32, 62)
        tip = tip + inward * rng.uniform(0.3, 1.4) * thick
        end = tip - inward * 700 + np.array([rng.uniform(-150, 150), rng.uniform(-150, 150)])
        path = tip + (end - tip) * np.linspace(0, 1, 30)[:, None]
        zone = np.asarray(keep_clear, np.float32).reshape(-1, 1, 2)
        if len(zone) and max(
            cv2.pointPolygonTest(zone, (float(x), float(y)), True) for x, y in path
        ) > -(thick + room):
            continue
        points = tuple(tuple(int(v) for v in p) for p in (tip, end))
        cv2.line(image, *points, int(skin * 0.6), int(thick * 2), cv2.LINE_AA)
        cv2.line(image, *points, int(skin * 0.85), int(thick * 1.75), cv2.LINE_AA)
        cv2.line(image, *points, skin, int(thick * 1.3), cv2.LINE_AA)
        nail = tip + inward * thick * 0.35
        cv2.ellipse(
            image,
            (
                tuple(float(v) for v in nail),
                (thick * 0.9, thick * 0.7),
                math.degrees(math.atan2(inward[1], inward[0])),
            ),
            min(255, int(skin * 1.15)),
            -1,
            cv2.LINE_AA,
        )
        count += 1
    return count
