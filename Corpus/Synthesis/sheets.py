"""Contact sheets: for every grade some whole frames and their zones at full resolution."""

import json
from pathlib import Path

import cv2
import numpy as np

WIDE, HIGH, COLUMNS = 400, 300, 4


def contact_sheet(folder: Path, grade: str, count: int = 4) -> np.ndarray:
    """Whole frames above, and below each the middle of its zone, pixel for pixel."""
    truths = sorted(folder.glob(f"{grade}-*.json"))
    truths = truths[:: max(1, len(truths) // count)][:count]
    tiles = []
    for path in truths:
        facts = json.loads(path.read_text(encoding="utf-8"))
        image = cv2.imread(str(path.with_suffix(".jpg")), cv2.IMREAD_GRAYSCALE)
        factor = min(WIDE / image.shape[1], HIGH / image.shape[0])
        small = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
        whole = np.full((HIGH, WIDE), 90, np.uint8)
        y, x = (HIGH - small.shape[0]) // 2, (WIDE - small.shape[1]) // 2
        whole[y : y + small.shape[0], x : x + small.shape[1]] = small
        found = (facts["documents"] + facts["barcodes"])[0]
        centre = np.mean(found["quadrilateral"], axis=0)
        left = int(np.clip(centre[0] - WIDE / 2, 0, image.shape[1] - WIDE))
        top = int(np.clip(centre[1] - HIGH / 2, 0, image.shape[0] - HIGH))
        tiles.append(np.concatenate([whole, image[top : top + HIGH, left : left + WIDE]]))
    return np.concatenate(tiles, axis=1)
