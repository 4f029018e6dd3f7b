"""Scenes with nothing to read: everything that looks a little like a zone or a symbol and is none."""

from random import Random

import cv2
import numpy as np

import camera as cameras
import desk
import frames
import ink
import layouts
import page as pages
import paper
import zone as zones
from grades import GRADES, Grade
from people import random_person

CODE = (
    "std::cout << \"value \" << x << '\\n';",
    "flags = (1 << 4) | (1 << 7) | mode;",
    "<<<<<<< HEAD",
    "=======",
    ">>>>>>> feature/line-reader",
    "if (a[i] < b[j] && j < n) { j += 1; }",
    "let mask = UInt64(1) << shift",
    "for (int i = 0; i < 44; ++i) {",
    "    total += weight[i % 3] * value(line[i]);",
    "cat <<EOF > zone.txt",
    "<html><body><<<<<<<<<<<<<<<<<</body>",
    "return left << 8 | right;",
    'log << "P<UTO" << name << std::endl;',
    "# <<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<",
    "template <class T, class U<<V>>",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<",
)


def _plain(rng: Random, width: float, height: float, scale: float) -> pages.Page:
    shade = rng.randint(205, 252)
    image = np.full((int(height * scale), int(width * scale), 3), shade, np.uint8)
    return pages.Page(image, scale, (width, height))


def front(rng, scale):
    """A card's front."""
    return pages.card_front(rng, scale, 0.8, random_person(rng), zones.random_number(rng))


def bare(rng, scale):
    """A passport page, visa or card of which the zone was never printed."""
    return pages.blank_document(
        rng, rng.choice(zones.FORMATS), scale, 0.8, random_person(rng), zones.random_number(rng)
    )


def text(rng, scale):
    """A letter."""
    page = _plain(rng, 148, 200, scale)
    pen = ink.Pen(page.image, scale)
    y = 22.0
    face = rng.choice(ink.SANS + ink.SERIF)
    size = rng.uniform(2.6, 4.0)
    while y < 180:
        rows = rng.randint(2, 9) * size * 1.45
        layouts.running_text(rng, pen, 16, y, 116, min(rows, 184 - y), size, face)
        y += rows + size * 2.2
    pen.done()
    return page


def book(rng, scale):
    """Two columns of small serif print, with a headline."""
    page = _plain(rng, 160, 120, scale)
    pen = ink.Pen(page.image, scale)
    face = rng.choice(ink.SERIF)
    for column in (10, 84):
        pen.write(
            column,
            11,
            rng.choice(("CHAPTER %d", "§ %d", "ANNEX %d")) % rng.randint(1, 40),
            4.0,
            face,
        )
        layouts.running_text(rng, pen, column, 18, 64, 92, rng.uniform(2.2, 3.0), face)
    pen.done()
    return page


def giro(rng, scale):
    """A paying-in slip: a line of OCR-B that is no zone."""
    page = _plain(rng, 150, 90, scale)
    if rng.random() < 0.6:
        page.image[:] = np.array(
            rng.choice(((205, 215, 250), (200, 240, 215), (215, 215, 215))), np.uint8
        )
    pen = ink.Pen(page.image, scale)
    for index in range(6):
        pen.rectangle(
            6 + 62 * (index % 2), 8 + 20 * (index // 2), 54, 14, outline=(120, 120, 200), line=1
        )
        pen.write(
            8 + 62 * (index % 2),
            14 + 20 * (index // 2),
            rng.choice(("IBAN", "Zahlbar an", "Amount", "Reference")),
            2.2,
        )
        pen.write(
            8 + 62 * (index % 2),
            20 + 20 * (index // 2),
            "".join(rng.choice("0123456789 ") for _ in range(18)),
            3.0,
            ink.MONO[0],
        )
    pen.done()
    digits = lambda count: "".join(rng.choice("0123456789") for _ in range(count))
    rows = [
        rng.choice(("01%s>%s+ %s>", "%s<%s+ %s<", "%sH %s< %s>"))
        % (digits(11), digits(rng.choice((16, 20, 26))), digits(9))
    ]
    if rng.random() < 0.4:
        rows.append(digits(9) + ">")
    line_page_width = max(len(row) for row in rows) * 2.54
    how = ink.random_print(rng, 0.5)
    mask, _ = ink.zone_mask(rng, tuple(rows), how, scale)
    x, y = int(max(2, (148 - line_page_width) / 2) * scale), int(70 * scale)
    window = page.image[y : y + mask.shape[0], x : x + mask.shape[1]]
    part = mask[: window.shape[0], : window.shape[1], None]
    np.copyto(window, (window * (1 - part) + 30 * part).astype(np.uint8))
    return page


def code(rng, scale):
    """A listing full of `<<<<`, dark on light or light on dark."""
    page = _plain(rng, 150, 110, scale)
    dark = rng.random() < 0.35
    if dark:
        page.image[:] = rng.randint(18, 45)
    pen = ink.Pen(page.image, scale)
    size, face = rng.uniform(2.8, 4.0), rng.choice(ink.MONO)
    shade = (220,) * 3 if dark else (35,) * 3
    y = 8.0
    while y < 104:
        if rng.random() < 0.88:
            pen.write(6 + 4 * rng.randint(0, 2), y, rng.choice(CODE), size, face, shade)
        y += size * 1.4
    pen.done()
    return page


def table(rng, scale):
    """Columns of digits of one width."""
    page = _plain(rng, 150, 100, scale)
    pen = ink.Pen(page.image, scale)
    size, face = rng.uniform(2.6, 3.8), rng.choice(ink.MONO + (ink.OCR_B + "OCRB.otf",))
    y = 8.0
    widths = [rng.randint(3, 10) for _ in range(6)]
    while y < 94:
        row = "  ".join(
            "".join(rng.choice("0123456789") for _ in range(rng.randint(1, w))).rjust(w)
            for w in widths
        )
        pen.write(6, y, row, size, face)
        y += size * 1.5
    pen.done()
    return page


def receipt(rng, scale):
    """A till's receipt."""
    page = _plain(rng, 60, 140, scale)
    pen = ink.Pen(page.image, scale)
    size = rng.uniform(2.4, 3.0)
    y = 8.0
    while y < 132:
        kind = rng.random()
        if kind < 0.12:
            row = rng.choice(("-", "=", "*", "<")) * 30
        elif kind < 0.8:
            row = rng.choice(
                ("MILK 1L", "BREAD", "APPLES KG", "COFFEE", "TICKET 24H", "STAMPS")
            ).ljust(18) + "%8.2f" % rng.uniform(0.5, 60)
        else:
            row = "NO. " + "".join(rng.choice("0123456789") for _ in range(20))
        pen.write(4, y, row, size, ink.MONO[2], (60, 60, 60))
        y += size * 1.45
    pen.done()
    return page


def label(rng, scale):
    """A parcel's label with a linear bar code and capitals in a mono font."""
    page = _plain(rng, 100, 80, scale)
    pen = ink.Pen(page.image, scale)
    pen.rectangle(2, 2, 96, 76, outline=(20, 20, 20), line=max(1, int(scale * 0.3)))
    for row in range(4):
        pen.write(
            6,
            10 + row * 6,
            "".join(
                rng.choice("ABCDEFGHIJKLMNOPRSTUVWZ 0123456789") for _ in range(rng.randint(12, 30))
            ),
            4.0,
            rng.choice(ink.MONO),
        )
    x = 8.0
    while x < 90:
        bar = rng.choice((0.33, 0.33, 0.66, 1.0))
        pen.rectangle(x, 38, bar, 24, (20, 20, 20))
        x += bar + rng.choice((0.33, 0.66, 1.0))
    pen.write(
        20,
        70,
        " ".join("".join(rng.choice("0123456789") for _ in range(4)) for _ in range(5)),
        4.0,
        ink.OCR_B + "OCRB.otf",
    )
    pen.done()
    return page


def pattern(rng, scale):
    """Halftone, chessboard or stripes: periodic things that are no symbol."""
    page = _plain(rng, 120, 90, scale)
    h, w = page.image.shape[:2]
    period = scale * rng.uniform(0.8, 3)
    x, y = np.arange(w) / period, np.arange(h) / period
    kind = rng.randint(0, 2)
    if kind == 0:
        field = (np.floor(x)[None] + np.floor(y)[:, None]) % 2
    elif kind == 1:
        field = (np.sin(np.pi * x)[None] * np.sin(np.pi * y)[:, None] > 0.2).astype(float)
    else:
        noise = np.random.RandomState(rng.randrange(2**31))
        cells = noise.rand(int(h / period) + 1, int(w / period) + 1) > 0.5
        field = cells[np.floor(y).astype(int)][:, np.floor(x).astype(int)]
    dark = rng.randint(20, 120)
    page.image[:] = (dark + (page.image[0, 0, 0] - dark) * field[..., None]).astype(np.uint8)
    return page


def guilloche(rng, scale):
    """Security print alone."""
    page = _plain(rng, 125, 88, scale)
    page.image[:] = paper.sheet(rng, page.image.shape[1], page.image.shape[0])
    for _ in range(2):
        paper.guilloche(rng, page.image, scale, 0.5)
    paper.stamp(rng, page.image, scale)
    return page


SUBJECTS = {
    "front": front,
    "giro": giro,
    "code": code,
    "desk": None,
    "text": text,
    "table": table,
    "bare": bare,
    "book": book,
    "receipt": receipt,
    "label": label,
    "pattern": pattern,
    "guilloche": guilloche,
}


def negative(rng: Random, index: int):
    """One negative frame. Returns subject, grade, picture and camera."""
    subject = list(SUBJECTS)[index % len(SUBJECTS)]
    grade: Grade = GRADES[rng.choice(("g1", "g2", "g2", "g3", "g3", "g4", "g5"))]
    if SUBJECTS[subject] is None:
        view = cameras.random_camera(rng, grade, np.array([[0, 0], [1, 0], [1, 1], [0, 1]]), (4, 4))
        scene = desk.desk(rng, view.width, view.height, 0.9)
        scene = cv2.filter2D(scene, -1, cameras.point_spread(view), borderType=cv2.BORDER_REPLICATE)
        return subject, grade, cameras.expose(rng, scene, view), view
    scale = rng.uniform(*grade.character) / 2.54
    page = SUBJECTS[subject](rng, scale * 1.2)
    picture, view = frames.take(rng, page, grade, scale)
    return subject, grade, picture, view
