#!/usr/bin/env python3
"""Trains a net on the strips in some files.

Usage: train.py --steps N --output FILE [--size thorough] [--start FILE] [--rate R]
                [--device cpu] PATTERNS VALIDATIONS

Prints every 200 steps: loss, share of right cells, time. At every `--every` steps and at the end it
saves the running mean of the weights, and prints for each validation file the share of right cells,
the loss a cell and the share of lines without a fault. One process cuts strips, another trains.
The same files, options, versions and kind of processor give the same weights to the last bit, as
long as no file is added meanwhile.
"""

import argparse
import multiprocessing
import os
import time

os.environ["OMP_NUM_THREADS"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from batches import Lines, batch, window  # noqa: E402
from strip import normalised  # noqa: E402

cv2.setNumThreads(1)


def feed(queue, patterns, size, seed):
    """Cuts batches for ever; takes in files that are written meanwhile."""
    rng, lines = np.random.default_rng(seed), Lines(patterns)
    while True:
        for _ in range(300):
            queue.put(batch(rng, lines, size))
        lines.refresh()


def score(net, items, device):
    """Right cells, loss and faultless lines, with a locator's usual errors."""
    import torch
    import torch.nn.functional as F

    rng = np.random.default_rng(5)
    cells = right = faultless = lines = loss = 0
    for count in (30, 36, 44):
        group = [item for item in items if len(item[1]) == count][:100]
        for at in range(0, len(group), 10):
            part = group[at : at + 10]
            strips = normalised(np.stack([window(rng, item, 0, count, 0.6) for item in part]))
            scores = net(torch.from_numpy(strips).to(device)).cpu()
            labels = torch.from_numpy(np.stack([item[1] for item in part])).long()
            loss += F.cross_entropy(scores.flatten(0, 1), labels.flatten(), reduction="sum").item()
            same = scores.argmax(-1) == labels
            cells, right = cells + same.numel(), right + same.sum().item()
            lines, faultless = lines + len(part), faultless + same.all(1).sum().item()
    return right / cells, loss / cells, faultless / lines


def main():
    import torch
    import torch.nn.functional as F
    from net import Net
    from optimizing import Training

    parser = argparse.ArgumentParser()
    parser.add_argument("patterns", help="files of strips; groups with commas between")
    parser.add_argument("validations", help="files to validate on, with commas between")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--size", default="thorough")
    parser.add_argument("--start")
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--batch", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=2000)
    parser.add_argument("--device", default="cpu", help="cpu or cuda")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    # What cuBLAS asks for where sums are to be made in the same order every time.
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    torch.use_deterministic_algorithms(True)
    device = torch.device(options.device)
    net = Net(options.size)
    if options.start:
        net.load_state_dict(torch.load(options.start, map_location="cpu")["net"])
    net.to(device, memory_format=torch.channels_last).train()
    training = Training(net, options.rate, options.steps)
    queue = multiprocessing.Queue(12)
    feeder = multiprocessing.Process(
        target=feed, args=(queue, options.patterns, options.batch, options.seed), daemon=True)
    feeder.start()

    def next_batch():
        while True:
            try:
                return queue.get(timeout=60)
            except multiprocessing.queues.Empty:
                if not feeder.is_alive():
                    raise SystemExit("the process that cuts strips has ended")

    held_back = {path: Lines(path).items for path in options.validations.split(",")}

    def save(note):
        rows = training.store(
            options.output, options.size, Net(options.size).to(device), lambda: torch.from_numpy(next_batch()[0]).to(device),
            lambda final: ["%s %.4f %.4f %.3f" % (os.path.basename(path), *score(final, items, device))
                           for path, items in held_back.items()])
        print("%s: cells, loss, lines: %s" % (note, "; ".join(rows)), flush=True)

    begin, sums = time.process_time(), np.zeros(3)
    for count in range(1, options.steps + 1):
        strips, labels = (torch.from_numpy(a).to(device) for a in next_batch())
        scores, labels = net(strips), labels.long()
        loss = F.cross_entropy(scores.flatten(0, 1), labels.flatten())
        rate = training.step(count, loss)
        sums += (loss.item(), (scores.argmax(-1) == labels).float().mean().item(), 1)
        if count % 200 == 0:
            print("step %d loss %.4f cells %.4f rate %.5f cpu %.0f s" % (
                count, sums[0] / sums[2], sums[1] / sums[2], rate, time.process_time() - begin),
                flush=True)
            sums[:] = 0
        if count % options.every == 0 or count == options.steps:
            save("step %d" % count)
    feeder.terminate()


if __name__ == "__main__":
    main()
