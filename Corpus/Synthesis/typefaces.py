"""Zones set in typefaces that are not OCR-B, as mock documents, office software and kiosks print them."""

from dataclasses import dataclass
from random import Random

import cv2
import numpy as np
from PIL import Image, ImageDraw

import ink
import zone as zones

_LIBERATION = "/usr/share/fonts/truetype/liberation/Liberation"
_DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVu"
_URW = "/usr/share/fonts/opentype/urw-base35/"
# Liberation has the widths of Arial, Times New Roman and Courier New; Nimbus those of Courier.
FACES = {
    "arial": _LIBERATION + "Sans-Regular.ttf",
    "courier": _LIBERATION + "Mono-Regular.ttf",
    "dejavu-sans": _DEJAVU + "Sans.ttf",
    "dejavu-mono": _DEJAVU + "SansMono.ttf",
    "times": _LIBERATION + "Serif-Regular.ttf",
    "nimbus-mono": _URW + "NimbusMonoPS-Bold.otf",
    "arial-bold": _LIBERATION + "Sans-Bold.ttf",
    "ocr-a": "/usr/share/fonts/truetype/ocr-a/OCRA.ttf",
    "dejavu-serif": _DEJAVU + "Serif.ttf",
    "dot-matrix": _DEJAVU + "SansMono.ttf",
    # not among the typefaces of Corpus/Training/line/typeset.py
    "open-sans": "/usr/share/fonts/truetype/open-sans/OpenSans-Regular.ttf",
    "courier-prime": "/usr/share/fonts/opentype/courier-prime/Courier Prime.otf",
}
_DOTS = 9  # rows of needles of a dot-matrix head under a capital


@dataclass(frozen=True)
class Setting:
    """A zone set in one typeface; lengths in pixels."""

    zone: zones.Zone
    face: str
    size: int
    tracking: float
    leading: float

    def cells(self, line: str) -> list[tuple[float, float]]:
        """Where each character begins and ends, from the line's beginning."""
        font, place, found = ink.font(FACES[self.face], self.size), 0.0, []
        for character in line:
            advance = font.getlength(character) + self.tracking
            found.append((place, place + advance))
            place += advance
        return found

    @property
    def width(self) -> float:
        return max(self.cells(line)[-1][1] for line in self.zone.lines)

    @property
    def capital(self) -> float:
        box = ink.font(FACES[self.face], self.size).getbbox("H", anchor="ls")
        return -box[1]


def random_setting(rng: Random, index: int) -> Setting:
    face = list(FACES)[index % len(FACES)]
    size = rng.randint(14, 30)
    height = size * 0.72
    # a second cycle, so that every face meets every format
    format = zones.FORMATS[(index // len(FACES) + index) % len(zones.FORMATS)]
    tracking = rng.choice((0.0, 0.0, rng.uniform(0.0, 0.16))) * size
    return Setting(
        zones.random_zone(rng, format), face, size, tracking, height * rng.uniform(1.5, 2.4)
    )


def _draw(pen: ImageDraw.ImageDraw, x: float, y: float, setting: Setting, fill) -> None:
    font = ink.font(FACES[setting.face], setting.size)
    for row, line in enumerate(setting.zone.lines):
        for character, (start, _) in zip(line, setting.cells(line)):
            pen.text((x + start, y + row * setting.leading), character, font=font, fill=fill, anchor="ls")


def _as_dots(mask: np.ndarray, capital: float) -> np.ndarray:
    """The print of a dot-matrix head: needles on a grid, as large as they are apart."""
    step = capital / _DOTS
    height, width = mask.shape
    rows, columns = int(height / step), int(width / step)
    needles = cv2.resize(mask, (columns, rows), interpolation=cv2.INTER_AREA) > 100
    scale = 8
    dot = np.zeros((scale, scale), np.float32)
    cv2.circle(dot, (scale // 2, scale // 2), 3, 1.0, -1)
    fine = np.kron(needles.astype(np.float32), dot)
    return (cv2.resize(fine, (width, height), interpolation=cv2.INTER_AREA) * 255).astype(np.uint8)


def _page(rng: Random, setting: Setting, spare: float):
    """The room around the zone, `spare` more than it looks: paper, or captions and values above it."""
    reach = setting.leading
    lines = setting.zone.lines
    below = (len(lines) - 1) * setting.leading
    side = rng.uniform(0.6, 3) * reach
    if rng.random() < 0.5:
        top = rng.uniform(0.6, 3) * reach + spare
        foot = rng.uniform(0.6, 3) * reach + spare
        size = setting.width + 2 * side, top + setting.capital + below + foot
        return size, (side, top + setting.capital), []
    rows = rng.randint(3, 7)
    top = (rows + 1.5) * 1.3 * reach + spare
    size = setting.width + 2 * side, top + setting.capital + below + 1.5 * reach + spare
    person = setting.zone.person
    values = (person.surname, person.given, setting.zone.number, "SPECIMEN", "Date of birth", "UTOPIA")
    texts = [(side + rng.uniform(0, 0.5) * size[0], (row + 1.5) * 1.3 * reach, str(rng.choice(values)))
             for row in range(rows)]
    return size, (side, top + setting.capital), texts


def picture(rng: Random, index: int):
    """One picture. Returns the setting, the picture, the map from the zone's pixels and the parameters."""
    setting = random_setting(rng, index)
    degraded = rng.random() < 0.6
    turn = rng.uniform(-1.5, 1.5) if degraded and rng.random() < 0.4 else 0.0
    spare = setting.width / 2 * np.sin(np.deg2rad(abs(turn)))
    size, place, texts = _page(rng, setting, spare)
    mask = Image.new("L", (int(size[0]), int(size[1])), 0)
    pen = ImageDraw.Draw(mask)
    _draw(pen, *place, setting, 255)
    ink_mask = np.asarray(mask)
    if setting.face == "dot-matrix":
        ink_mask = _as_dots(ink_mask, setting.capital)
    if texts:
        other = Image.new("L", mask.size, 0)
        pen = ImageDraw.Draw(other)
        for x, y, text in texts:
            pen.text((x, y), text, font=ink.font(FACES["arial"], int(setting.size * 0.8)), fill=255, anchor="ls")
        ink_mask = np.maximum(ink_mask, np.asarray(other))
    paper, colour = rng.randint(205, 255), rng.randint(0, 70)
    if rng.random() < 0.08:
        paper, colour = colour, paper
    values = paper + (colour - paper) * (ink_mask.astype(np.float32) / 255)
    blur = rng.uniform(0.3, 0.9) if degraded and rng.random() < 0.6 else 0.0
    noise = rng.uniform(1, 5) if degraded else 0.0
    height, width = values.shape
    matrix = cv2.getRotationMatrix2D(((width - 1) / 2, (height - 1) / 2), turn, 1.0)
    if turn:
        values = cv2.warpAffine(values, matrix, (width, height), flags=cv2.INTER_CUBIC,
                                borderMode=cv2.BORDER_REPLICATE)
    if blur:
        values = cv2.GaussianBlur(values, (0, 0), blur)
    if noise:
        source = np.random.RandomState(rng.randrange(2**31))
        values = values + source.standard_normal(values.shape).astype(np.float32) * noise
    image = np.clip(values + 0.5, 0, 255).astype(np.uint8)

    def project(points):
        shifted = np.asarray(points, float) + np.array(place)
        moved = shifted @ matrix[:, :2].T + matrix[:, 2]
        return np.clip(moved, 0, [width - 1, height - 1])

    facts = {"model": "scan", "face": setting.face, "size": setting.size, "tracking": setting.tracking,
             "turn": turn, "blur": blur, "noise": noise, "quality": rng.randint(70, 92) if degraded else 100}
    return setting, image, project, facts


def zone_truth(setting: Setting, project) -> dict:
    """As `truth.document_truth`, for cells of uneven width."""
    outlines, centres = [], []
    for row, line in enumerate(setting.zone.lines):
        cells, y = setting.cells(line), row * setting.leading
        end, top = cells[-1][1], y - setting.capital
        side = 0.2 * setting.capital
        outlines.append([[-side, top], [end + side, top], [end + side, y], [-side, y]])
        middles = [sum(cells[index]) / 2 for index in (0, len(line) // 2, len(line) - 1)]
        centres.append([[x, y - setting.capital / 2] for x in middles])
    whole = [*outlines[0][:2], *outlines[-1][2:]]

    def rounded(points):
        return [[round(float(x), 2) for x in point] for point in project(points)]

    return {
        "format": setting.zone.format,
        "lines": list(setting.zone.lines),
        "valid": setting.zone.valid,
        "wrongDigit": setting.zone.wrong,
        "quadrilateral": rounded(whole),
        "lineQuadrilaterals": [rounded(points) for points in outlines],
        "lineCenters": [rounded(points) for points in centres],
    }
