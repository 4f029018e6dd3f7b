"""The net that tells the mark of one capital, and how it sees it."""

import os
import sys

import torch
import torch.nn.functional as functional
from torch import nn

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from separable import Separable  # noqa: E402

ROWS = COLUMNS = 32
# Capitals' heads and feet, and half of the width, in capitals.
ABOVE, BELOW, HALF = 1.5, 0.45, 0.7
CHANNELS = (24, 48, 64, 96)
OUTPUTS = 80  # more than the classes of letters.py, a multiple of 8
FILTERS = 3


class CapitalNet(nn.Module):
    """Crops B x 32 x 32, normalised, to scores B x 80."""

    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.first = nn.Conv2d(1, a, 2, 2, bias=False)
        self.first_norm = nn.BatchNorm2d(a)
        self.body = nn.Sequential(
            Separable(a, b), Separable(b, b), Separable(b, c, 2), Separable(c, c), Separable(c, d, 2), Separable(d, d))
        # Where something stands counts: each of sixteen places has its own weight.
        self.places = nn.Conv2d(d, FILTERS * d, 4, groups=d, bias=False)
        self.places_norm = nn.BatchNorm2d(FILTERS * d)
        self.scores = nn.Conv2d(FILTERS * d, OUTPUTS, 1)

    def forward(self, x):
        y = self.body(functional.relu(self.first_norm(self.first(x[:, None]))))
        return self.scores(functional.relu(self.places_norm(self.places(y))))[:, :, 0, 0]


def normalised(crops):
    """Crops made even in brightness and contrast."""
    x = crops.float()
    mean, spread = x.mean((1, 2), keepdim=True), x.std((1, 2), keepdim=True, unbiased=False)
    return (x - mean) / (spread + 4)
