"""What the net sees of a line: 24 rows, 16 pixels a cell, contrast normalised.

The same definitions stand in Sources/LineRecognition; the test of the Swift forward pass holds the
two together.
"""

import numpy as np

ALPHABET = "<0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
INDEX = {character: i for i, character in enumerate(ALPHABET)}
ROWS, PITCH, MARGIN, REACH = 24, 16, 24, 32


def width(cells):
    return PITCH * cells + 2 * MARGIN


def normalised(strips):
    """Local contrast normalisation of `strips` (B x 24 x W): ink is positive.

    Mean and deviation are those of all rows and of 32 columns to either side.
    """
    strips = np.asarray(strips, np.float32)
    count, rows, columns = strips.shape
    sums = np.zeros((count, columns + 1))
    squares = np.zeros((count, columns + 1))
    sums[:, 1:] = np.cumsum(strips.sum(1, dtype=np.float64), 1)
    squares[:, 1:] = np.cumsum((strips.astype(np.float64) ** 2).sum(1), 1)
    at = np.arange(columns)
    low, high = np.maximum(0, at - REACH), np.minimum(columns, at + REACH + 1)
    n = (high - low) * rows
    mean = (sums[:, high] - sums[:, low]) / n
    variance = np.maximum(0, (squares[:, high] - squares[:, low]) / n - mean * mean)
    scale = 1 / (np.sqrt(variance) + 3)
    return np.clip((mean[:, None] - strips) * scale[:, None], -3, 4).astype(np.float32)
