"""A flatbed or an editor's export: what specimen pictures on the web look like."""

from random import Random

import cv2
import numpy as np

import page as pages
import zone as zones


def scan(rng: Random, page: pages.Page, turn: float = 0.0):
    """Lays the page on a ground, turned by `turn` degrees, and degrades it mildly.

    Returns the picture, the map from millimetres to pixels, and the parameters.
    """
    ground = rng.choice((255, 255, 240, 210, 20))
    sheet = page.image
    height, width = sheet.shape[:2]
    angle = np.deg2rad(turn)
    cosine, sine = np.cos(angle), np.sin(angle)
    border = rng.choice((0.0, 0.0, rng.uniform(0.01, 0.12))) * width
    out_width = int(abs(width * cosine) + abs(height * sine) + 2 * border)
    out_height = int(abs(width * sine) + abs(height * cosine) + 2 * border)
    rotation = np.array([[cosine, -sine], [sine, cosine]])
    shift = np.array([(out_width - 1) / 2, (out_height - 1) / 2]) - rotation @ np.array(
        [(width - 1) / 2, (height - 1) / 2]
    )
    matrix = np.hstack([rotation, shift[:, None]])
    image = cv2.warpAffine(
        sheet,
        matrix,
        (out_width, out_height),
        flags=cv2.INTER_CUBIC,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=(ground,) * 3,
    )
    if page.radius:
        outline = (
            cv2.warpAffine(page.outline(), matrix, (out_width, out_height))[..., None].astype(
                np.float32
            )
            / 255
        )
        image = (image * outline + ground * (1 - outline) + 0.5).astype(np.uint8)
    values = image.astype(np.float32)
    blur = rng.choice((0.0, 0.0, rng.uniform(0.3, 0.8)))
    if blur > 0.2:
        values = cv2.GaussianBlur(values, (0, 0), blur)
    contrast, black = rng.uniform(0.75, 1.05), rng.uniform(0, 25)
    values = values * contrast + black
    noise = rng.choice((0.0, rng.uniform(0.5, 3.0)))
    if noise:
        values += (
            np.random.RandomState(rng.randrange(2**31))
            .standard_normal(values.shape)
            .astype(np.float32)
            * noise
        )
    image = np.clip(values + 0.5, 0, 255).astype(np.uint8)
    grey = rng.random() < 0.2
    if grey:
        image = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)

    def project(points):
        return page.pixels(points) @ rotation.T + shift

    camera = {
        "model": "scan",
        "turn": turn,
        "blur": blur,
        "contrast": contrast,
        "black": black,
        "noise": noise,
        "pixelsPerCharacter": page.pitch * page.scale,
        "ground": ground,
        "grey": grey,
    }
    return image, project, camera


def specimen_picture(rng: Random, index: int):
    """One specimen, formats in turn, 8 to 25 pixels a character.

    Returns the picture, the page, the map from millimetres to pixels, and the parameters.
    """
    format = zones.FORMATS[index % len(zones.FORMATS)]
    zone = zones.random_zone(rng, format)
    pitch = 8 * (25 / 8) ** rng.random()
    turn = (
        rng.choice((0, 0, 0, 0, rng.gauss(0, 0.8), rng.uniform(-3, 3), 90, 180, 270))
        if rng.random() < 0.33
        else 0
    )
    page = pages.render_document(
        rng,
        zone,
        pitch / 2.54,
        hard=0.45 if pitch > 11 else 0.2,
        stacked=rng.random() < 0.4,
        spread=rng.random() < 0.12,
    )
    image, project, camera = scan(rng, page, float(turn))
    return image, page, project, camera
