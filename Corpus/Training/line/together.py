#!/usr/bin/env python3
"""Trains several line nets at once on one graphics card, for a given time.

Usage: together.py --seconds S --output FOLDER [--start FOLDER] [--device cuda] LINES TRUE LOCATED VALIDATIONS

The patterns are those of strips of single lines, of zones at true positions, and of zones as the locator cuts them;
files that are written meanwhile are taken in. Every step has two batches of windows: from the one learn `wide` and
`thorough`, which is taught by `wide` too in the second half of the time (see distil.py), from the other, by labels
alone, `fast` and `peer`. With --start these three go on from the weights FOLDER/NAME.weights. The rate follows the
time and not the steps, so that the end is where it should be on any card.
"""

import argparse
import glob
import os
import time
import zipfile

import numpy as np
import torch
import torch.nn.functional as F

import windows
from batches import STORED_ROWS, Lines, unpack
from net import CLASSES, Net
from optimizing import Training
from train import score
from widen import normalise, restored

# None of these was varied.
TAUGHT, TAUGHT_FROM = 0.5, 0.6
RATES = {"wide": 4e-3, "thorough": 2.5e-3, "peer": 2.5e-3, "fast": 2.5e-3}
SHARES = {"lines": (0.22, 1.0), "true": (0.38, 1.0), "located": (0.4, 0.7)}


class Growing(windows.Pool):
    """A pool with room for `most` strips, which takes in files that are written meanwhile."""

    def __init__(self, pattern, share, errors, device, most):
        self.share, self.errors, self.device, self.pattern = share, errors, device, pattern
        self.seen, self.size = set(), 0
        cells = windows.LONGEST + 2 * windows.BEYOND
        self.images = torch.zeros(most, STORED_ROWS, windows.COLUMNS, dtype=torch.uint8, device=device)
        self.all_centers = torch.zeros(most, cells, device=device)
        self.all_labels = torch.zeros(most, windows.LONGEST, dtype=torch.int64, device=device)
        self.all_counts = torch.zeros(most, dtype=torch.int64, device=device)

    def grow(self, seconds):
        """Takes in new files, for so many seconds."""
        begin = time.time()
        for path in sorted(set(glob.glob(self.pattern)) - self.seen):
            if time.time() - begin > seconds:
                break
            try:
                with np.load(path) as data:
                    items = unpack(data)
            except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile):
                continue  # still being written
            self.seen.add(path)
            items = items[: len(self.images) - self.size]
            if not items:
                continue
            images, centers, labels, counts = windows.arrays(items)
            place = slice(self.size, self.size + len(items))
            for target, source in (
                (self.images, images), (self.all_centers, centers), (self.all_labels, labels), (self.all_counts, counts)):
                target[place] = torch.from_numpy(source).to(self.device)
            self.size += len(items)
        self.centers, self.labels, self.counts = (
            a[: self.size] for a in (self.all_centers, self.all_labels, self.all_counts))


class Pupil:
    """A net, what trains it, and one step of that as a graph of the card, which asks nothing of the processor."""

    def __init__(self, name, size, start, device, batch, strips):
        self.name, self.size, self.device = name, size, device
        net = Net(size)
        if start:
            with torch.no_grad():
                normalise(net, restored(os.path.join(start, name + ".weights"), net), strips)
        self.net = net.to(device, memory_format=torch.channels_last).train().join()
        self.training = Training(self.net, RATES[name], 1, rise=200, longest=1500)
        self.rate = torch.zeros((), device=device)
        graphed = device.type == "cuda"
        groups = [{"params": g["params"], "weight_decay": g["weight_decay"]} for g in self.training.optimizer.param_groups]
        self.optimizer = torch.optim.AdamW(
            groups, lr=self.rate if graphed else 1e-3, betas=(0.9, 0.99), fused=graphed, capturable=graphed)
        self.strips = torch.zeros(batch, windows.ROWS, windows.width(windows.CELLS), device=device)
        self.labels = torch.zeros(batch, windows.CELLS, dtype=torch.int64, device=device)
        self.taught = torch.zeros(batch, windows.CELLS, CLASSES, device=device)
        self.share = torch.zeros((), device=device)
        self.loss = torch.zeros((), device=device)
        self.graph, self.is_graphed = None, graphed

    def work(self):
        """One step on what lies in the fields."""
        cuda = self.device.type == "cuda"
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=cuda, cache_enabled=False):
            scores = self.net(self.strips)
        scores = scores.float()
        loss = F.cross_entropy(scores.flatten(0, 1), self.labels.flatten())
        self.loss.add_(loss.detach())
        distance = -(self.taught * F.log_softmax(scores, -1)).sum(-1).mean()
        loss = (1 - self.share) * loss + self.share * distance
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.training.average(self.training.most)
        self.scores = scores.detach()

    def learn(self, part, count, strips, labels):
        """A step of the training of which `part` is over."""
        self.rate.fill_(self.training.rate_at(count, part))
        self.strips.copy_(strips)
        self.labels.copy_(labels)
        if self.device.type != "cuda":
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate.item()
        if not self.is_graphed:
            self.work()
        elif self.graph:
            self.graph.replay()
        elif count > 3:
            graph = torch.cuda.CUDAGraph()
            try:
                with torch.cuda.graph(graph):
                    self.work()
                self.graph = graph
                graph.replay()
            except RuntimeError as error:
                print("%s: no graph, but step by step: %s" % (self.name, error), flush=True)
                self.is_graphed = False
        else:  # as torch wants it before a graph is made
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.work()
            torch.cuda.current_stream().wait_stream(aside)


def main():
    parser = argparse.ArgumentParser()
    for name in ("lines", "true", "located"):
        parser.add_argument(name, help="a pattern of files of strips")
    parser.add_argument("validations", help="files to validate on, with commas between")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--least", type=int, default=3000, help="strips in every pool before the first step")
    parser.add_argument("--most", type=int, default=300000)
    parser.add_argument("--output", required=True)
    parser.add_argument("--start")
    parser.add_argument("--names", default="wide,thorough,peer,fast")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--device", default="cuda")
    options = parser.parse_args()
    begin = time.time()
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    device = torch.device(options.device)
    held_back = {path: Lines(path).items for path in options.validations.split(",")}
    pools = [
        Growing(getattr(options, name), share, errors, device, options.most)
        for name, (share, errors) in SHARES.items()]
    while min(pool.size for pool in pools) < options.least:
        for pool in pools:
            pool.grow(5)
        time.sleep(0.5)
    print("%.0f s: %s strips" % (time.time() - begin, [pool.size for pool in pools]), flush=True)
    first = windows.batch(pools, 64)[0].cpu()
    names = options.names.split(",")
    pupils = {
        name: Pupil(
            name, "thorough" if name == "peer" else name, None if name == "wide" else options.start, device, options.batch, first)
        for name in names}
    print("%.0f s: nets made" % (time.time() - begin), flush=True)

    def save(pupil, scored):
        rows = pupil.training.store(
            os.path.join(options.output, pupil.name + ".pt"), pupil.size, Net(pupil.size).to(device),
            lambda: windows.batch(pools, options.batch)[0],
            lambda final: ["%s %.4f %.4f %.3f" % (os.path.basename(path), *score(final, items, device))
                           for path, items in held_back.items()] if scored else [])
        print("%.0f s, %s: cells, loss, lines: %s" % (time.time() - begin, pupil.name, "; ".join(rows)), flush=True)

    count, saved, train_begin, grown = 0, False, time.time(), time.time()
    while (part := (time.time() - train_begin) / (options.seconds - (train_begin - begin))) < 1:
        count += 1
        with torch.no_grad():
            strips, labels = windows.batch(pools, options.batch)
        if "wide" in pupils:
            pupils["wide"].learn(part, count, strips, labels)
        if "thorough" in pupils:
            thorough = pupils["thorough"]
            if "wide" in pupils and part > TAUGHT_FROM:
                thorough.taught.copy_(F.softmax(pupils["wide"].scores, -1))
                thorough.share.fill_(TAUGHT)
            thorough.learn(part, count, strips, labels)
        others = [pupils[name] for name in ("peer", "fast") if name in pupils]
        if others:
            with torch.no_grad():
                strips, labels = windows.batch(pools, options.batch)
            for pupil in others:
                pupil.learn(part, count, strips, labels)
        if time.time() - grown > 8:
            for pool in pools:
                pool.grow(0.4)
            grown = time.time()
        if count % 200 == 0:
            told = ", ".join("%s %.4f" % (pupil.name, pupil.loss.item() / 200) for pupil in pupils.values())
            for pupil in pupils.values():
                pupil.loss.zero_()
            print("step %d, %.0f s, %s strips: %s" % (
                count, time.time() - begin, [pool.size for pool in pools], told), flush=True)
        if part > 0.6 and not saved:
            saved = True
            for pupil in pupils.values():
                save(pupil, False)
    for pupil in pupils.values():
        save(pupil, True)


if __name__ == "__main__":
    main()
