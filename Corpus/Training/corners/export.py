#!/usr/bin/env python3
"""Writes the weights of the net for corners for Swift, and the reference that its test is held to.

Usage: export.py WEIGHTS.pt BANK.npz FOLDER

FOLDER/corners.weights: "CORNERS1", the channels of the three resolutions, the number of weights, and these as
IEEE 754 binary16, layer after layer: filter [taps][channels], matrix in blocks of eight outputs
[outputs / 8][inputs][8], bias; batch normalisation is folded in. All numbers are little endian.

FOLDER/corners.scenes: "CORNREF1", the number of scenes; for each its columns and rows (32 bits), its pixels, and
of four corners x, y (from the picture's corner) and certainty as 32-bit floats, as torch gives them with the
rounded weights.
"""

import os
import struct
import sys

import numpy as np
import torch

from net import CHANNELS, CornerNet, decoded, normalised
from scenes import Banks
from separable import blocks, fold, rounded  # its folder: net.py


def parts(net):
    yield blocks(net.first.weight.flatten(1).T.numpy())
    yield net.first_norm.bias.numpy()
    for layer in [*net.fine, *net.coarse, net.lateral, *net.head]:
        yield from layer.parts()
    yield blocks(net.out.weight.flatten(1).T.numpy())
    yield net.out.bias.numpy()


def main():
    source, bank, folder = sys.argv[1:]
    torch.set_grad_enabled(False)
    net = CornerNet()
    net.load_state_dict(torch.load(source))
    net.eval()
    fold(net.first, net.first_norm)
    for layer in [*net.fine, *net.coarse, net.lateral, *net.head]:
        fold(layer.point, layer.norm)
    weights = rounded(net, parts)
    with open(os.path.join(folder, "corners.weights"), "wb") as file:
        file.write(b"CORNERS1" + struct.pack("<4I", *CHANNELS, len(weights)) + weights.tobytes())
    print("%d weights" % len(weights))
    rng, banks = np.random.Generator(np.random.SFC64(50)), Banks([bank])
    with open(os.path.join(folder, "corners.scenes"), "wb") as file:
        sizes = ((256, 144), (144, 256), (256, 192))
        file.write(b"CORNREF1" + struct.pack("<I", len(sizes)))
        for size in sizes:
            picture, _ = banks.scenes(rng, size, 1)[0]
            wide = np.zeros((1, size[1], (size[0] + 63) // 64 * 64), np.uint8)
            wide[0, :, : size[0]] = picture
            places, shares = decoded(net(normalised(torch.from_numpy(wide), size[0])))
            file.write(struct.pack("<2I", *size) + picture.tobytes())
            values = torch.cat([places[0], shares[0][:, None]], 1).numpy().astype("<f4")
            file.write(values.tobytes())


if __name__ == "__main__":
    main()
