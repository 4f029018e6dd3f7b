#!/usr/bin/env python3
"""Goes on training a stored net on strips of typeset.py.

Usage: tune.py --start FILE.weights --steps N --output NAME [--rate R] STRIPS.npz VALIDATION.npz

Reads weights and writes NAME.weights and NAME.lines as export.py does, the batch normalisation folded
in. Needs jax.
"""

import argparse
import struct
import time

import jax
import jax.numpy as jnp
import numpy as np

from strip import INDEX, MARGIN, PITCH, ROWS, normalised, width

CELLS, BLOCK, CLASSES, LINES = 20, 8, 37, 50
KINDS = ("first", "separable", "along", "gate", "near", "cells", "scores")


def sizes(kind, inputs, outputs):
    """The shapes of a layer's parts, in the order of the file."""
    filters = {"separable": 9, "along": 5, "cells": 3}
    if kind in filters:
        return [(filters[kind], inputs), (outputs // BLOCK, inputs, BLOCK), (outputs,)]
    if kind == "gate":
        return [(outputs // BLOCK, inputs, BLOCK), (outputs,), (inputs // BLOCK, outputs, BLOCK), (inputs,)]
    if kind == "near":
        return [(5, inputs), (5, inputs), (outputs // BLOCK, 2 * inputs, BLOCK), (outputs,)]
    taps = 9 if kind == "first" else inputs
    return [(outputs // BLOCK, taps, BLOCK), (outputs,)]


def read(path):
    """The layers of a file, their head and their weights."""
    data = open(path, "rb").read()
    count, = struct.unpack_from("<I", data, 8)
    layers, inputs = [], 1
    for index in range(count):
        kind, outputs, down, across, flags = struct.unpack_from("<5I", data, 12 + 20 * index)
        layers.append((KINDS[kind], inputs, outputs, (down, across), flags))
        inputs = inputs if KINDS[kind] == "gate" else outputs
    start = 16 + 20 * count
    flat = np.frombuffer(data, "<f2", offset=start).astype(np.float32)
    weights, place = [], 0
    for kind, inputs, outputs, _, _ in layers:
        parts = []
        for shape in sizes(kind, inputs, outputs):
            length = int(np.prod(shape))
            parts.append(flat[place : place + length].reshape(shape))
            place += length
        weights.append(parts)
    assert place == len(flat)
    return data[:start], layers, weights


def matrix(blocks):
    return blocks.transpose(1, 0, 2).reshape(blocks.shape[1], -1)


def depthwise(x, taps, rows, columns, stride, padding):
    """A filter for each channel, as a sum of shifted planes (B x rows x columns x channels)."""
    x = jnp.pad(x, ((0, 0), padding, (columns // 2, columns // 2), (0, 0)))
    height = (x.shape[1] - rows) // stride[0] + 1
    length = (x.shape[2] - columns) // stride[1] + 1
    total = 0
    for i in range(rows):
        for j in range(columns):
            part = x[:, i : i + stride[0] * (height - 1) + 1 : stride[0],
                     j : j + stride[1] * (length - 1) + 1 : stride[1]]
            total = total + part * taps[i * columns + j]
    return total


def scores(weights, layers, x):
    """Strips B x 24 x W, normalised, to scores B x n x 37."""
    count = (x.shape[2] - 2 * MARGIN) // PITCH
    y = x[..., None]
    for (kind, _, _, stride, flags), parts in zip(layers, weights):
        before, padding = y, (1, 1) if flags & 2 else (0, 0)
        if kind == "first":
            padded = jnp.pad(y[..., 0], ((0, 0), (1, 1), (1, 1)))
            height, length = x.shape[1] // 2, x.shape[2] // 2
            taps = [padded[:, i : i + 2 * height - 1 : 2, j : j + 2 * length - 1 : 2]
                    for i in range(3) for j in range(3)]
            y = jax.nn.relu(jnp.stack(taps, -1) @ matrix(parts[0]) + parts[1])
        elif kind in ("separable", "along", "cells"):
            shape = {"separable": (3, 3), "along": (1, 5), "cells": (1, 3)}[kind]
            y = depthwise(y, parts[0], *shape, stride, padding)
            y = jax.nn.relu(y @ matrix(parts[1]) + parts[2])
        elif kind == "gate":
            hidden = jax.nn.relu(y.mean((1, 2)) @ matrix(parts[0]) + parts[1])
            y = y * (2 * jax.nn.sigmoid(hidden @ matrix(parts[2]) + parts[3]))[:, None, None]
        elif kind == "near":
            own = [sum(y[:, :, 6 + j : 6 + j + 4 * (count - 1) + 1 : 4] * taps[j] for j in range(5))
                   for taps in parts[:2]]
            y = jax.nn.relu(jnp.concatenate(own, -1) @ matrix(parts[2]) + parts[3])
        else:
            y = y @ matrix(parts[0]) + parts[1]
        if flags & 1:
            y = y + before
    return y[:, 0, :, :CLASSES]


def unpacked(path):
    with np.load(path) as data:
        strips, texts = data["strips"], data["texts"]
    place, items = 0, []
    for text in texts:
        columns = width(len(text))
        image = strips[place : place + ROWS * columns].reshape(ROWS, columns)
        items.append((image, np.array([INDEX[c] for c in text], np.int32)))
        place += ROWS * columns
    return items


def batch(rng, items, size):
    strips, labels = [], []
    for index in rng.integers(len(items), size=size):
        image, text = items[index]
        start = int(np.clip(rng.integers(-3, len(text) - CELLS + 4), 0, len(text) - CELLS))
        part = image[:, PITCH * start : PITCH * start + width(CELLS)]
        shift = rng.integers(-1, 2, 2)
        strips.append(np.roll(part, shift, (0, 1)))
        labels.append(text[start : start + CELLS])
    return normalised(np.stack(strips)), np.stack(labels)


def score(function, weights, items):
    cells = right = lines = faultless = 0
    for image, text in items:
        found = np.asarray(function(weights, normalised(image[None]))).argmax(-1)[0]
        cells, right = cells + len(text), right + int((found == text).sum())
        lines, faultless = lines + 1, faultless + bool((found == text).all())
    return "cells %.4f, lines %.3f" % (right / cells, faultless / lines)


def write(name, head, weights, function, items):
    """The weights, rounded, and what the net gives for some lines with them."""
    flat = np.concatenate([np.asarray(part).ravel() for parts in weights for part in parts])
    with open(name + ".weights", "wb") as file:
        file.write(head + flat.astype("<f2").tobytes())
    _, _, rounded = read(name + ".weights")
    with open(name + ".lines", "wb") as file:
        file.write(b"MRZLREF1" + struct.pack("<I", min(LINES, len(items))))
        for index, (image, text) in enumerate(items[:LINES]):
            # A few whole lines, else a part: the file is kept small.
            cells = len(text) if index < 4 else 5 + index % 12
            strip = np.ascontiguousarray(image[:, : width(cells)])
            logs = jax.nn.log_softmax(function(rounded, normalised(strip[None])))[0]
            file.write(struct.pack("<I", cells) + strip.tobytes())
            file.write(np.asarray(logs).astype("<f4").tobytes())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("strips", nargs="+", help="files of strips, the last one to validate on")
    parser.add_argument("--start", required=True)
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    head, layers, weights = read(options.start)
    weights = jax.tree.map(jnp.asarray, weights)
    items = [item for path in options.strips[:-1] for item in unpacked(path)]
    held_back, rng = unpacked(options.strips[-1]), np.random.default_rng(options.seed)

    def loss(weights, strips, labels):
        chances = jax.nn.log_softmax(scores(weights, layers, strips))
        return -jnp.take_along_axis(chances, labels[..., None], -1).mean()

    @jax.jit
    def step(weights, first, second, average, count, rate, strips, labels):
        value, slope = jax.value_and_grad(loss)(weights, strips, labels)
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
        second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, second, slope)
        weights = jax.tree.map(
            lambda w, m, v: w - rate * (m / (1 - 0.9**count))
            / (jnp.sqrt(v / (1 - 0.99**count)) + 1e-8), weights, first, second)
        average = jax.tree.map(lambda a, w: a + 0.005 * (w - a), average, weights)
        return weights, first, second, average, value

    function = jax.jit(lambda weights, strips: scores(weights, layers, strips))
    print("start:", score(function, weights, held_back), flush=True)
    zeros = jax.tree.map(jnp.zeros_like, weights)
    first, second, average, total = zeros, zeros, weights, 0.0
    begin = time.process_time()
    for count in range(1, options.steps + 1):
        rate = options.rate * min(1, count / 100) * (0.5 * (1 + np.cos(np.pi * count / options.steps)) + 0.01)
        strips, labels = batch(rng, items, options.batch)
        weights, first, second, average, value = step(
            weights, first, second, average, float(count), rate, strips, labels)
        total += float(value)
        if count % 200 == 0:
            print("step %d loss %.4f cpu %.0f s" % (count, total / 200, time.process_time() - begin), flush=True)
            total = 0.0
        if count % 1000 == 0 or count == options.steps:
            print("step %d:" % count, score(function, average, held_back), flush=True)
            write(options.output, head, average, function, held_back)


if __name__ == "__main__":
    main()
