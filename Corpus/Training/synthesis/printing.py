"""A line of type as an ink mask: typefaces close to OCR-B, drawn thin, bold, slanted or worn."""

import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .texts import ALPHABET, pick, some

CAP = 40  # height of a capital letter in the masks, in pixels
CELL = (96, 76)  # width and height of a stored glyph
FOLDER = "/usr/share/fonts/"
# The Debian package of each folder of typefaces.
PACKAGES = {
    "opentype/ocr-b": "fonts-ocr-b",
    "truetype/dejavu": "fonts-dejavu-core",
    "truetype/liberation": "fonts-liberation",
    "truetype/noto": "fonts-noto-mono",
    "opentype/urw-base35": "fonts-urw-base35",
}
# path, share of the lines. OCR-B: Debian's fonts-ocr-b (public domain). The others have free
# licences too and stand for the specimens that are set in some monospaced sans.
TYPEFACES = (
    ("opentype/ocr-b/OCRB.otf", 50),
    ("opentype/ocr-b/OCRBS.otf", 34),
    ("opentype/ocr-b/OCRBL.otf", 3),
    ("truetype/dejavu/DejaVuSansMono.ttf", 3),
    ("truetype/dejavu/DejaVuSansMono-Bold.ttf", 1),
    ("truetype/liberation/LiberationMono-Regular.ttf", 3.5),
    ("truetype/liberation/LiberationMono-Bold.ttf", 1),
    ("truetype/noto/NotoMono-Regular.ttf", 2.5),
    ("opentype/urw-base35/NimbusMonoPS-Bold.otf", 1),
    ("opentype/urw-base35/NimbusMonoPS-Regular.otf", 1),
)


def draw_typeface(path):
    font = ImageFont.truetype(FOLDER + path, 100)
    box = font.getbbox("H")
    # The bounding box of a glyph begins at the pen in height only where the font says so: measure.
    mask = font.getmask("H")
    height = mask.getbbox()[3] - mask.getbbox()[1]
    font = ImageFont.truetype(FOLDER + path, int(round(100 * CAP / height)))
    glyphs = {}
    for character in ALPHABET:
        image = Image.new("L", CELL, 0)
        pen = (CELL[0] // 2, CELL[1] // 2 + CAP // 2)
        ImageDraw.Draw(image).text(pen, character, font=font, fill=255, anchor="ms")
        glyphs[character] = np.asarray(image)
    return glyphs


def require_packages():
    """Ends the program where typefaces are missing, and names their packages."""
    missing = {
        PACKAGES[os.path.dirname(path)] for path, _ in TYPEFACES if not os.path.exists(FOLDER + path)
    }
    if missing:
        raise SystemExit("typefaces are missing: apt-get install " + " ".join(sorted(missing)))


require_packages()
GLYPHS = {path: draw_typeface(path) for path, _ in TYPEFACES}
SHARES = np.array([share for _, share in TYPEFACES], float)
SHARES /= SHARES.sum()


def variant(rng, glyphs, width, slant):
    """The typeface drawn wider or narrower and slanted, about the middle of its cell."""
    if width == 1 and slant == 0:
        return glyphs
    cx, cy = CELL[0] / 2, CELL[1] / 2
    matrix = np.array([[width, slant, cx - width * cx - slant * cy], [0, 1, 0]], np.float32)
    return {
        c: cv2.warpAffine(g, matrix, CELL, flags=cv2.INTER_LINEAR) for c, g in glyphs.items()
    }


def weight(rng, mask):
    """Thinner or bolder strokes, rounder or sharper corners."""
    whole, kind = mask, rng.random()
    amount = rng.normal(0, 1.1) if kind < 0.6 else rng.uniform(0, 5)
    size = int(abs(amount) + 0.5)
    if size and amount < 0:
        shape = (min(size, 2) + 1,) * 2
        mask = cv2.erode(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, shape))
    elif size:
        shape = (size + 1, size + 1)
        stretch = rng.random()
        if stretch < 0.15:
            shape = (size + 1, max(1, size // 2))
        elif stretch < 0.25:
            shape = (max(1, size // 2), size + 1)
        mask = cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, shape))
    if rng.random() < 0.25:
        soft = cv2.GaussianBlur(mask, (0, 0), rng.uniform(1, 3))
        low = rng.uniform(85, 165)
        mask = np.clip((soft.astype(np.float32) - low) * 6 + 128, 0, 255).astype(np.uint8)
    return mask if 2 * cv2.sumElems(mask)[0] > cv2.sumElems(whole)[0] else whole


def broken(rng, mask):
    """Strokes with gaps: missing rows of a thermal head, or ink that did not take."""
    height, width = mask.shape
    kind = rng.random()
    if kind < 0.4:
        for _ in range(rng.integers(1, 3)):
            row = int(height / 2 + rng.uniform(-0.5, 0.5) * CAP)
            mask[row : row + rng.integers(1, 4)] = 0
    else:
        scale = rng.uniform(2, 8)
        coarse = rng.random((int(height / scale) + 2, int(width / scale) + 2)).astype(np.float32)
        noise = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR)
        mask = np.where(noise < rng.uniform(0.12, 0.3), 0, mask).astype(np.uint8)
    return mask


class InkMask:
    """The mask of a line with its neighbours, and where its characters stand."""

    def __init__(self, rng, text):
        path = TYPEFACES[rng.choice(len(TYPEFACES), p=SHARES)][0]
        width = 1.0 if rng.random() < 0.5 else rng.uniform(0.86, 1.14)
        slant = 0.0 if rng.random() < 0.8 else rng.normal(0, 0.06)
        glyphs = variant(rng, GLYPHS[path], width, slant)
        self.pitch = CAP * rng.uniform(0.82, 1.16) * (width if width > 1 else 1)
        self.left = 2 * CAP + self.pitch / 2
        self.middle = 2.5 * CAP
        self.count = len(text)
        mask = np.zeros((5 * CAP, int(self.pitch * len(text) + 4 * CAP)), np.uint8)
        jitter = (
            rng.uniform(0, 1.6) if rng.random() < 0.3 else 0,
            rng.uniform(0, 1.4) if rng.random() < 0.3 else 0,
        )
        self.put(rng, mask, glyphs, text, self.middle, jitter)
        if rng.random() < 0.62:
            gap = CAP * rng.uniform(1.5, 2.5)
            for side in pick(rng, ((-1,), (1,), (-1, 1))):
                other = some(rng, ALPHABET, len(text)) if rng.random() < 0.7 else "<" * len(text)
                self.put(rng, mask, glyphs, other, self.middle + side * gap, jitter)
        elif rng.random() < 0.3:
            self.rule(rng, mask)
        mask = weight(rng, mask)
        if rng.random() < 0.1:
            mask = broken(rng, mask)
        self.mask = mask

    def put(self, rng, mask, glyphs, text, middle, jitter):
        noise = rng.normal(0, 1, (len(text), 2)) * jitter
        for i, character in enumerate(text):
            x = int(round(self.left + i * self.pitch + noise[i, 0])) - CELL[0] // 2
            y = int(round(middle + noise[i, 1])) - CELL[1] // 2
            top, bottom = max(0, y), min(mask.shape[0], y + CELL[1])
            if top >= bottom or x < 0 or x + CELL[0] > mask.shape[1]:
                continue
            view = mask[top:bottom, x : x + CELL[0]]
            np.maximum(view, glyphs[character][top - y : bottom - y], out=view)

    def rule(self, rng, mask):
        """A printed border or rule just above or below the line."""
        side = pick(rng, (-1, 1))
        row = int(self.middle + side * CAP * rng.uniform(0.72, 1.3))
        mask[row : row + rng.integers(2, 9)] = rng.integers(120, 256)
