#!/usr/bin/env python3
"""Writes the net's weights for Swift, and the reference lines that its test is held to.

Usage: export.py WEIGHTS.pkl STRIPS.npz FOLDER

Makes FOLDER/line.weights and FOLDER/reference.lines. Batch normalisation is folded into the
pointwise weights. All numbers are little endian.

line.weights: "MRZLNET1", seven 32-bit channel counts (net.SIZES), the number of floats, the floats.
A pointwise matrix stands in blocks of eight outputs: [outputs / 8][inputs][8].

reference.lines: "MRZLREF1", the number of lines; for each line the number of cells, the strip's
24 x (16 n + 48) bytes, and n x 37 32-bit logarithms of probabilities.
"""

import os
import pickle
import struct
import sys

import jax
import numpy as np

import net
from batches import Lines, window
from strip import normalised

BLOCK = 8
LINES = 50


def folded(weights, stats, point, name):
    mean, variance = stats[name]
    factor = weights["scale " + name] / np.sqrt(variance + 1e-3)
    return weights[point] * factor, weights["shift " + name] - mean * factor


def blocks(matrix):
    inputs, outputs = matrix.shape
    padded = np.zeros((inputs, -(-outputs // BLOCK) * BLOCK), np.float32)
    padded[:, :outputs] = matrix
    return padded.reshape(inputs, -1, BLOCK).transpose(1, 0, 2)


def tensors(weights, stats):
    """The parts in the order in which Swift reads them."""
    matrix, bias = folded(weights, stats, "first", "1")
    parts = [blocks(matrix), bias]
    for name in "abcd":
        matrix, bias = folded(weights, stats, "point " + name, name)
        parts += [weights["depth " + name], blocks(matrix), bias]
    parts += [blocks(weights["gate in"]), weights["gate in bias"]]
    parts += [blocks(weights["gate out"]), weights["gate out bias"]]
    matrix, bias = folded(weights, stats, "point e", "e")
    # The two filters of a channel lie beside each other in the matrix's rows; Swift keeps one
    # filter of all channels together.
    channels = weights["depth e"].shape[1]
    order = np.arange(2 * channels).reshape(channels, 2).T.ravel()
    parts += [weights["depth e"].transpose(2, 0, 1), blocks(matrix[order]), bias]
    matrix, bias = folded(weights, stats, "point f", "f")
    parts += [weights["depth f"], blocks(matrix), bias]
    bias = np.zeros(-(-net.CLASSES // BLOCK) * BLOCK, np.float32)
    bias[: net.CLASSES] = weights["out bias"]
    return parts + [blocks(weights["out"]), bias]


def main():
    source, strips, folder = sys.argv[1:]
    with open(source, "rb") as file:
        size, weights, stats = pickle.load(file)
    floats = np.concatenate([np.ascontiguousarray(p, "<f4").ravel() for p in tensors(weights, stats)])
    with open(os.path.join(folder, "line.weights"), "wb") as file:
        file.write(b"MRZLNET1" + struct.pack("<8I", *net.SIZES[size], len(floats)))
        file.write(floats.astype("<f4").tobytes())
    print("%d weights, %d bytes" % (len(floats), 40 + 4 * len(floats)))
    rng = np.random.default_rng(50)
    run = jax.jit(lambda x: jax.nn.log_softmax(net.forward(weights, stats, x, False)[0]))
    items = Lines(strips).items[:LINES]
    with open(os.path.join(folder, "reference.lines"), "wb") as file:
        file.write(b"MRZLREF1" + struct.pack("<I", len(items)))
        for index, item in enumerate(items):
            # A few whole lines, else a part: the file is kept small.
            cells = len(item[1]) if index < 4 else 5 + index % 12
            strip = window(rng, item, 0, cells, 0.5)
            logs = np.asarray(run(normalised(strip[None])))[0]
            file.write(struct.pack("<I", cells) + strip.tobytes() + logs.astype("<f4").tobytes())


if __name__ == "__main__":
    main()
