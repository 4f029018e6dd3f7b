#!/usr/bin/env python3
"""Writes the weights of the net for the marks of capitals for Swift, and the reference that its test is held to.

Usage: export.py WEIGHTS.pt LETTERS.npz FOLDER

FOLDER/capitals.weights: "CAPITAL1", the four channels, the number of filters of a channel over all places and of
classes, the number of weights, then these as IEEE 754 binary16, layer after layer: filter [taps][channels], matrix in
blocks of eight outputs [outputs / 8][inputs][8], bias; of the filters over all places [filters][taps][channels], and
their bias. Batch normalisation is folded in. All numbers are little endian.

FOLDER/capitals.crops: "CAPREF01", the number of crops and of scores; for each its 32 x 32 pixels and the scores as
32-bit floats, as torch gives them with the rounded weights.
"""

import os
import struct
import sys

import numpy as np
import torch

from net import CHANNELS, FILTERS, OUTPUTS, CapitalNet, normalised
from separable import blocks, fold, rounded  # its folder: net.py
from train import Bank


def by_filter(values):
    """From one channel's filters behind each other to one filter's channels."""
    return values.reshape(CHANNELS[-1], FILTERS, *values.shape[1:]).swapaxes(0, 1)


def parts(net):
    yield blocks(net.first.weight.flatten(1).T.numpy())
    yield net.first_norm.bias.numpy()
    for layer in net.body:
        yield from layer.parts()
    yield by_filter(net.places.weight[:, 0].flatten(1).numpy()).swapaxes(1, 2)
    yield by_filter(net.places_norm.bias.numpy())
    matrix = net.scores.weight[:, :, 0, 0].T.numpy()
    yield blocks(np.ascontiguousarray(by_filter(matrix)).reshape(matrix.shape))
    yield net.scores.bias.numpy()


def main():
    source, letters, folder = sys.argv[1:]
    torch.set_grad_enabled(False)
    net = CapitalNet()
    net.load_state_dict(torch.load(source))
    net.eval()
    fold(net.first, net.first_norm)
    for layer in net.body:
        fold(layer.point, layer.norm)
    fold(net.places, net.places_norm)
    weights = rounded(net, parts)
    with open(os.path.join(folder, "capitals.weights"), "wb") as file:
        head = struct.pack("<7I", *CHANNELS, FILTERS, OUTPUTS, len(weights))
        file.write(b"CAPITAL1" + head + weights.tobytes())
    print("%d weights" % len(weights))
    crops, _ = Bank([letters]).batch(np.random.default_rng(50), 24)
    scores = net(normalised(crops)).numpy().astype("<f4")
    with open(os.path.join(folder, "capitals.crops"), "wb") as file:
        file.write(b"CAPREF01" + struct.pack("<2I", *scores.shape))
        for crop, values in zip(crops.numpy(), scores):
            file.write(crop.tobytes() + values.tobytes())


if __name__ == "__main__":
    main()
