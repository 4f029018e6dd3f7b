"""Training windows cut on the card that trains: what batches.py does, for a thousand at a time.

The strips lie on the card, all as wide as the widest; a window is laid, blurred, made smaller, given
noise and cut off at the picture's edge there, by the same chances and within the same limits.
"""

import glob

import numpy as np
import torch
import torch.nn.functional as F

from batches import CELLS, STORED_MARGIN, STORED_ROWS, unpack
from strip import MARGIN, PITCH, REACH, ROWS, width

LONGEST, BEYOND = 44, 3  # cells of a line, and what is known beyond its ends
COLUMNS = PITCH * LONGEST + 2 * STORED_MARGIN


class Pool:
    """The strips of some files, on a device; `share` of every batch is theirs, `errors` scales a locator's mistakes."""

    def __init__(self, pattern, share, errors, device):
        self.share, self.errors, self.device = share, errors, device
        items = []
        for path in sorted(glob.glob(pattern)):
            with np.load(path) as data:
                items += unpack(data)
        if not items:
            raise SystemExit("no strips in " + pattern)
        self.images, self.centers, self.labels, self.counts = (
            torch.from_numpy(a).to(device) for a in arrays(items))

    def windows(self, count):
        """`count` windows B x 24 x 368 as a locator would deliver them, and their labels."""
        chosen = torch.randint(len(self.counts), (count,), device=self.device)
        counts = self.counts[chosen]
        slack = counts - CELLS
        start = torch.floor(torch.rand(count, device=self.device) * (slack + 7)).long() - 3
        start = torch.minimum(start.clamp(min=0), slack)
        columns = torch.arange(width(CELLS), device=self.device)
        position = start[:, None] + (columns[None] - MARGIN - PITCH / 2) / PITCH
        # Between the characters linear, beyond the ends at the pitch there.
        grid = torch.minimum((position + BEYOND).clamp(min=0), (counts[:, None] + 2 * BEYOND - 1).float())
        low = torch.minimum(grid.floor().long(), counts[:, None] + 2 * BEYOND - 2)
        known, part = self.centers[chosen], grid - low
        x = torch.gather(known, 1, low) * (1 - part) + torch.gather(known, 1, low + 1) * part
        x = x + wander(position, 0.95 * self.errors, 3.5)
        y = (STORED_ROWS - 1) / 2 + wander(position, 0.85 * self.errors, 3.2)

        def normal(deviation):
            return torch.randn(count, 1, device=self.device) * deviation * self.errors

        leans = torch.rand(count, 1, device=self.device) < 0.5
        down = torch.arange(ROWS, device=self.device)[None] - (ROWS - 1) / 2
        down = down * (1 + normal(0.045).clamp(-0.13, 0.13))
        x = x[:, None] + (normal(0.035) * leans * down)[:, :, None]
        y = y[:, None] + down[:, :, None]
        places = torch.stack([x / (COLUMNS - 1) * 2 - 1, y / (STORED_ROWS - 1) * 2 - 1], -1)
        out = F.grid_sample(
            self.images[chosen].float()[:, None], places, padding_mode="border", align_corners=True)[:, 0].round()
        spoil(out)
        cells = start[:, None] + torch.arange(CELLS, device=self.device)[None]
        return out, torch.gather(self.labels[chosen], 1, cells)


def arrays(items):
    """Strips, centres, labels and counts of cells, all of one size."""
    images = np.empty((len(items), STORED_ROWS, COLUMNS), np.uint8)
    centers = np.empty((len(items), LONGEST + 2 * BEYOND), np.float32)
    labels = np.zeros((len(items), LONGEST), np.int64)
    for place, (image, text, at) in enumerate(items):
        images[place, :, : image.shape[1]] = image
        images[place, :, image.shape[1] :] = image[:, -1:]
        known = np.concatenate([
            at[0] + PITCH * np.arange(-BEYOND, 0), at, at[-1] + PITCH * np.arange(1, BEYOND + 1)])
        centers[place, : len(known)], centers[place, len(known) :] = known, known[-1]
        labels[place, : len(text)] = text
    return images, centers, labels, np.array([len(text) for _, text, _ in items])


def wander(position, spread, limit):
    """A slow error along the line: offset, trend and a wave, in pixels."""
    count, device = len(position), position.device
    t = position / 22

    def normal():
        return torch.randn(count, 1, device=device) * spread

    def even(low, high):
        return low + (high - low) * torch.rand(count, 1, device=device)

    wave = 0.6 * normal() * torch.sin(t * even(1, 7) + even(0, 6)) * (even(0, 1) < 0.5)
    return (normal() + 0.7 * normal() * (t - t.mean(1, keepdim=True)) + wave).clamp(-limit, limit)


def spoil(out):
    """Blurs 7 of 100 windows, makes 5 smaller and large again, gives 12 noise and cuts 4 off; their order is random."""
    count, device = len(out), out.device
    blurred, small, noisy, cut = (int(count * share) for share in (0.07, 0.12, 0.24, 0.28))
    if blurred:
        sigma = 0.4 + 0.7 * torch.rand(blurred, 1, device=device)
        reach = torch.arange(-4, 5, device=device)[None]
        kernel = torch.exp(-(reach**2) / (2 * sigma**2))
        kernel = kernel / kernel.sum(1, keepdim=True)
        image = F.pad(out[None, :blurred], (4, 4, 4, 4), mode="reflect")
        image = F.conv2d(image, kernel[:, None, None, :], groups=blurred)
        out[:blurred] = F.conv2d(image, kernel[:, None, :, None], groups=blurred)[0].round()
    if small > blurred:
        factor = 0.45 + 0.35 * torch.rand(1).item()
        size = (round(ROWS * factor), round(out.shape[2] * factor))
        image = F.interpolate(out[None, blurred:small], size=size, mode="area")
        out[blurred:small] = F.interpolate(image, size=out.shape[1:], mode="bilinear", align_corners=False)[0].round()
    if noisy > small:
        strength = 1 + 7 * torch.rand(noisy - small, 1, 1, device=device)
        out[small:noisy] = (out[small:noisy] + torch.randn_like(out[small:noisy]) * strength).clamp(0, 255).floor()
    if cut > noisy:
        part, random = out[noisy:cut], torch.rand(4, cut - noisy, 1, 1, device=device)
        edge, left, repeated = torch.floor(random[0] * MARGIN), random[1] < 0.5, random[2] < 0.5
        grey = torch.floor(random[3] * 256)
        columns = torch.arange(out.shape[2], device=device)[None, None]
        beside = torch.gather(part, 2, edge.long().expand(-1, ROWS, 1))
        part = torch.where(left & (columns < edge), torch.where(repeated, beside, grey), part)
        out[noisy:cut] = torch.where(~left & (columns >= out.shape[2] - edge), grey, part)


def normalised(strips):
    """The local contrast normalisation of strip.py."""
    columns = strips.shape[2]
    sums = F.pad(torch.cumsum(strips.sum(1, dtype=torch.float64), 1), (1, 0))
    squares = F.pad(torch.cumsum((strips.double() ** 2).sum(1), 1), (1, 0))
    at = torch.arange(columns, device=strips.device)
    low, high = (at - REACH).clamp(min=0), (at + REACH + 1).clamp(max=columns)
    n = (high - low) * strips.shape[1]
    mean = (sums[:, high] - sums[:, low]) / n
    variance = ((squares[:, high] - squares[:, low]) / n - mean * mean).clamp(min=0)
    return ((mean[:, None] - strips) / (variance.sqrt() + 3)[:, None]).clamp(-3, 4).float()


def batch(pools, count):
    """A batch out of all pools by their shares, normalised, and its labels."""
    parts, left, total = [], count, sum(pool.share for pool in pools)
    for pool in pools:
        taken = left if pool is pools[-1] else int(count * pool.share / total)
        left -= taken
        parts.append(pool.windows(taken))
    return normalised(torch.cat([strips for strips, _ in parts])), torch.cat([labels for _, labels in parts])
