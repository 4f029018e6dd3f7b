#!/usr/bin/env python3
"""Trains the net for the marks of capitals.

Usage: train.py --letters FILE... --held FILE --steps N [--batch N] [--rate R] --output FILE.pt
"""

import argparse
import math
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as functional

import net
from letters import CLASSES, printed

cv2.setNumThreads(1)
BASES = {c: base for base, marks in printed.MARKED.items() for c in base + marks}
# Which letters are no choices of another one's letter.
APART = torch.tensor([[BASES[a] != BASES[b] for b in CLASSES] + [True] * (net.OUTPUTS - len(CLASSES)) for a in CLASSES])


class Bank:
    def __init__(self, paths):
        self.strips, self.letters = [], []
        for path in paths:
            data = np.load(path)
            strips, letters = data["strips"], data["letters"]
            ends = np.cumsum(data["widths"].astype(np.int64) * printed.STORED_ROWS)
            starts = ends - data["widths"].astype(np.int64) * printed.STORED_ROWS
            first = len(self.strips)
            self.strips += [strips[a:b].reshape(printed.STORED_ROWS, -1) for a, b in zip(starts, ends)]
            letters[:, 0] += first
            self.letters.append(letters)
        self.letters = np.concatenate(self.letters)
        counts = np.bincount(self.letters[:, 2].astype(int), minlength=len(CLASSES))
        weights = (1 / np.maximum(counts, 1) ** 0.5)[self.letters[:, 2].astype(int)]
        self.chances = np.cumsum(weights / weights.sum())

    def crop(self, rng, row, middle, jitter=1.0):
        strip = self.strips[int(row)]
        capital = printed.STORED_CAPITAL
        tall = capital * np.exp(rng.normal(0, 0.03 * jitter))
        middle = middle + rng.uniform(-0.2, 0.2) * jitter * capital * printed.STRETCH
        foot = printed.ABOVE * capital + rng.normal(0, 0.03 * jitter) * capital
        down = (net.ABOVE + net.BELOW) * tall / net.ROWS
        across = 2 * net.HALF * tall * printed.STRETCH / net.COLUMNS
        matrix = np.array([
            [across, 0, middle - net.HALF * tall * printed.STRETCH + across / 2 - 0.5],
            [0, down, foot - net.ABOVE * tall + down / 2 - 0.5]])
        return cv2.warpAffine(
            strip, matrix, (net.COLUMNS, net.ROWS), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE)

    def batch(self, rng, count, jitter=1.0):
        chosen = self.letters[np.searchsorted(self.chances, rng.random(count)).clip(0, len(self.letters) - 1)]
        crops = np.stack([self.crop(rng, row, middle, jitter) for row, middle, _ in chosen])
        return torch.from_numpy(crops), torch.from_numpy(chosen[:, 2].astype(np.int64))


def judged(model, held):
    """The share of letters whose mark is told, of those whose letter is known."""
    model.eval()
    right = marked = all_marked = total = 0
    with torch.no_grad():
        for crops, truth in held:
            scores = model(net.normalised(crops)).masked_fill(APART[truth], -1e9)
            hit = scores.argmax(1) == truth
            has = truth >= len(printed.MARKED)
            right, total = right + int(hit.sum()), total + len(truth)
            marked, all_marked = marked + int(hit[has].sum()), all_marked + int(has.sum())
    model.train()
    return "%.4f, with marks %.4f" % (right / total, marked / all_marked)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--letters", nargs="+", required=True)
    parser.add_argument("--held", required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--batch", type=int, default=96)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(options.seed)
    bank = Bank(options.letters)
    other = np.random.default_rng(5)
    held = [Bank([options.held]).batch(other, 500) for _ in range(10)]
    model = net.CapitalNet().to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=1e-4)
    mean = {name: value.clone() for name, value in model.state_dict().items()}
    start = time.time()
    for step in range(options.steps):
        fall = 0.5 + 0.5 * math.cos(math.pi * step / options.steps)
        for group in optimizer.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 200) * fall + 1e-5
        crops, truth = bank.batch(rng, options.batch)
        scores = model(net.normalised(crops))
        # The letter is known: only its own choices compete, and the others a little.
        loss = functional.cross_entropy(scores - 3.0 * APART[truth], truth)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimizer.step()
        optimizer.zero_grad()
        if step % 8 == 7:
            for name, value in model.state_dict().items():
                if value.dtype.is_floating_point:
                    mean[name].mul_(0.97).add_(value, alpha=0.03)
        if step % 500 == 499:
            print(step + 1, "%.0f s" % (time.time() - start), "%.3f" % loss.item(), judged(model, held), flush=True)
    for name, value in model.state_dict().items():
        if not value.dtype.is_floating_point:
            mean[name] = value
    torch.save(mean, options.output)
    model.load_state_dict(mean)
    print("mean of the last steps:", judged(model, held))


if __name__ == "__main__":
    main()
