"""From an ink mask to the grey picture that a scanner, a phone or a web page gives of it."""

import math

import cv2
import numpy as np

from .printing import CAP
from .texts import pick

cv2.setNumThreads(1)


def jpeg(rng, image, worst=25, best=93):
    quality = int(rng.integers(worst, best + 1))
    return cv2.imdecode(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 0)


def waves(rng, height, width, amplitude, cap):
    """Guilloche: bundles of wavy lines."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    total = np.zeros((height, width), np.float32)
    for _ in range(rng.integers(1, 3)):
        period, angle = rng.uniform(0.25, 2) * cap, rng.uniform(-1.4, 1.4)
        wave = rng.uniform(0.1, 1) * cap * np.sin(x * (6.28 / (rng.uniform(2, 12) * cap)) + rng.uniform(0, 6))
        phase = np.sin((y * math.cos(angle) + x * math.sin(angle) + wave) * (6.28 / period))
        if rng.random() < 0.6:
            phase = (phase > rng.uniform(0.3, 0.9)).astype(np.float32) * 2 - 1
        total += phase * rng.uniform(0.3, 1)
    return total * amplitude


def letters_behind(rng, height, width, cap):
    """Large letters printed under the line, as on visas and specimens."""
    layer = np.zeros((height, width), np.uint8)
    text = "".join(chr(65 + int(i)) for i in rng.integers(26, size=int(rng.integers(3, 9))))
    scale = cap * rng.uniform(0.05, 0.25)
    origin = (int(rng.uniform(-0.1, 0.6) * width), int(rng.uniform(0.3, 1.2) * height))
    thick = max(1, int(cap * rng.uniform(0.1, 0.7)))
    cv2.putText(layer, text, origin, int(pick(rng, (0, 2, 3))), scale, 255, thick, cv2.LINE_AA)
    return layer.astype(np.float32) / 255


def motion(rng, image, length):
    size = 9
    kernel = np.zeros((size, size), np.float32)
    angle = rng.uniform(0, math.pi)
    axis = np.arange(size) - size // 2
    for step in np.linspace(-length / 2, length / 2, 25):
        across = np.maximum(0, 1 - np.abs(axis - step * math.cos(angle)))
        down = np.maximum(0, 1 - np.abs(axis - step * math.sin(angle)))
        kernel += across[None] * down[:, None]
    return cv2.filter2D(image, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)


class Shot:
    """A grey picture of one line, with the centre of each character and the height of a capital."""

    def __init__(self, rng, ink, smallest=5.5, largest=27.0):
        self.rng, self.ink = rng, ink
        self.per_cell = math.exp(rng.uniform(math.log(smallest), math.log(largest)))
        self.place()
        self.develop()
        self.expose()
        if rng.random() < 0.2 and self.per_cell > 9:
            self.binarise()
        elif rng.random() < 0.25:
            self.sharpen()
        if rng.random() < 0.22:
            self.resize()

    def place(self):
        """Perspective, slant and bow; `coverage` is the ink as seen at the picture's resolution."""
        rng, ink = self.rng, self.ink
        scale = self.per_cell / ink.pitch
        angle = 0 if rng.random() < 0.5 else rng.normal(0, 0.6) * math.pi / 180
        shear = pick(rng, (0, rng.normal(0, 0.05), rng.normal(0, 0.1)))
        keystone = pick(rng, (0, rng.normal(0, 0.05), rng.uniform(-0.18, 0.18)))
        length = ink.pitch * (ink.count - 1)
        cx, cy = ink.left + length / 2, ink.middle
        half_width, half_height = ink.mask.shape[1] / 2, CAP * 1.7
        turn = np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
        turn = turn @ np.array([[1, -shear], [0, 1]]) * scale
        source = np.array(
            [[-half_width, -half_height], [half_width, -half_height],
             [half_width, half_height], [-half_width, half_height]])
        target = source.copy()
        target[:, 1] *= 1 + np.sign(target[:, 0]) * keystone
        target = target @ turn.T
        target -= target.min(0)
        width, height = int(target[:, 0].max()) + 2, int(target[:, 1].max()) + 2
        matrix = cv2.getPerspectiveTransform(
            (source + [cx, cy]).astype(np.float32), target.astype(np.float32))
        mask = ink.mask
        if scale < 0.55:
            mask = cv2.GaussianBlur(mask, (0, 0), 0.38 / scale)
        coverage = cv2.warpPerspective(mask, matrix, (width, height), flags=cv2.INTER_LINEAR)
        coverage = coverage.astype(np.float32) * (1 / 255)
        xs = ink.left + ink.pitch * np.arange(ink.count)
        points = np.stack([xs, np.full(len(xs), cy)], 1)[None]
        self.centers = cv2.perspectiveTransform(points, matrix)[0]
        ends = np.array([[[cx, cy - CAP / 2], [cx, cy + CAP / 2]]])
        ends = cv2.perspectiveTransform(ends, matrix)[0]
        self.cap = float(np.linalg.norm(ends[1] - ends[0]))
        if rng.random() < 0.2:
            bow = rng.uniform(-0.12, 0.12) * self.cap
            shift = (bow * np.sin(math.pi * np.arange(width) / width)).astype(np.float32)
            x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
            coverage = cv2.remap(coverage, x, y + shift[None], cv2.INTER_LINEAR)
        self.coverage = coverage

    def develop(self):
        """Ink on paper: patchy ink, patterned ground, uneven light."""
        rng, cap, coverage = self.rng, self.cap, self.coverage
        height, width = coverage.shape
        if rng.random() < 0.3:
            shape = (max(2, int(height * 3 / cap)), max(2, int(width * 3 / cap)))
            patch = cv2.resize(rng.random(shape, np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
            coverage = coverage * np.clip(1 - rng.uniform(0.1, 0.75) * np.clip(patch, 0, 1) ** 2, 0, 1)
        if rng.random() < 0.1:
            noise = cv2.GaussianBlur(rng.random((height, width), np.float32), (0, 0), max(0.5, cap * 0.05))
            coverage = coverage * (noise > rng.uniform(0.35, 0.46))
        paper = rng.uniform(110, 252)
        contrast = rng.uniform(28, paper - 5) if rng.random() < 0.4 else rng.uniform(0.55, 1) * paper
        ground = np.full((height, width), paper, np.float32)
        if rng.random() < 0.4:
            ground += np.linspace(-1, 1, width, dtype=np.float32)[None] * rng.uniform(-45, 45)
        if rng.random() < 0.25:
            ground += np.linspace(-1, 1, height, dtype=np.float32)[:, None] * rng.uniform(-30, 30)
        if rng.random() < 0.45:
            ground += waves(rng, height, width, contrast * rng.uniform(0.03, 0.26), cap)
        if rng.random() < 0.22:
            shape = (max(2, int(height * 1.5 / cap)), max(2, int(width * 1.5 / cap)))
            cloud = cv2.resize(rng.standard_normal(shape, np.float32), (width, height))
            ground += cloud * contrast * rng.uniform(0.05, 0.3)
        if rng.random() < 0.1:
            ground -= letters_behind(rng, height, width, cap) * contrast * rng.uniform(0.1, 0.5)
        image = ground * (1 - coverage) + (paper - contrast + (ground - paper) * 0.4) * coverage
        self.contrast, self.paper, self.clean = contrast, paper, coverage
        self.image = image
        if rng.random() < 0.18:
            self.shadow()
        if rng.random() < 0.13:
            self.glare()
        if rng.random() < 0.12:
            self.scratch()
        if rng.random() < 0.05:
            self.stamp()

    def shadow(self):
        rng = self.rng
        height, width = self.image.shape
        ramp = np.arange(width, dtype=np.float32)[None] - rng.uniform(0, width)
        ramp = ramp + np.arange(height, dtype=np.float32)[:, None] * rng.uniform(-2, 2)
        edge = np.clip(ramp / rng.uniform(1, 18) * pick(rng, (-1, 1)), -30, 30)
        self.image = self.image * (1 - rng.uniform(0.2, 0.6) / (1 + np.exp(-edge)))

    def glare(self):
        rng, cap = self.rng, self.cap
        height, width = self.image.shape
        x = (np.arange(width, dtype=np.float32) - rng.uniform(0, width)) / (cap * rng.uniform(2, 8))
        y = (np.arange(height, dtype=np.float32) - rng.uniform(0, height)) / (cap * rng.uniform(1, 4))
        light = rng.uniform(0.2, 0.75) * np.exp(-(x[None] ** 2 + y[:, None] ** 2))
        self.image = self.image + (245 - self.image) * light

    def scratch(self):
        rng, cap = self.rng, self.cap
        height, width = self.image.shape
        for _ in range(rng.integers(1, 5)):
            x0, y0, y1 = rng.integers(width), rng.integers(height), rng.integers(height)
            x1 = int(x0 + rng.uniform(-4, 4) * cap)
            grey = float(pick(rng, (self.paper, self.paper - self.contrast, self.paper)))
            cv2.line(self.image, (int(x0), int(y0)), (x1, int(y1)), grey,
                     max(1, int(cap * rng.uniform(0.03, 0.12))), cv2.LINE_AA)

    def stamp(self):
        """A translucent band or ring over part of the line."""
        rng, cap = self.rng, self.cap
        height, width = self.image.shape
        layer = np.zeros((height, width), np.uint8)
        centre = (int(rng.uniform(0, width)), int(rng.uniform(-0.3, 1.3) * height))
        radius = (int(cap * rng.uniform(1, 6)), int(cap * rng.uniform(1, 3)))
        thick = -1 if rng.random() < 0.4 else max(1, int(cap * rng.uniform(0.05, 0.25)))
        cv2.ellipse(layer, centre, radius, rng.uniform(-30, 30), 0, 360, 255, thick, cv2.LINE_AA)
        dark = layer.astype(np.float32) * (rng.uniform(0.1, 0.45) / 255)
        self.image = self.image * (1 - dark)

    def expose(self):
        """Optics, sensor and compression."""
        rng, image, per_cell = self.rng, self.image, self.per_cell
        sharp = rng.random() < 0.35
        sigma = pick(rng, (rng.uniform(0, 0.4), rng.uniform(0.3, 1), per_cell * rng.uniform(0.02, 0.1)))
        sigma = min(sigma, 0.11 * per_cell)
        if sigma > 0.25 and not sharp:
            image = cv2.GaussianBlur(image, (0, 0), sigma)
        if rng.random() < 0.2 and not sharp:
            longest = per_cell * 0.42 - 1.5 * sigma
            image = motion(rng, image, min(rng.uniform(1.2, 5), max(1, longest)))
        if rng.random() < 0.75:
            noise = pick(rng, (rng.uniform(1, 7), self.contrast * rng.uniform(0.01, 0.1)))
            noise = min(noise, 0.12 * self.contrast) * (0.4 if sharp else 1)
            image = image + rng.standard_normal(image.shape, np.float32) * noise
        if rng.random() < 0.3:
            image = image * rng.uniform(0.4, 1)
        image = np.clip(image, 0, 255).astype(np.uint8)
        if rng.random() < 0.65:
            image = jpeg(rng, image)
        self.image = image

    def scale_by(self, factor, flags):
        height, width = self.image.shape
        size = (max(8, int(round(width * factor))), max(8, int(round(height * factor))))
        self.image = cv2.resize(self.image, size, interpolation=flags)
        ratio = np.array([size[0] / width, size[1] / height])
        self.centers = (self.centers + 0.5) * ratio - 0.5
        self.cap *= float(ratio[1])
        self.per_cell *= float(ratio[0])

    def binarise(self):
        """Black and white as a scanner or a program makes it, kept only where it can be read."""
        rng = self.rng
        before = (self.image, self.centers, self.cap, self.per_cell)
        if self.per_cell < 20:
            self.scale_by(rng.uniform(1, 2.2), pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC)))
        image = self.image
        if rng.random() < 0.5:
            level, _ = cv2.threshold(image, 0, 255, cv2.THRESH_OTSU)
            image = ((image > level + rng.uniform(-0.12, 0.12) * self.contrast) * 255).astype(np.uint8)
        else:
            block = max(3, int(self.cap * rng.uniform(0.8, 2.5)) | 1)
            offset = rng.uniform(0.08, 0.3) * self.contrast
            image = cv2.adaptiveThreshold(image, 255, int(rng.integers(2)), 0, block, offset)
        if rng.random() < 0.25:
            image = cv2.medianBlur(image, 3)
        truth = cv2.resize(self.clean, image.shape[::-1]) > 0.45
        black = image < 128
        if 2 * (truth & black).sum() > 0.66 * (truth.sum() + black.sum()):
            self.image = image
        else:
            self.image, self.centers, self.cap, self.per_cell = before

    def sharpen(self):
        rng = self.rng
        soft = cv2.GaussianBlur(self.image, (0, 0), max(0.6, self.cap * 0.06))
        amount = rng.uniform(0.3, 1.6)
        self.image = cv2.addWeighted(self.image, 1 + amount, soft, -amount, 0)

    def resize(self):
        """A web page's copy of a copy: made smaller, compressed, perhaps enlarged, sharpened."""
        rng = self.rng
        wanted = rng.uniform(6.5, 12)
        if self.per_cell > wanted * 1.15:
            flags = pick(rng, (cv2.INTER_AREA, cv2.INTER_AREA, cv2.INTER_LINEAR, cv2.INTER_CUBIC))
            self.scale_by(wanted / self.per_cell, flags)
        if rng.random() < 0.4:
            self.sharpen()
        if rng.random() < 0.7:
            self.image = jpeg(rng, self.image, 30, 95)
        if rng.random() < 0.35:
            self.scale_by(rng.uniform(1.1, 2.2), pick(rng, (cv2.INTER_LINEAR, cv2.INTER_CUBIC)))
            if rng.random() < 0.5:
                self.image = jpeg(rng, self.image, 40, 95)
