#!/usr/bin/env python3
"""Trains the net that reads printed lines, on the strips of `printed.py`.

Usage: columns.py --steps N --output FILE [--size print|labelled] [--rate R] [--seed N] [--start FILE] PATTERN VALIDATION

The net gives scores for every column of four pixels; the loss is that of connectionist temporal
classification. Prints every 200 steps the loss and the time, at every `--every` steps the share of
wrong characters and of lines without one. Files are taken in when they are there.
"""

import argparse
import glob
import multiprocessing
import os
import time
import zipfile

os.environ["OMP_NUM_THREADS"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from printed import ALPHABET, INDEX, ROWS, STORED_ROWS  # noqa: E402
from strip import normalised  # noqa: E402

cv2.setNumThreads(1)
WIDEST = 640  # pixels of a line in training


class Bank:
    """The strips of some files, by their width."""

    def __init__(self, pattern):
        self.pattern, self.seen, self.items = pattern, set(), []
        self.refresh()

    def refresh(self):
        for path in sorted(glob.glob(self.pattern)):
            if path in self.seen:
                continue
            try:
                with np.load(path) as data:
                    flat, at = data["strips"], 0
                    for columns, text in zip(data["widths"], data["texts"]):
                        image = flat[at : at + STORED_ROWS * columns].reshape(STORED_ROWS, columns)
                        at += STORED_ROWS * columns
                        if columns * ROWS / STORED_ROWS <= WIDEST:
                            self.items.append((image, np.array([INDEX[c] for c in str(text)], np.int64)))
            except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile):
                continue
            self.seen.add(path)
        self.items.sort(key=lambda item: item[0].shape[1])


def cut(rng, image, errors=1.0):
    """The net's 24 rows of a strip, with a finder's errors."""
    scale = ROWS / STORED_ROWS
    wide = np.clip(rng.normal(1, 0.05 * errors), 0.85, 1.18)
    tall = np.clip(rng.normal(1, 0.03 * errors), 0.9, 1.1)
    columns = max(8, int(image.shape[1] * scale * wide))
    x = (np.arange(columns) + 0.5) * image.shape[1] / columns - 0.5 + rng.normal(0, 1.0 * errors)
    middle = (STORED_ROWS - 1) / 2 + rng.normal(0, 0.5 * errors)
    y = middle + (np.arange(ROWS) - (ROWS - 1) / 2) / scale * tall
    map_x, map_y = np.meshgrid(x.astype(np.float32), y.astype(np.float32))
    out = cv2.remap(cv2.GaussianBlur(image, (0, 0), 0.5), map_x, map_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if errors:
        if rng.random() < 0.1:
            out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 0.9))
        if rng.random() < 0.15:
            out = np.clip(out + rng.standard_normal(out.shape) * rng.uniform(1, 6), 0, 255).astype(np.uint8)
        if rng.random() < 0.15:  # background levelled away
            light = np.percentile(out, rng.uniform(40, 75))
            dark = out.min()
            out = np.clip((out.astype(np.float32) - dark) / max(8, light - dark) * 255, 0, 255).astype(np.uint8)
    return out


def together(images):
    """Strips of one batch, as wide as the widest, their last columns repeated."""
    columns = -(-max(image.shape[1] for image in images) // 4) * 4
    full = [np.pad(image, ((0, 0), (0, columns - image.shape[1])), "edge") for image in images]
    return normalised(np.stack(full))


def feed(queue, pattern, size, seed):
    rng, bank = np.random.default_rng(seed), Bank(pattern)
    while True:
        for _ in range(200):
            # Neighbours in width; batches of wide lines are smaller.
            start = int(rng.integers(len(bank.items)))
            width = bank.items[start][0].shape[1]
            count = max(8, min(2 * size, int(size * 330 / width)))
            reach = max(count, len(bank.items) // 30)
            chosen = rng.integers(max(0, start - reach), min(len(bank.items), start + reach), count)
            part = [bank.items[i] for i in chosen]
            queue.put((together([cut(rng, image) for image, _ in part]), [labels for _, labels in part]))
        bank.refresh()


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        last, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            last, row[j + 1] = row[j + 1], min(row[j + 1] + 1, row[j] + 1, last + (x != y))
    return row[-1]


def decoded(scores):
    best = scores.argmax(-1)
    return [int(c) for i, c in enumerate(best) if c and (i == 0 or c != best[i - 1])]


def score(net, items):
    """Share of wrong characters, of lines without one."""
    import torch

    rng = np.random.default_rng(5)
    wrong = total = exact = 0
    for at in range(0, len(items), 20):
        part = items[at : at + 20]
        scores = net(torch.from_numpy(together([cut(rng, image, 0) for image, _ in part]))).numpy()
        for line, (_, labels) in zip(scores, part):
            fault = distance(decoded(line), list(labels))
            wrong, total, exact = wrong + fault, total + len(labels), exact + (fault == 0)
    return wrong / total, exact / len(items)


def main():
    import torch
    import torch.nn.functional as F
    from net import PrintNet
    from optimizing import Training

    parser = argparse.ArgumentParser()
    parser.add_argument("pattern")
    parser.add_argument("validation")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1000)
    parser.add_argument("--start")
    parser.add_argument("--size", choices=list(PrintNet.SIZES), default="print")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    torch.use_deterministic_algorithms(True)
    net = PrintNet(options.size)
    if options.start:
        net.load_state_dict(torch.load(options.start, map_location="cpu")["net"])
    net.to(memory_format=torch.channels_last).train()
    training = Training(net, options.rate, options.steps)
    queue = multiprocessing.Queue(8)
    feeder = multiprocessing.Process(
        target=feed, args=(queue, options.pattern, options.batch, options.seed), daemon=True)
    feeder.start()
    held_back = Bank(options.validation).items

    def save(note):
        row = training.store(
            options.output, options.size, PrintNet(options.size), lambda: torch.from_numpy(queue.get()[0]),
            lambda final: score(final, held_back))
        print("%s: wrong characters %.4f, faultless lines %.3f" % (note, *row), flush=True)

    begin, sums = time.process_time(), np.zeros(2)
    for count in range(1, options.steps + 1):
        strips, labels = queue.get(timeout=120)
        scores = F.log_softmax(net(torch.from_numpy(strips)), -1).transpose(0, 1)
        lengths = torch.tensor([len(line) for line in labels])
        loss = F.ctc_loss(
            scores, torch.from_numpy(np.concatenate(labels)), torch.full((len(labels),), scores.shape[0]), lengths,
            zero_infinity=True)
        rate = training.step(count, loss)
        sums += (loss.item(), 1)
        if count % 200 == 0:
            print("step %d loss %.4f rate %.5f cpu %.0f s" % (
                count, sums[0] / sums[1], rate, time.process_time() - begin), flush=True)
            sums[:] = 0
        if count % options.every == 0 or count == options.steps:
            save("step %d" % count)
    feeder.terminate()


if __name__ == "__main__":
    main()
