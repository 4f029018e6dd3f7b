#!/usr/bin/env python3
"""Trains the net for corners on scenes that are drawn beside it.

Usage: train.py --banks FILE... --steps N [--batch N] [--rate R] [--seed N] --output FILE.pt
"""

import argparse
import math
import multiprocessing
import time

import numpy as np
import torch

from net import CornerNet, decoded, losses, normalised
from scenes import SIZES, Banks


def batches(paths, seed, batch, queue):
    """Fills the queue with pictures of one size, the places of their corners and that size."""
    import cv2

    cv2.setNumThreads(1)
    banks, rng = Banks(paths), np.random.Generator(np.random.SFC64(seed))
    while True:
        size = SIZES[rng.integers(len(SIZES))]
        pictures = np.zeros((batch, size[1], (size[0] + 63) // 64 * 64), np.uint8)
        corners = np.zeros((batch, 4, 2), np.float32)
        for index, (picture, places) in enumerate(banks.scenes(rng, size, batch)):
            pictures[index, :, : size[0]], corners[index] = picture, places
        queue.put((pictures, corners, size[0]))


def drawn(paths, seed, batch, room):
    queue = multiprocessing.Queue(room)
    process = multiprocessing.Process(
        target=batches, args=(paths, seed, batch, queue), daemon=True
    )
    process.start()
    return queue, process


def judged(net, held):
    """Of scenes with a card: those whose worst corner is off by less than 2, 3.5 and 6 % of its width."""
    net.eval()
    worst = []
    with torch.no_grad():
        for pictures, corners, width in held:
            places, _ = decoded(net(normalised(torch.from_numpy(pictures), width)))
            corners = torch.from_numpy(corners)
            across = (corners[:, 0] - corners[:, 1]).norm(dim=1).clamp(min=1)
            error = (places - corners).norm(dim=2).amax(1) / across
            worst += error[corners[:, 0, 0] > -900].tolist()
    net.train()
    worst = np.array(worst)
    return " ".join("%.3f" % (worst < most).mean() for most in (0.02, 0.035, 0.06))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--banks", nargs="+", required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    queue, _ = drawn(options.banks, options.seed, options.batch, 24)
    held_queue, process = drawn(options.banks, 999999, options.batch, 2)
    held = [held_queue.get() for _ in range(12)]
    process.terminate()
    net = CornerNet().to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    mean = {name: value.clone() for name, value in net.state_dict().items()}
    start = time.time()
    for step in range(options.steps):
        fall = 0.5 + 0.5 * math.cos(math.pi * step / options.steps)
        for group in optimizer.param_groups:
            group["lr"] = options.rate * min(1, step / 200) * fall + 1e-5
        pictures, corners, width = queue.get()
        out = net(normalised(torch.from_numpy(pictures), width))
        scores, places = losses(out, torch.from_numpy(corners))
        (scores + 0.7 * places).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimizer.step()
        optimizer.zero_grad()
        if step % 8 == 7:
            for name, value in net.state_dict().items():
                if value.dtype.is_floating_point:
                    mean[name].mul_(0.96).add_(value, alpha=0.04)
        if step % 500 == 499:
            print(step + 1, "%.0f s" % (time.time() - start), judged(net, held), flush=True)
            torch.save(mean, options.output)
    torch.save(mean, options.output)
    net.load_state_dict(mean)
    print("mean of the last steps:", judged(net, held))


if __name__ == "__main__":
    main()
