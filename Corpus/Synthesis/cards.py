"""Card sides with symbols: licence backs with PDF417, identity cards with QR."""

from random import Random

import cv2
import numpy as np

import frames
import ink
import layouts
import page as pages
import payloads
import pdf417
import qr
import zone as zones
from grades import Grade


def _raster(rng: Random, modules: np.ndarray, tall: int) -> np.ndarray:
    """Modules as ink 0...255, eight pixels wide each, with the ink's spread and wear."""
    fine = np.repeat(np.repeat(modules.astype(np.uint8) * 255, 8 * tall, 0), 8, 1)
    fine = cv2.copyMakeBorder(fine, 16, 16, 16, 16, cv2.BORDER_CONSTANT, value=0)
    spread = rng.gauss(0, 0.8)
    if abs(spread) > 0.5:
        size = 2 * int(round(abs(spread))) + 1
        fine = (cv2.dilate if spread > 0 else cv2.erode)(fine, np.ones((size, size), np.uint8))
    return fine


def print_symbol(rng: Random, page: pages.Page, modules: np.ndarray, corner, module: float):
    """Prints a PDF417 symbol, its rows three modules high; returns its four corners in millimetres."""
    return _print(rng, page, _raster(rng, modules, 3), corner, module, 0.0)


def _print(
    rng: Random,
    page: pages.Page,
    fine: np.ndarray,
    corner,
    module: float,
    hard: float,
    patch: float = 0.6,
):
    """Prints a raster on the page; returns the symbol's four corners in millimetres."""
    s = page.scale
    modules_wide, modules_high = (fine.shape[1] - 32) / 8, (fine.shape[0] - 32) / 8
    x, y = corner
    matrix = np.array([[module * s / 8, 0, 0], [0, module * s / 8, 0]], np.float64)
    # Raster pixel (16, 16)'s corner, 15.5 in centre coordinates, is the symbol's corner.
    matrix[:, 2] = np.array([x * s - 0.5, y * s - 0.5]) - matrix[:, :2] @ np.array([15.5, 15.5])
    shrink = module * s / 8
    soft = cv2.GaussianBlur(fine, (0, 0), max(0.5, 0.36 / shrink))
    mask = (
        cv2.warpAffine(soft, matrix, page.image.shape[1::-1], flags=cv2.INTER_LINEAR).astype(
            np.float32
        )
        / 255
    )
    left, top, right, bottom = (
        int(round(v * s)) for v in (x, y, x + modules_wide * module, y + modules_high * module)
    )
    if rng.random() < 0.4 * hard:  # scratches
        for _ in range(rng.randint(1, 6)):
            a = (rng.randint(left, right), rng.randint(top, bottom))
            b = (a[0] + rng.randint(-200, 200), a[1] + rng.randint(-60, 60))
            cv2.line(mask, a, b, 0.2, max(1, int(s * rng.uniform(0.05, 0.2))), cv2.LINE_AA)
    if rng.random() < 0.25 * hard:  # worn print
        noise = np.random.RandomState(rng.randrange(2**31)).rand(20, 34).astype(np.float32)
        mask *= (
            1
            - rng.uniform(0.2, 0.6)
            * cv2.resize(noise, mask.shape[1::-1], interpolation=cv2.INTER_CUBIC).clip(0, 1) ** 3
        )
    quiet = int(2.2 * module * s) + 1
    if rng.random() < patch:
        cv2.rectangle(
            page.image,
            (left - quiet, top - quiet),
            (right + quiet, bottom + quiet),
            (rng.randint(225, 255),) * 3,
            -1,
        )
    ink_value = np.float32(rng.randint(12, 60))
    page.image[:] = (page.image * (1 - mask[..., None]) + ink_value * mask[..., None] + 0.5).astype(
        np.uint8
    )
    wide, high = modules_wide * module, modules_high * module
    return np.array([[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]])


def _pdf417(rng: Random):
    """A payload and its symbol: 10 to 16 columns, level 3 to 5, rows three modules high."""
    while True:
        kind = rng.choice(("aamva",) * 8 + ("argentina", "south_africa"))
        data = getattr(payloads, kind)(rng)
        columns, level = rng.randint(10, 16), rng.randint(3, 5)
        style = rng.choice(("text", "text", "mixed", "byte"))
        modules = pdf417.symbol(data, columns, level, style)
        if 8 <= len(modules) <= 40:
            return (
                kind,
                data,
                modules,
                {"columns": columns, "level": level, "rows": len(modules), "compaction": style},
            )


def licence(rng: Random, grade: Grade, module_pixels: float):
    """A licence's back. Returns the page, the scale that makes modules that wide, and facts."""
    kind, data, modules, facts = _pdf417(rng)
    width = modules.shape[1]
    module = min(rng.uniform(0.2, 0.27), 79.0 / width, 24.0 / (len(modules) * 3))
    scale = module_pixels / module
    page = pages.sheet(rng, 85.6, 54.0, scale * 1.5, grade.wear * 0.6)
    page.radius = 3.0
    height = len(modules) * 3 * module
    x, y = (85.6 - width * module) / 2 + rng.uniform(-1, 1), rng.choice(
        (4.0, 4.0, 50.0 - height, 27 - height / 2)
    )
    _small_print(rng, page, y, y + height)
    corners = _print(rng, page, _raster(rng, modules, 3), (x, y), module, grade.wear)
    page.symbols = [("PDF417", data, corners)]
    return page, scale, {"payload": kind, "module": round(module, 4), **facts}


def _small_print(rng, page, top, bottom):
    pen = ink.Pen(page.image, page.scale)
    face = rng.choice(ink.SANS)
    for y in np.arange(4.0, 52.0, 2.6):
        if top - 3 < y < bottom + 4:
            continue
        kind = rng.random()
        if kind < 0.55:
            layouts.running_text(rng, pen, 5, float(y), 72, 1.0, 1.9, face)
        elif kind < 0.7 and not top - 8 < y < bottom + 4 and y < 46:
            at = 8.0
            while at < 60:  # a linear bar code, as licences have beside the symbol
                bar = rng.choice((0.2, 0.2, 0.4, 0.6))
                pen.rectangle(at, float(y) - 1.5, bar, 3.2, (25, 25, 25))
                at += bar + rng.choice((0.2, 0.4, 0.6))
    pen.done()


def identity(rng: Random, grade: Grade, module_pixels: float):
    """An identity card with a QR code; a third of them also carry a TD1 zone."""
    kind = rng.choice(("vietnam", "vietnam", "india", "number_only"))
    data = getattr(payloads, kind)(rng)
    level = rng.choice("LM")
    modules = qr.symbol(data, level)
    size = modules.shape[0]
    module_pixels *= 1.25  # a reader of QR needs more than one of PDF417
    module = max(0.28, min(rng.uniform(0.32, 0.5), 30.0 / size))
    scale = module_pixels / module
    zone = None
    wide = size * module
    if rng.random() < 0.35 and wide < 24:
        zone = zones.random_zone(rng, "TD1")
        page = pages.render_document(rng, zone, scale * 1.3, hard=grade.wear)
        x, y = 82 - wide, 3.0
    else:
        page = pages.card_front(rng, scale * 1.3, grade.wear * 0.6)
        x, y = rng.choice(((82 - wide, 50 - wide), (82 - wide, 5.0)))
    corners = _print(rng, page, _raster(rng, modules, 1), (x, y), module, grade.wear, patch=1.0)
    page.symbols = [("QR", data, corners)]
    return (
        page,
        scale,
        {"payload": kind, "module": round(module, 4), "modules": size, "level": level},
    )


HARDSHIPS = ("glare", "edge", "tiny")  # what grade g6 has beside its bend, two of each picture


def _glare_band(rng: Random, page: pages.Page):
    """A laminate's reflection: a band of white across a symbol, as wide as the correction can bear."""
    corners = np.asarray(page.symbols[0][2]) * page.scale
    (left, top), (right, bottom) = corners.min(0), corners.max(0)
    wide = (right - left) * rng.uniform(0.03, 0.08)
    x = rng.uniform(left + 0.1 * (right - left), right - wide)
    lean = rng.uniform(-0.6, 0.6) * (bottom - top)
    reach = (bottom - top) * 0.5
    band = np.array(
        [
            [x + lean, top - reach],
            [x + wide + lean, top - reach],
            [x + wide - lean, bottom + reach],
            [x - lean, bottom + reach],
        ]
    )
    mask = np.zeros(page.image.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, band.round().astype(np.int32), 255)
    soft = cv2.GaussianBlur(mask, (0, 0), max(1.0, wide * 0.12)).astype(np.float32)[..., None] / 255
    soft *= rng.uniform(0.75, 1.0)
    page.image[:] = (page.image * (1 - soft) + 250 * soft + 0.5).astype(np.uint8)


def _lost_edge(rng: Random, page: pages.Page, module: float):
    """A sticker or worn edge: the first or last pattern of PDF417 is gone, or a corner mark of QR."""
    kind, _, corners = page.symbols[0]
    corners = np.asarray(corners) * page.scale
    (left, top), (right, bottom) = corners.min(0), corners.max(0)
    gone = module * page.scale * (17 if kind == "PDF417" else 8)
    if rng.random() < 0.5:
        left, right = left - 3, left + gone * rng.uniform(0.5, 1.0)
    else:
        left, right = right - gone * rng.uniform(0.5, 1.0), right + 3
    if kind == "QR":
        bottom = top + gone
    grey = rng.choice((rng.randint(200, 250), rng.randint(90, 160)))
    places = [int(round(v)) for v in (left, top - 3, right, bottom + 3)]
    cv2.rectangle(page.image, places[:2], places[2:], (grey,) * 3, -1)


def picture(rng: Random, grade: Grade, make):
    """Photographs a card that `make` draws. Returns picture, page, camera and facts."""
    hardships = rng.sample(HARDSHIPS, 2) if grade.name == "g6" else []
    module = rng.uniform(1.2, 1.5) if "tiny" in hardships else rng.uniform(*grade.module)
    page, scale, facts = make(rng, grade, module)
    if hardships:
        facts["hardships"] = sorted(hardships)
    if "glare" in hardships:
        _glare_band(rng, page)
    if "edge" in hardships:
        _lost_edge(rng, page, facts["module"])
    image, view = frames.take(rng, page, grade, scale)
    return image, page, view, facts
