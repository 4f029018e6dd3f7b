"""The camera: where a sheet's points fall in the frame, and what light, lens and sensor make of them.

The sheet may be bent like a cylinder, its lengths kept. It is looked at by a pinhole camera, and the
same functions serve the picture (backwards, pixel by pixel) and the truth (forwards, point by point).
"""

import math
from dataclasses import asdict, dataclass, replace
from random import Random

import cv2
import numpy as np

from grades import Grade
from page import Page

STEP = 8  # pixels between the points at which the smooth fields are computed


@dataclass(frozen=True)
class Camera:
    """One view. Angles in degrees, sheet lengths in millimetres, frame lengths in pixels."""

    width: int
    height: int
    focal: float
    scale: float  # pixels a millimetre where the camera aims
    aim: tuple[float, float]  # the point of the sheet ...
    at: tuple[float, float]  # ... and where it falls in the frame
    turn: float = 0.0  # in the plane of the frame, clockwise
    tilt: float = 0.0  # of the sheet against the frame ...
    tilt_axis: float = 0.0  # ... about this direction
    bend: float = 0.0  # largest slope of the bent sheet
    bend_period: float = 200.0
    bend_phase: float = 0.0
    bend_down: bool = False  # the slope changes along y and not along x
    blur: float = 0.5
    motion: float = 0.0
    motion_angle: float = 0.0
    light: float = 1.0
    haze: float = 0.0
    uneven: float = 0.0
    uneven_angle: float = 0.0
    shadow: float = 0.0  # share of light that the shadow takes
    shadow_at: tuple[float, float, float] = (0.0, 0.0, 0.0)  # x, y, direction
    shadow_soft: float = 4.0
    glare: float = 0.0
    glare_at: tuple[float, float, float, float, float] = (
        0.0,
        0.0,
        1.0,
        1.0,
        0.0,
    )  # x, y, half axes, angle
    noise: float = 1.0
    grain: float = 0.0  # how far neighbouring pixels' noise is alike
    sharpen: float = 0.0
    quality: int = 85
    # Where a booklet's sheet turns away along x: the place, the largest slope there, and in how many
    # millimetres that falls to a third.
    spine: tuple[float, float, float] | None = None

    def facts(self) -> dict:
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
            if value is not None
        }

    @property
    def is_bent(self) -> bool:
        return bool(self.bend) or self.spine is not None

    def project(self, points) -> np.ndarray:
        """Frame pixels of sheet points (n, 2)."""
        points = np.asarray(points, np.float64)
        space = self._bent(points) @ _rotation(self).T
        space[:, 2] += self.focal / self.scale
        return np.array(self.at) + self.focal * space[:, :2] / space[:, 2:]

    def unproject(self, pixels) -> np.ndarray:
        """Sheet points that the frame pixels (n, 2) show; past the sheet its plane goes on."""
        rotation = _rotation(self)
        pixels = np.asarray(pixels, np.float64)
        rays = (
            np.concatenate([(pixels - self.at) / self.focal, np.ones((len(pixels), 1))], 1)
            @ rotation
        )
        origin = -np.array([0.0, 0.0, self.focal / self.scale]) @ rotation
        if not self.is_bent:
            reach = -origin[2] / rays[:, 2]
            return (origin + rays * reach[:, None])[:, :2] + self.aim
        along, x, z = _profile(self)
        axis = 1 if self.bend_down else 0
        depth = np.zeros(len(pixels))
        for _ in range(12):
            reach = (depth - origin[2]) / rays[:, 2]
            depth = np.interp(origin[axis] + rays[:, axis] * reach, x, z)
        reach = (depth - origin[2]) / rays[:, 2]
        flat = (origin + rays * reach[:, None])[:, :2]
        flat[:, axis] = np.interp(flat[:, axis], x, along)
        return flat + self.aim

    def _bent(self, points):
        flat = np.concatenate([points - np.array(self.aim), np.zeros((len(points), 1))], 1)
        if self.is_bent:
            along, x, z = _profile(self)
            axis = 1 if self.bend_down else 0
            u = flat[:, axis].copy()
            flat[:, axis] = np.interp(u, along, x)
            flat[:, 2] = np.interp(u, along, z)
        return flat


def _rotation(camera: Camera) -> np.ndarray:
    a, t, p = np.deg2rad([camera.tilt_axis, camera.tilt, camera.turn])
    k = np.array([[0, 0, math.sin(a)], [0, 0, -math.cos(a)], [-math.sin(a), math.cos(a), 0]])
    lean = np.eye(3) + math.sin(t) * k + (1 - math.cos(t)) * (k @ k)
    turn = np.array([[math.cos(p), -math.sin(p), 0], [math.sin(p), math.cos(p), 0], [0, 0, 1]])
    return lean @ turn


def _profile(camera: Camera):
    """Arc length, x and height of the bent sheet, both axes 0 and level where the camera aims."""
    along = np.linspace(-400, 400, 3201)
    step = along[1] - along[0]
    slope = camera.bend * (
        np.sin(2 * np.pi * along / camera.bend_period + camera.bend_phase)
        - math.sin(camera.bend_phase)
    )
    slope = np.clip(slope, -0.6, 0.6)
    if camera.spine is not None:
        at, steepest, reach = camera.spine
        away = along + camera.aim[0] - at
        # Away from the camera on either side of the spine.
        slope -= np.sign(away) * steepest * np.exp(-np.abs(away) / reach)
    x = np.cumsum(np.cos(slope)) * step
    z = np.cumsum(np.sin(slope)) * step
    return along, x - np.interp(0, along, x), z - np.interp(0, along, z)


def random_camera(
    rng: Random,
    grade: Grade,
    target,
    scale: tuple[float, float],
    upright: bool | None = None,
    outline=None,
) -> Camera:
    """A view in which the `target` corners (millimetres) are all inside the frame.

    `scale` is the range of pixels a millimetre, left downwards only where the target cannot fit.
    """
    upright = rng.random() < 0.5 if upright is None else upright
    width, height = (1080, 1920) if upright else (1920, 1080)
    target = np.asarray(target, np.float64)
    outline = target if outline is None else np.asarray(outline, np.float64)
    aim = target.mean(0)
    margin = 10
    low, high = scale
    for attempt in range(60):
        camera = _random_view(rng, grade, width, height, tuple(aim), rng.uniform(low, high))
        seen = camera.project(target)
        extent = seen.max(0) - seen.min(0)
        if np.all(extent < np.array([width, height]) - 2 * margin - 2):
            whole = camera.project(outline)
            middle = (whole.max(0) + whole.min(0)) / 2
            wish = (
                np.array([width, height]) * [rng.uniform(0.38, 0.62), rng.uniform(0.38, 0.62)]
                - middle
            )
            least = margin - seen.min(0)
            most = np.array([width, height]) - 1 - margin - seen.max(0)
            shift = np.clip(wish, least, most)
            at = np.array(camera.at) + shift
            return _random_effects(
                rng, grade, replace(camera, at=(float(at[0]), float(at[1]))), target
            )
        if attempt > 20:
            low, high = low * 0.96, high * 0.96
    raise ValueError("the target does not fit the frame")


def _random_view(rng, grade, width, height, aim, scale):
    kind = rng.random()
    lean = rng.uniform(-grade.lean, grade.lean)
    if kind < grade.free_turn:
        turn = rng.uniform(-180, 180)
    elif kind < grade.free_turn * 1.5:
        turn = rng.choice((90, 180, 270)) + lean
    else:
        turn = lean
    bent = rng.random() < grade.curl
    return Camera(
        width,
        height,
        rng.uniform(1500, 2400),
        scale,
        aim,
        (width / 2, height / 2),
        turn,
        tilt=(
            abs(rng.gauss(0, 0.5)) * grade.tilt
            if rng.random() < 0.5
            else rng.uniform(0, grade.tilt)
        ),
        tilt_axis=rng.uniform(0, 360),
        bend=rng.uniform(0.03, 0.13) if bent else 0.0,
        bend_period=rng.uniform(130, 420),
        bend_phase=rng.uniform(0, 2 * math.pi),
        bend_down=rng.random() < 0.3,
    )


def _random_effects(rng, grade, camera, target):
    moving = rng.random() < grade.motion_share
    light = rng.uniform(*grade.light)
    centre = camera.project(target).mean(0)
    near = [float(v + rng.gauss(0, 220)) for v in centre]
    size = 10 ** rng.uniform(1.6, 2.4)
    return replace(
        camera,
        blur=rng.uniform(*grade.blur),
        motion=rng.uniform(*grade.motion) if moving else 0.0,
        motion_angle=rng.uniform(0, 180),
        light=light,
        haze=rng.uniform(0, 0.08),
        uneven=rng.uniform(0, grade.uneven),
        uneven_angle=rng.uniform(0, 360),
        shadow=rng.uniform(0.25, 0.6) if rng.random() < grade.shadow else 0.0,
        shadow_at=(*near, rng.uniform(0, 360)),
        shadow_soft=10 ** rng.uniform(0.4, 1.9),
        glare=rng.uniform(0.2, 0.6) if rng.random() < grade.glare else 0.0,
        glare_at=(
            float(centre[0] + rng.gauss(0, 300)),
            float(centre[1] + rng.gauss(0, 160)),
            size,
            size * rng.uniform(0.2, 0.8),
            rng.uniform(0, 180),
        ),
        noise=rng.uniform(*grade.noise),
        grain=rng.choice((0.0, 0.0, rng.uniform(0.4, 0.7))),
        sharpen=rng.choice((0.0, 0.0, rng.uniform(0.2, 0.8))),
        quality=rng.randint(*grade.quality),
    )


def photograph(
    rng: Random,
    page: Page,
    camera: Camera,
    desk: np.ndarray | None = None,
    region: tuple[int, int, int, int] | None = None,
    hand=None,
) -> np.ndarray:
    """The frame's grey values, or those of its `region` (x, y, width, height) alone.

    `desk` is what lies around the sheet, of the region's size; without it a plain grey does.
    `hand` may draw on the scene before the lens blurs it.
    """
    x0, y0, width, height = region or (0, 0, camera.width, camera.height)
    grid = _grid(x0, y0, width, height)
    scene = _scene(page, camera, desk, grid, width, height)
    if hand is not None:
        hand(scene)
    scene = cv2.filter2D(scene, -1, point_spread(camera), borderType=cv2.BORDER_REPLICATE)
    return expose(rng, scene, camera, x0, y0, grid)


def expose(
    rng: Random, scene: np.ndarray, camera: Camera, x0: int = 0, y0: int = 0, grid=None
) -> np.ndarray:
    """Light, reflections, noise and the camera's sharpening on a sharp or blurred scene."""
    height, width = scene.shape
    grid = _grid(x0, y0, width, height) if grid is None else grid
    values = scene.astype(np.float32)
    values *= _wide(_light(camera, grid), width, height)
    if camera.shadow:
        x, y, direction = camera.shadow_at
        a = math.radians(direction)
        across = (np.arange(x0, x0 + width, dtype=np.float32) - np.float32(x)) * np.float32(
            math.cos(a)
        )
        down = (np.arange(y0, y0 + height, dtype=np.float32) - np.float32(y)) * np.float32(
            math.sin(a)
        )
        edge = np.clip(
            (across[None] + down[:, None]) * np.float32(1 / camera.shadow_soft) + np.float32(0.5),
            0,
            1,
        )
        values *= 1 - np.float32(camera.shadow) * edge
    if camera.glare:
        field = _wide(_glare(camera, grid), width, height)
        values += (245 * camera.light - values) * field
    values += np.float32(255 * camera.haze * camera.light)
    noise = np.random.Generator(np.random.PCG64(rng.randrange(2**63)))
    dots = noise.standard_normal(values.shape, dtype=np.float32)
    if camera.grain:
        dots = cv2.GaussianBlur(dots, (0, 0), camera.grain) * np.float32(1 + 1.6 * camera.grain)
    # Shot noise: its variance grows with the light; `noise` is said for grey value 100.
    spread = cv2.sqrt(np.maximum(values, 0) * np.float32(0.008) + np.float32(0.2))
    values += dots * spread * np.float32(camera.noise)
    if camera.sharpen:
        soft = cv2.GaussianBlur(values, (0, 0), 1.2)
        values = cv2.addWeighted(values, 1 + camera.sharpen, soft, -camera.sharpen, 0)
    return np.clip(values + np.float32(0.5), 0, 255).astype(np.uint8)


def _grid(x0, y0, width, height):
    """Frame coordinates of the coarse points: centres of STEP-pixel blocks, one block around."""
    x = x0 + (np.arange(-1, -(-width // STEP) + 1) + 0.5) * STEP - 0.5
    y = y0 + (np.arange(-1, -(-height // STEP) + 1) + 0.5) * STEP - 0.5
    return np.meshgrid(x, y)


def _wide(field, width, height):
    """A coarse field at every pixel."""
    rows, columns = field.shape[:2]
    wide = cv2.resize(
        field.astype(np.float32), (columns * STEP, rows * STEP), interpolation=cv2.INTER_LINEAR
    )
    return wide[STEP : STEP + height, STEP : STEP + width]


def _scene(page, camera, desk, grid, width, height):
    points = camera.unproject(np.stack([grid[0].ravel(), grid[1].ravel()], 1))
    places = page.pixels(points).astype(np.float32)
    places = _wide(places.reshape(*grid[0].shape, 2), width, height)
    corners = camera.project(_border(page))
    grey = page.grey
    if desk is None:
        desk = np.full((height, width), 128, np.uint8)
    x, y = int(grid[0][0, 0] + STEP + 0.5 - STEP / 2), int(grid[1][0, 0] + STEP + 0.5 - STEP / 2)
    lo = np.floor(corners.min(0) - [x, y]).astype(int) - 56
    hi = np.ceil(corners.max(0) - [x, y]).astype(int) + 56
    left, top, right, bottom = max(0, lo[0]), max(0, lo[1]), min(width, hi[0]), min(height, hi[1])
    scene = desk.copy()
    if right <= left or bottom <= top:
        return scene
    window = places[top:bottom, left:right]
    paper = cv2.remap(grey, window, None, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    cover = cv2.remap(
        page.outline(),
        window,
        None,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=0,
    )
    under = scene[top:bottom, left:right]
    # The sheet's own soft shadow on the desk; the window is wide enough for it.
    small = cv2.resize(cover, None, fx=1 / STEP, fy=1 / STEP, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), 2.0)
    dark = 255 - cv2.resize(small, (under.shape[1], under.shape[0])) // 3
    under = cv2.multiply(under, dark, scale=1 / 255)
    part = cover.astype(np.uint16)
    scene[top:bottom, left:right] = ((paper * part + under * (255 - part) + 127) // 255).astype(
        np.uint8
    )
    return scene


def _border(page):
    w, h = page.size
    t = np.linspace(0, 1, 12)
    return np.concatenate(
        [
            np.stack([t * w, t * 0], 1),
            np.stack([t * w, t * 0 + h], 1),
            np.stack([t * 0, t * h], 1),
            np.stack([t * 0 + w, t * h], 1),
        ]
    )


def point_spread(camera):
    """Lens and motion in one kernel."""
    reach = int(math.ceil(2.6 * camera.blur + camera.motion / 2))
    axis = np.arange(-reach, reach + 1, dtype=np.float64)
    kernel = np.zeros((len(axis), len(axis)))
    a = math.radians(camera.motion_angle)
    spread = 2 * max(0.2, camera.blur) ** 2
    for u in np.linspace(-camera.motion / 2, camera.motion / 2, 9 if camera.motion else 1):
        kernel += np.exp(
            -((axis[None] - u * math.cos(a)) ** 2 + (axis[:, None] - u * math.sin(a)) ** 2) / spread
        )
    return (kernel / kernel.sum()).astype(np.float32)


def _light(camera, grid):
    a = math.radians(camera.uneven_angle)
    x, y = grid[0] / camera.width - 0.5, grid[1] / camera.height - 0.5
    ramp = 0.5 + 0.5 * (x * math.cos(a) + y * math.sin(a)) / 0.6
    corner = (x * x + y * y) * 0.35 * camera.uneven
    return camera.light * np.clip(1 - camera.uneven * ramp - corner, 0.08, 1)


def _glare(camera, grid):
    x, y, major, minor, angle = camera.glare_at
    a = math.radians(angle)
    dx, dy = grid[0] - x, grid[1] - y
    u, v = (dx * math.cos(a) + dy * math.sin(a)) / major, (
        dy * math.cos(a) - dx * math.sin(a)
    ) / minor
    return camera.glare * np.exp(-0.5 * (u * u + v * v))
