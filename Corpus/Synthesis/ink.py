"""Print: fonts, running text, and the zone's OCR-B as an ink mask with known cell centres."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

OCR_B = "/usr/share/fonts/opentype/ocr-b/"
OCR_B_DRAWINGS = ("OCRB.otf", "OCRBS.otf")
_DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVu"
_LIBERATION = "/usr/share/fonts/truetype/liberation/Liberation"
SANS = (
    _DEJAVU + "Sans.ttf",
    _DEJAVU + "Sans-Bold.ttf",
    _LIBERATION + "Sans-Regular.ttf",
    _LIBERATION + "Sans-Bold.ttf",
)
SERIF = (_DEJAVU + "Serif.ttf", _LIBERATION + "Serif-Regular.ttf", _LIBERATION + "Serif-Bold.ttf")
MONO = (
    _DEJAVU + "SansMono.ttf",
    _DEJAVU + "SansMono-Bold.ttf",
    _LIBERATION + "Mono-Regular.ttf",
    _LIBERATION + "Mono-Bold.ttf",
)
ITALIC = (_LIBERATION + "Serif-Italic.ttf", _LIBERATION + "Sans-Italic.ttf")

PITCH = 2.54  # millimetres, OCR-B size 1: ten characters an inch
ADVANCE = 0.723  # of the em, the font's own pitch
CAP = 0.70  # of the em, height of the capitals


@lru_cache(maxsize=400)
def font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, max(4, size))


@lru_cache(maxsize=4000)
def glyph(path: str, size: int, character: str) -> np.ndarray:
    """One character's mask, centred on its cell and on the middle of the capitals."""
    width, height = int(size * 0.8) // 2 * 2 + 1, int(size * 1.2) // 2 * 2 + 1
    image = Image.new("L", (width, height), 0)
    baseline = (height - 1) / 2 + CAP * size / 2
    ImageDraw.Draw(image).text(
        ((width - 1) / 2, baseline), character, font=font(path, size), fill=255, anchor="ms"
    )
    return np.asarray(image)


@dataclass(frozen=True)
class Print:
    """How a zone is printed. Lengths in millimetres unless said otherwise."""

    drawing: str = OCR_B + OCR_B_DRAWINGS[0]
    pitch: float = PITCH
    spacing: float = 6.35
    height: float = CAP * PITCH / ADVANCE
    weight: float = 0.0  # -1 thin ... 0 as drawn ... 1 bold
    slant: float = 0.0  # x per y
    jitter: float = 0.0
    wear: float = 0.0  # 0 ... 1, how much ink is gone where it is worn
    speckle: float = 0.0
    stripes: float = 0.0  # share of ink missing between the print head's rows
    binary: bool = False
    colour: tuple[int, int, int] = (25, 22, 24)
    strength: float = 1.0


def random_print(rng: Random, hard: float = 1.0) -> Print:
    """A print of any kind; `hard` 0 keeps to what a clean specimen shows, 1 is everything."""
    sharp = rng.random() < 0.35
    second = rng.random() < 0.4  # the second drawing: thinner or thicker, and slanted
    weight = rng.gauss(0, 0.3) if not second else rng.choice((-1, 1)) * rng.uniform(0.3, 0.95)
    damage = rng.random() / max(hard, 0.01)  # one kind of damage at most
    shade = rng.randint(10, 60)
    return Print(
        drawing=OCR_B + OCR_B_DRAWINGS[1 if sharp else 0],
        pitch=PITCH * (1 if rng.random() < 0.6 else rng.uniform(0.93, 1.04)),
        spacing=6.35 if rng.random() < 0.45 else rng.uniform(5.2, 6.7),
        height=CAP * PITCH / ADVANCE * (1 if rng.random() < 0.4 else rng.uniform(0.88, 1.12)),
        weight=max(-0.95, min(1.0, weight)),
        slant=rng.gauss(0, 0.06) if second else 0.0,
        jitter=rng.uniform(0.02, 0.07) if rng.random() < 0.25 * hard else 0.0,
        wear=rng.uniform(0.15, 0.65) if damage < 0.25 else 0.0,
        speckle=rng.uniform(0.05, 0.4) if 0.25 <= damage < 0.4 else 0.0,
        stripes=rng.uniform(0.2, 0.55) if 0.4 <= damage < 0.5 else 0.0,
        binary=0.5 <= damage < 0.55,
        colour=tuple(max(0, min(110, shade + rng.randint(-8, 14))) for _ in range(3)),
        strength=rng.uniform(0.82, 1.0) if rng.random() < 0.7 else rng.uniform(0.6, 0.82),
    )


def zone_mask(rng: Random, lines: tuple[str, ...], how: Print, scale: float, margin: float = 2.0):
    """Ink (0...1) of the lines at `scale` pixels a millimetre, and every line's cell centres.

    The centres are millimetres from the mask's top left corner; the mask has `margin` around.
    """
    factor = max(1, int(np.ceil(36 / (scale * how.pitch))))
    fine = scale * factor
    size = int(round(how.height / CAP * fine))
    columns = max(len(line) for line in lines)
    width = (columns - 1) * how.pitch + 2 * (margin + how.pitch / 2)
    height = (len(lines) - 1) * how.spacing + how.height + 2 * margin
    shape = int(np.ceil(height * scale)) * factor, int(np.ceil(width * scale)) * factor
    mask = np.zeros(shape, np.uint8)
    centres = []
    for row, line in enumerate(lines):
        y = margin + how.height / 2 + row * how.spacing
        cells = np.array([[margin + how.pitch * (0.5 + column), y] for column in range(len(line))])
        centres.append(cells)
        for character, (x, _) in zip(line, cells):
            ink = glyph(how.drawing, size, character)
            shift = (rng.gauss(0, how.jitter), rng.gauss(0, how.jitter)) if how.jitter else (0, 0)
            left = int(round((x + shift[0]) * fine - 0.5)) - ink.shape[1] // 2
            top = int(round((y + shift[1]) * fine - 0.5)) - ink.shape[0] // 2
            window = mask[max(0, top) : top + ink.shape[0], max(0, left) : left + ink.shape[1]]
            part = ink[max(0, -top) :, max(0, -left) :][: window.shape[0], : window.shape[1]]
            np.maximum(window, part, out=window)
    mask = _formed(mask, how, fine, centres)
    mask = cv2.resize(mask, (shape[1] // factor, shape[0] // factor), interpolation=cv2.INTER_AREA)
    return _worn(rng, mask, how, scale), centres


def _formed(mask, how, fine, centres):
    """The drawing made thinner or thicker by moving its outline, and slanted line by line."""
    if abs(how.weight) > 0.05:
        reach = 0.09 * fine  # at weight 1 the outline moves about this far, a quarter of a stroke
        soft = cv2.GaussianBlur(mask, (0, 0), max(0.6, reach))
        level = 128 - 100 * how.weight if how.weight > 0 else 128 - 72 * how.weight
        ramp = np.clip((np.arange(256) - level) * (1.6 * reach * 255 / 100 / 2.2) + 128, 0, 255)
        mask = cv2.LUT(soft, ramp.astype(np.uint8))
    if how.slant:
        slanted = np.zeros_like(mask)
        half = int(how.spacing * fine / 2)
        for cells in centres:
            y = cells[0, 1] * fine - 0.5
            top, bottom = max(0, int(y) - half), min(mask.shape[0], int(y) + half)
            matrix = np.array([[1, -how.slant, how.slant * (y - top)], [0, 1, 0]])
            slanted[top:bottom] = cv2.warpAffine(
                mask[top:bottom], matrix, (mask.shape[1], bottom - top)
            )
        mask = slanted
    return mask


def _worn(rng, mask, how, scale):
    ink = mask.astype(np.float32) * np.float32(1 / 255)
    if not (how.wear or how.speckle or how.stripes or how.binary):
        return ink
    noise = np.random.RandomState(rng.randrange(2**31))
    height, width = ink.shape
    if how.wear:
        coarse = noise.rand(
            max(2, int(height / scale * 1.1)), max(2, int(width / scale * 1.1))
        ).astype(np.float32)
        field = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
        ink *= np.clip(1 - how.wear * np.clip(field * 1.3, 0, 1) ** 2, 0, 1)
    if how.speckle:
        fine = cv2.GaussianBlur(
            noise.rand(height, width).astype(np.float32), (0, 0), max(0.5, scale * 0.06)
        )
        ink *= np.clip((fine - 0.5) * 6 + 1.3 - how.speckle, 0, 1)
    if how.stripes:
        rows = np.sin(
            np.arange(height, dtype=np.float32) * np.float32(2 * np.pi / max(2.2, scale * 0.35))
        )
        ink *= (1 - how.stripes * (rows > 0.3))[:, None]
    if how.binary:
        ink = (ink > 0.42).astype(np.float32)
    return ink


class Pen:
    """Writes running text on a picture in millimetres; all text goes in at once, by `done`."""

    def __init__(self, image: np.ndarray, scale: float):
        self.scale = scale
        self.image = image
        self.canvas = Image.fromarray(image)
        self.draw = ImageDraw.Draw(self.canvas)

    def write(self, x, y, text, size, path=SANS[0], colour=(30, 30, 30), anchor="ls"):
        """`size` is the em in millimetres, (x, y) the baseline's left end unless `anchor` says so."""
        pixels = int(round(size * self.scale))
        if pixels >= 3:
            self.draw.text(
                (x * self.scale, y * self.scale),
                text,
                font=font(path, pixels),
                fill=colour,
                anchor=anchor,
            )

    def rectangle(self, x, y, width, height, colour=None, outline=None, line=1):
        corners = [v * self.scale for v in (x, y, x + width, y + height)]
        self.draw.rectangle(corners, fill=colour, outline=outline, width=line)

    def line(self, points, colour, width=0.2):
        pixels = [(x * self.scale, y * self.scale) for x, y in points]
        self.draw.line(pixels, fill=colour, width=max(1, int(round(width * self.scale))))

    def done(self) -> np.ndarray:
        np.copyto(self.image, np.asarray(self.canvas))
        return self.image
