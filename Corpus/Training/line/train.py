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
import math
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
    groups = [
        {"params": [p for p in net.parameters() if p.ndim > 1], "weight_decay": 1e-3},
        {"params": [p for p in net.parameters() if p.ndim <= 1], "weight_decay": 0},
    ]
    optimizer = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.99))
    average = {k: v.clone() for k, v in net.state_dict().items() if v.is_floating_point()}
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
        # The statistics of the batch normalisation belong to the mean of the weights.
        final = Net(options.size).to(device, memory_format=torch.channels_last).train()
        final.load_state_dict({**net.state_dict(), **average})
        for part in final.modules():
            if isinstance(part, torch.nn.BatchNorm2d):
                part.reset_running_stats()
                part.momentum = None
        with torch.no_grad():
            for _ in range(40):
                final(torch.from_numpy(next_batch()[0]).to(device))
            final.eval()
            rows = ["%s %.4f %.4f %.3f" % (os.path.basename(path), *score(final, items, device))
                    for path, items in held_back.items()]
        kept = {key: value.cpu() for key, value in final.state_dict().items()}
        torch.save({"size": options.size, "net": kept}, options.output + ".part")
        os.replace(options.output + ".part", options.output)
        print("%s: cells, loss, lines: %s" % (note, "; ".join(rows)), flush=True)

    begin, sums = time.process_time(), np.zeros(3)
    for count in range(1, options.steps + 1):
        part = (count - 1) / options.steps
        rate = options.rate * min(1, count / 300) * (0.5 * (1 + math.cos(math.pi * part)) + 0.002)
        for group in optimizer.param_groups:
            group["lr"] = rate
        strips, labels = (torch.from_numpy(a).to(device) for a in next_batch())
        scores, labels = net(strips), labels.long()
        loss = F.cross_entropy(scores.flatten(0, 1), labels.flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        keep = min(0.999, (1 + count) / (10 + count))
        with torch.no_grad():
            for key, value in net.state_dict().items():
                if key in average:
                    average[key].lerp_(value, 1 - keep)
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
