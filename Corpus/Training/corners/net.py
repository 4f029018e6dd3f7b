"""The net for corners of cards, its input and its loss."""

import os
import sys

import torch
import torch.nn.functional as functional
from torch import nn

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from separable import Separable  # noqa: E402

CHANNELS = (48, 72, 112)
OUTPUTS = 16  # four scores, four places across, four down, four unused
PLACE = 8  # pixels of a place, either way


class CornerNet(nn.Module):
    def __init__(self, channels=CHANNELS):
        super().__init__()
        a, b, c = channels
        self.first = nn.Conv2d(1, a, 4, 4, bias=False)
        self.first_norm = nn.BatchNorm2d(a)
        self.fine = nn.Sequential(Separable(a, a), Separable(a, b, 2), Separable(b, b))
        self.coarse = nn.Sequential(Separable(b, c, 2), *[Separable(c, c) for _ in range(6)])
        self.lateral = Separable(c, b)
        self.head = nn.Sequential(Separable(b, b), Separable(b, b), Separable(b, b))
        self.out = nn.Conv2d(b, OUTPUTS, 1)

    def forward(self, x):
        fine = self.fine(functional.relu(self.first_norm(self.first(x))))
        coarse = self.lateral(self.coarse(fine))
        far = functional.interpolate(coarse, scale_factor=2, mode="nearest")
        return self.out(self.head(fine + far))


def normalised(pictures, width):
    """Pictures (n, rows, columns) made even in brightness and contrast; beyond `width` there is nothing."""
    x = pictures.float()
    seen = x[:, :, :width]
    mean, spread = seen.mean((1, 2), keepdim=True), seen.std((1, 2), keepdim=True)
    y = (x - mean) / (spread + 4)
    y[:, :, width:] = 0
    return y[:, None]


def _ways(corners, rows, columns):
    """From the middle of every place to the corners, in places."""
    y, x = torch.meshgrid(torch.arange(rows), torch.arange(columns), indexing="ij")
    middle = PLACE / 2
    across = (corners[:, :, 0, None, None] - x * PLACE - middle) / PLACE
    down = (corners[:, :, 1, None, None] - y * PLACE - middle) / PLACE
    return across, down


def losses(out, corners):
    """Of the scores, of which nowhere has 0, and of the places near the corners."""
    count, _, rows, columns = out.shape
    across, down = _ways(corners, rows, columns)
    distance = across**2 + down**2
    is_there = (corners[:, :, 0] > -900)[:, :, None, None]
    wanted = (torch.exp(-distance / (2 * 0.45**2)) * is_there).flatten(2)
    total = wanted.sum(2, keepdim=True)
    is_seen = total > 0.05
    wanted = torch.where(is_seen, wanted / total.clamp(min=1e-6), 0 * wanted)
    logits = torch.cat([out[:, :4].flatten(2), torch.zeros(count, 4, 1)], 2)
    logs = functional.log_softmax(logits, 2)
    scores = -(wanted * logs[:, :, :-1]).sum(2) - torch.where(is_seen[:, :, 0], 0.0, 1.0) * logs[:, :, -1]
    near = ((distance < 1.6**2) & is_there).float()
    misses = ((out[:, 4:8] - across).abs() + (out[:, 8:12] - down).abs()) * near
    return scores.mean(), misses.sum() / near.sum().clamp(min=1)


def decoded(out):
    """The likeliest place of each corner, three by three places together, and how likely it is."""
    count, _, rows, columns = out.shape
    logits = torch.cat([out[:, :4].flatten(2), torch.zeros(count, 4, 1)], 2)
    shares = functional.softmax(logits, 2)[:, :, :-1].reshape(count, 4, rows, columns)
    y, x = torch.meshgrid(torch.arange(rows), torch.arange(columns), indexing="ij")
    across = PLACE * (x + 0.5 + out[:, 4:8])
    down = PLACE * (y + 0.5 + out[:, 8:12])
    best = (functional.avg_pool2d(shares, 3, 1, 1)).flatten(2).argmax(2)
    top, left = (best // columns)[:, :, None, None], (best % columns)[:, :, None, None]
    near = shares * (((y - top).abs() <= 1) & ((x - left).abs() <= 1))
    share = near.sum((2, 3)).clamp(min=1e-9)
    place = torch.stack([(near * across).sum((2, 3)) / share, (near * down).sum((2, 3)) / share], 2)
    return place, share
