"""Paper and plastic: tints, guilloches, portraits, signatures, stamps. Colours are BGR."""

import math
from random import Random

import cv2
import numpy as np


def tint(rng: Random) -> tuple[int, int, int]:
    """A light colour; security paper is pale, some cards are grey."""
    base = rng.randint(205, 248) if rng.random() < 0.8 else rng.randint(165, 210)
    return tuple(min(255, max(120, base + rng.randint(-22, 12))) for _ in range(3))


def sheet(rng: Random, width: int, height: int) -> np.ndarray:
    """A tinted sheet with a slow change of colour."""
    first, second = np.array(tint(rng), np.float32), np.array(tint(rng), np.float32)
    if rng.random() < 0.4:
        second = first
    angle = rng.uniform(0, 2 * math.pi)
    x, y = np.linspace(-0.5, 0.5, 24), np.linspace(-0.5, 0.5, 24)
    ramp = np.clip(0.5 + x[None] * math.cos(angle) + y[:, None] * math.sin(angle), 0, 1)[..., None]
    small = (first * (1 - ramp) + second * ramp).astype(np.float32)
    return cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR).astype(np.uint8)


def guilloche(rng: Random, image: np.ndarray, scale: float, strength: float) -> None:
    """Families of fine curves over the whole image; `strength` 0...1 is how dark they are."""
    height, width = image.shape[:2]
    for _ in range(rng.randint(1, 3)):
        mean = image[:: max(1, height // 8), :: max(1, width // 8)].reshape(-1, 3).mean(0)
        shade = 1 - strength * rng.uniform(0.4, 1.0)
        colour = tuple(int(max(0, min(255, m * shade + rng.randint(-14, 14)))) for m in mean)
        thick = max(1, int(round(scale * rng.uniform(0.08, 0.22))))
        (_waves if rng.random() < 0.65 else _rosette)(rng, image, scale, colour, thick)


def _waves(rng, image, scale, colour, thick):
    height, width = image.shape[:2]
    flat = rng.random() < 0.7
    length, across = (width, height) if flat else (height, width)
    t = np.linspace(0, length, max(16, int(length / max(2, scale * 0.6)))).astype(np.float32)
    gap = scale * rng.uniform(0.7, 3.0)
    bend = scale * rng.uniform(0.5, 6)
    period = scale * rng.uniform(6, 50)
    slope = rng.uniform(-0.6, 0.6)
    drift = rng.uniform(-0.25, 0.25)
    curves = []
    offset = -bend - abs(slope) * length
    index = 0
    while offset < across + bend + abs(slope) * length and index < 220:
        s = offset + slope * t + bend * np.sin(t * (2 * math.pi / period) + drift * index)
        points = np.stack((t, s) if flat else (s, t), 1)
        curves.append(np.round(points * 16).astype(np.int32))
        offset += gap
        index += 1
    cv2.polylines(image, curves, False, colour, thick, cv2.LINE_AA, 4)


def _rosette(rng, image, scale, colour, thick):
    height, width = image.shape[:2]
    centre = np.array([rng.uniform(0, width), rng.uniform(0, height)])
    size = scale * rng.uniform(10, 45)
    petals, inner = rng.randint(3, 14), rng.uniform(0.2, 0.8)
    t = np.linspace(0, 2 * math.pi, 240)
    curves = []
    for turn in range(rng.randint(6, 24)):
        radius = (
            size * (inner + (1 - inner) * np.cos(petals * t + turn * 0.23)) * (1 - turn * 0.012)
        )
        points = (
            centre
            + np.stack((np.cos(t + turn * 0.07), np.sin(t + turn * 0.07)), 1) * radius[:, None]
        )
        curves.append(np.round(points * 16).astype(np.int32))
    cv2.polylines(image, curves, True, colour, thick, cv2.LINE_AA, 4)


def weave(rng: Random, image: np.ndarray, strength: float) -> None:
    """A sinusoidal raster at the printing limit, which beats with the camera's pixels."""
    height, width = image.shape[:2]
    angle, period = rng.uniform(0, math.pi), rng.uniform(2.5, 9)
    x = np.cos(np.arange(width) * (2 * math.pi * math.cos(angle) / period) + rng.uniform(0, 6))
    y = np.cos(np.arange(height) * (2 * math.pi * math.sin(angle) / period))
    pattern = (np.float32(28 * strength) * x[None].astype(np.float32)) * y[:, None].astype(
        np.float32
    )
    np.copyto(image, np.clip(image + pattern[..., None], 0, 255).astype(np.uint8))


def portrait(rng: Random, width: int, height: int, ghost: bool = False) -> np.ndarray:
    """A face made of ellipses: dark hair, lit skin, shoulders."""
    w, h = 120, 154
    background = rng.randint(170, 240)
    image = np.full((h, w, 3), background, np.uint8)
    skin_value = rng.randint(70, 215)
    skin = (int(skin_value * 0.72), int(skin_value * 0.85), skin_value)
    hair = tuple(rng.randint(10, 60) for _ in range(3)) if rng.random() < 0.75 else (90, 150, 180)
    cx = 60 + rng.randint(-6, 6)
    coat = tuple(rng.randint(20, 190) for _ in range(3))
    cv2.ellipse(image, (cx, 166), (rng.randint(46, 60), 46), 0, 0, 360, coat, -1, cv2.LINE_AA)
    long_hair = rng.random() < 0.5
    cv2.ellipse(
        image,
        (cx, 66 + 12 * long_hair),
        (37, 46 + 14 * long_hair),
        0,
        0,
        360,
        hair,
        -1,
        cv2.LINE_AA,
    )
    cv2.rectangle(image, (cx - 12, 100), (cx + 12, 128), tuple(int(v * 0.85) for v in skin), -1)
    cv2.ellipse(image, (cx, 78), (28, 38), 0, 0, 360, skin, -1, cv2.LINE_AA)
    dark = tuple(int(v * 0.35) for v in skin)
    for side in (-1, 1):
        cv2.ellipse(image, (cx + side * 11, 72), (5, 2), 0, 0, 360, dark, -1, cv2.LINE_AA)
        cv2.ellipse(image, (cx + side * 11, 64), (7, 2), 0, 180, 360, dark, 1, cv2.LINE_AA)
    cv2.line(image, (cx, 74), (cx - 2, 88), tuple(int(v * 0.7) for v in skin), 1, cv2.LINE_AA)
    cv2.ellipse(
        image,
        (cx, 98),
        (9, 3),
        0,
        0,
        360,
        (int(skin_value * 0.4), int(skin_value * 0.4), int(skin_value * 0.7)),
        -1,
        cv2.LINE_AA,
    )
    noise = np.random.RandomState(rng.randrange(2**31))
    light = np.linspace(rng.uniform(-30, 10), rng.uniform(-10, 30), w)[None, :, None]
    image = np.clip(
        cv2.GaussianBlur(image, (0, 0), 1.3) + light + noise.randn(h, w, 1) * 4, 0, 255
    ).astype(np.uint8)
    if ghost:
        image = (200 + (image.astype(np.int16) - 128) // 4).astype(np.uint8)
    return cv2.resize(
        image,
        (max(2, width), max(2, height)),
        interpolation=cv2.INTER_AREA if width < w else cv2.INTER_CUBIC,
    )


def place(image: np.ndarray, patch: np.ndarray, x: int, y: int, opacity: float = 1.0) -> None:
    """Lays `patch` on `image` with its corner at (x, y), clipped."""
    height, width = image.shape[:2]
    left, top, right, bottom = (
        max(0, x),
        max(0, y),
        min(width, x + patch.shape[1]),
        min(height, y + patch.shape[0]),
    )
    if right <= left or bottom <= top:
        return
    part = patch[top - y : bottom - y, left - x : right - x]
    window = image[top:bottom, left:right]
    if opacity < 1:
        part = cv2.addWeighted(part, opacity, window, 1 - opacity, 0)
    np.copyto(window, part)


def signature(
    rng: Random, image: np.ndarray, x: float, y: float, width: float, scale: float
) -> None:
    """A scribble that leans and loops, from (x, y) millimetres on."""
    t = np.linspace(0, 1, 160)
    loops = rng.uniform(5, 12)
    rise = rng.uniform(1.2, 2.8)
    px = x + width * t + 1.1 * np.sin(2 * math.pi * loops * t + 1)
    py = y - rise * np.sin(2 * math.pi * loops * t * (1 + 0.15 * np.sin(7 * t))) * (1 - 0.6 * t)
    points = np.round(np.stack((px, py), 1) * scale * 16).astype(np.int32)
    ink = rng.choice(((70, 20, 20), (30, 30, 30), (120, 40, 20)))
    cv2.polylines(image, [points], False, ink, max(1, int(scale * 0.3)), cv2.LINE_AA, 4)


def stamp(rng: Random, image: np.ndarray, scale: float) -> None:
    """A round or square office stamp, somewhere."""
    height, width = image.shape[:2]
    colour = rng.choice(((140, 60, 60), (60, 60, 170), (110, 50, 110), (60, 120, 60)))
    layer = image.copy()
    centre = rng.randint(0, width), rng.randint(0, int(height * 0.75))
    size = int(scale * rng.uniform(8, 15))
    thick = max(1, int(scale * 0.4))
    if rng.random() < 0.5:
        cv2.circle(layer, centre, size, colour, thick, cv2.LINE_AA)
        cv2.circle(layer, centre, int(size * 0.7), colour, max(1, thick // 2), cv2.LINE_AA)
    else:
        corners = cv2.boxPoints((centre, (size * 2.4, size * 1.3), rng.uniform(-40, 40)))
        cv2.polylines(layer, [np.round(corners).astype(np.int32)], True, colour, thick, cv2.LINE_AA)
    cv2.addWeighted(layer, 0.6, image, 0.4, 0, dst=image)
