"""Documents drawn flat: data pages, visas and card sides at the standard's geometry.

Lengths are millimetres from the sheet's top left corner; `Page.scale` is pixels a millimetre and the
point (x, y) lies at pixel (x * scale - 0.5, y * scale - 0.5), the first pixel's centre being (0, 0).
"""

from dataclasses import dataclass, field
from random import Random

import cv2
import numpy as np

import ink
import layouts
import paper
from people import Person, random_person
from zone import Zone

# Doc 9303 Parts 4 to 7; the French card until 2021 is of TD2's size.
SIZES = {
    "MRP": (125.0, 88.0),
    "TD1": (85.6, 54.0),
    "TD2": (105.0, 74.0),
    "MRVA": (120.0, 80.0),
    "MRVB": (105.0, 74.0),
    "CNIS": (105.0, 74.0),
    "FRDL": (85.6, 54.0),
    "CHDL": (85.6, 54.0),
}
MARGINS = {
    "MRP": (6.0, 9.4),
    "TD1": (4.0, 7.1),
    "TD2": (4.0, 9.4),
    "MRVA": (4.0, 9.4),
    "MRVB": (4.0, 9.4),
    "CNIS": (4.5, 8.0),
    "FRDL": (4.5, 5.5),
    "CHDL": (4.0, 7.1),
}  # left edge of the first cell, bottom edge to the last line's centre


@dataclass
class Page:
    """A flat sheet: picture, and where on it the zone and the symbols are."""

    image: np.ndarray
    scale: float
    size: tuple[float, float]
    zone: Zone | None = None
    cells: list = field(default_factory=list)  # one (n, 2) array of cell centres a line
    pitch: float = ink.PITCH
    height: float = ink.CAP * ink.PITCH / ink.ADVANCE
    symbols: list = field(default_factory=list)  # (symbology, bytes, four corners)
    radius: float = 0.0
    origin: tuple[float, float] = (0.0, 0.0)  # of the document proper, where the sheet is larger
    extent: tuple[float, float] | None = None  # its width and height, None where it is the sheet
    prints: object = None  # what is printed beside the zone, where it is known: fronts.Prints

    def pixels(self, points) -> np.ndarray:
        return np.asarray(points, np.float64) * self.scale - 0.5

    def line_corners(self, row: int) -> np.ndarray:
        """TL, TR, BR, BL of a line: whole cells across, the capitals' height down."""
        first, last = self.cells[row][0], self.cells[row][-1]
        w, h = self.pitch / 2, self.height / 2
        return np.array(
            [
                [first[0] - w, first[1] - h],
                [last[0] + w, last[1] - h],
                [last[0] + w, last[1] + h],
                [first[0] - w, first[1] + h],
            ]
        )

    def zone_corners(self) -> np.ndarray:
        top, bottom = self.line_corners(0), self.line_corners(len(self.cells) - 1)
        return np.array([top[0], top[1], bottom[2], bottom[3]])

    @property
    def grey(self) -> np.ndarray:
        return cv2.cvtColor(self.image, cv2.COLOR_BGR2GRAY)

    def outline(self) -> np.ndarray:
        """The sheet's mask, 255 where there is paper, with its round corners."""
        height, width = self.image.shape[:2]
        mask = np.full((height, width), 255, np.uint8)
        r = int(self.radius * self.scale)
        if r > 1:
            mask[:] = 0
            cv2.rectangle(mask, (r, 0), (width - 1 - r, height - 1), 255, -1)
            cv2.rectangle(mask, (0, r), (width - 1, height - 1 - r), 255, -1)
            for x in (r, width - 1 - r):
                for y in (r, height - 1 - r):
                    cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
        return mask


def render_document(
    rng: Random,
    zone: Zone,
    scale: float,
    how: ink.Print | None = None,
    hard: float = 1.0,
    part: str = "whole",
    spread: bool = False,
    stacked: bool = False,
) -> Page:
    """Draws the document that carries `zone`.

    `part` "zone" draws the paper around the zone only, for fast training strips. `spread` puts
    another page above a passport page; `stacked` puts a card's front above its back, as web
    pictures show them.
    """
    how = how or ink.random_print(rng, hard)
    page = blank_document(
        rng, zone.format, scale, hard, zone.person, zone.number, part, spread, stacked
    )
    _print_zone(rng, page, zone, how, hard)
    return page


def blank_document(
    rng: Random,
    format: str,
    scale: float,
    hard: float = 1.0,
    person: Person | None = None,
    number: str = "",
    part: str = "whole",
    spread: bool = False,
    stacked: bool = False,
) -> Page:
    """The same document before its zone is printed."""
    person = person or random_person(rng)
    width, height = SIZES[format]
    if part == "zone":
        height = 30.0 if format == "TD1" else 26.0
    page = sheet(rng, width, height, scale, hard)
    if format not in ("MRVA", "MRVB"):
        page.radius = 3.0
    if part == "whole":
        layouts.DRAW[format](rng, page, person, number)
        if rng.random() < 0.15 * hard:
            paper.stamp(rng, page.image, scale)
    if format in ("MRVA", "MRVB") and part == "whole":
        page = _on_sheet(
            page, sheet(rng, 125.0, 88.0, scale, hard), (125.0 - width) / 2, 86.0 - height
        )
    if spread and part == "whole" and format in ("MRP", "MRVA", "MRVB"):
        page = _on_sheet(page, _text_page(rng, scale, hard), 0, 88.0, grow=True)
    if stacked and format == "TD1":
        front = card_front(rng, scale, hard, person, number)
        gap = rng.uniform(0, 4)
        base = _plain(front.size[0], 108.0 + gap, scale)
        paper.place(base.image, front.image, 0, 0)
        page = _on_sheet(page, base, 0, 54.0 + gap)
    return page


def card_front(
    rng: Random, scale: float, hard: float = 1.0, person: Person | None = None, number: str = ""
) -> Page:
    """An identity card's front: portrait and fields, no zone."""
    person = person or random_person(rng)
    page = sheet(rng, 85.6, 54.0, scale, hard)
    page.radius = 3.0
    layouts.front(rng, page, person, number)
    return page


def _plain(width, height, scale, shade=255) -> Page:
    shape = int(round(height * scale)), int(round(width * scale)), 3
    return Page(np.full(shape, shade, np.uint8), scale, (width, height))


def sheet(rng, width, height, scale, hard) -> Page:
    pixels = int(round(width * scale)), int(round(height * scale))
    image = paper.sheet(rng, *pixels)
    if rng.random() < 0.85:
        strong = rng.uniform(0.05, 0.3) if rng.random() < 0.75 else rng.uniform(0.3, 0.45)
        paper.guilloche(rng, image, scale, strong * (0.5 + 0.5 * hard))
    if rng.random() < 0.2 * hard:
        paper.weave(rng, image, rng.uniform(0.1, 0.6))
    return Page(image, scale, (width, height))


def _on_sheet(page: Page, base: Page, x: float, y: float, grow: bool = False) -> Page:
    """Lays a page with its zone on a larger sheet; with `grow` the sheet is lengthened below."""
    image = base.image
    left, top = int(round(x * page.scale)), int(round(y * page.scale))
    if grow:
        rows, columns = top + page.image.shape[0], max(image.shape[1], page.image.shape[1])
        image = np.full((rows, columns, 3), 230, np.uint8)
        paper.place(image, base.image, 0, 0)
        page_height = rows / page.scale
        base = Page(image, page.scale, (base.size[0], page_height))
        shade = np.linspace(0.72, 1, max(2, int(5 * page.scale)))[
            :, None, None
        ]  # the fold's shadow
        paper.place(image, page.image, left, top)
        for rows in (slice(top, top + len(shade)), slice(top - 1, top - 1 - len(shade), -1)):
            image[rows] = (image[rows] * shade).astype(np.uint8)
    else:
        paper.place(image, page.image, left, top)
    base.image, base.radius = image, page.radius
    offset = np.array([left, top]) / page.scale
    base.cells = [cells + offset for cells in page.cells]
    base.origin, base.extent = tuple(offset + page.origin), page.extent or page.size
    return base


def _print_zone(rng, page, zone, how, hard):
    width, height = page.extent or page.size
    origin = np.array(page.origin)
    left, bottom = MARGINS[zone.format]
    columns = max(len(line) for line in zone.lines)
    left += rng.uniform(-1, 1)
    left = max(1.5, min(left, width - columns * how.pitch - 1.5))
    bottom += rng.uniform(-0.8, 0.8)
    first = height - bottom - how.spacing * (len(zone.lines) - 1)
    band = rng.random()
    if band < 0.45:  # many states leave the zone's ground white, or tint it evenly
        top = first - how.height / 2 - rng.uniform(2.2, 4.5)
        _clear_band(rng, page, origin[0], origin[1] + top, width, height - top)
    margin = 2.0
    mask, cells = ink.zone_mask(rng, zone.lines, how, page.scale, margin)
    corner = origin + np.array([left - margin, first - how.height / 2 - margin])
    pixel = np.round(corner * page.scale).astype(int)
    y, x = max(0, pixel[1]), max(0, pixel[0])
    window = page.image[y : pixel[1] + mask.shape[0], x : pixel[0] + mask.shape[1]]
    part = mask[y - pixel[1] :, x - pixel[0] :][
        : window.shape[0], : window.shape[1], None
    ] * np.float32(how.strength)
    mixed = window * (1 - part) + np.array(how.colour, np.float32) * part
    np.copyto(window, np.clip(mixed + 0.5, 0, 255).astype(np.uint8))
    page.zone, page.pitch, page.height = zone, how.pitch, how.height
    page.cells = [line + pixel / page.scale for line in cells]


def _clear_band(rng, page, x, y, width, height):
    s = page.scale
    rows, columns = slice(max(0, int(y * s)), int((y + height) * s)), slice(
        int(x * s), int((x + width) * s)
    )
    area = page.image[rows, columns]
    if area.size == 0:
        return
    keep = rng.choice((0.0, 0.0, 0.3, 0.6))
    ground = (
        np.array(paper.tint(rng), np.float32) if rng.random() < 0.6 else np.full(3, 250, np.float32)
    )
    np.copyto(area, np.clip(area * keep + ground * (1 - keep), 0, 255).astype(np.uint8))
    if rng.random() < 0.3:
        cv2.line(
            page.image, (columns.start, rows.start), (columns.stop, rows.start), (90, 90, 90), 1
        )


def _text_page(rng, scale, hard):
    """A passport's other page: entries in small print."""
    page = sheet(rng, 125.0, 88.0, scale, hard)
    pen = ink.Pen(page.image, scale)
    layouts.running_text(rng, pen, 10, 12, 105, 70, rng.uniform(1.8, 2.8))
    pen.done()
    if rng.random() < 0.5:
        paper.stamp(rng, page.image, scale)
    return page
