#!/usr/bin/env python3
"""Trains a net on a graphics card, a thousand windows at a time, and lets a larger one teach a smaller.

Usage: distil.py --size wide|thorough --steps N --output FILE [--teacher FILE] [--batch N] [--rate R]
                 [--device cuda] LINES FRAMES LOCATED VALIDATIONS

The loss of a net with a teacher is 0.4 of that of the labels and 0.6 of the distance from what the
teacher says of the same window, errors and all (Hinton, Vinyals and Dean: Distilling the Knowledge in
a Neural Network, 2015). The other nets' train.py says what is saved and printed.
"""

import argparse
import os
import time

import torch
import torch.nn.functional as F

from batches import Lines
from net import Net
from optimizing import Training
from train import score
from windows import Pool, batch

SHARES = (0.27, 0.48, 0.25)  # of a batch: lines, frames, frames as the locator cuts them
ERRORS = (1, 1, 0.7)  # the latter have a locator's errors already
TAUGHT = 0.6


def loaded(path, device):
    stored = torch.load(path, map_location="cpu")
    net = Net(stored["size"])
    net.load_state_dict(stored["net"])
    return net.to(device, memory_format=torch.channels_last).eval()


def main():
    parser = argparse.ArgumentParser()
    for name in ("lines", "frames", "located"):
        parser.add_argument(name, help="a pattern of files of strips")
    parser.add_argument("validations", help="files to validate on, with commas between")
    parser.add_argument("--size", default="thorough")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--teacher")
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--device", default="cuda")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    device = torch.device(options.device)
    held_back = {path: Lines(path).items for path in options.validations.split(",")}
    pools = [
        Pool(pattern, share, errors, device)
        for pattern, share, errors in zip((options.lines, options.frames, options.located), SHARES, ERRORS)]
    teacher = loaded(options.teacher, device) if options.teacher else None
    net = Net(options.size).to(device, memory_format=torch.channels_last).train()
    training = Training(net, options.rate, options.steps, rise=400, longest=2000)

    def scores_of(model, strips):
        # Half the bits where there is a card: 12 ms for 29 forth and back (thorough, one H200).
        with torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda"):
            return model(strips)

    def save(note):
        rows = training.store(
            options.output, options.size, Net(options.size).to(device), lambda: batch(pools, options.batch)[0],
            lambda final: ["%s %.4f %.4f %.3f" % (os.path.basename(path), *score(final, items, device))
                           for path, items in held_back.items()])
        print("%s: cells, loss, lines: %s" % (note, "; ".join(rows)), flush=True)

    begin = time.time()
    for count in range(1, options.steps + 1):
        with torch.no_grad():
            strips, labels = batch(pools, options.batch)
            taught = F.softmax(scores_of(teacher, strips).float(), -1) if teacher else None
        scores = scores_of(net, strips).float()
        loss = F.cross_entropy(scores.flatten(0, 1), labels.flatten())
        if teacher:
            distance = -(taught * F.log_softmax(scores, -1)).sum(-1).mean()
            loss = (1 - TAUGHT) * loss + TAUGHT * distance
        training.step(count, loss)
        if count % 200 == 0:
            right = (scores.argmax(-1) == labels).float().mean().item()
            print("step %d loss %.4f cells %.4f, %.0f s" % (count, loss.item(), right, time.time() - begin), flush=True)
    save("step %d" % options.steps)


if __name__ == "__main__":
    main()
