#!/usr/bin/env python3
"""Writes a net's weights for Swift, and the reference lines that its test is held to.

Usage: export.py WEIGHTS.pt STRIPS.npz FOLDER NAME

Makes FOLDER/NAME.weights and FOLDER/NAME.lines. Batch normalisation is folded into the pointwise
weights. All numbers are little endian.

NAME.weights: "MRZLNET2", the number of layers; for every layer five 32-bit numbers: its kind (the
place in KINDS), its outputs, its steps down and across, its flags (1 residual, 2 a row of zeros above
and below); then the number of weights and the weights as IEEE 754 binary16. A pointwise matrix
stands in blocks of eight outputs: [outputs / 8][inputs][8].

NAME.lines: "MRZLREF1", the number of lines; for each line the number of cells, the strip's
24 x (16 n + 48) bytes, and n x 37 32-bit logarithms of probabilities, as torch gives them with the
rounded weights; of the net for print the number of columns, 24 x 4 n bytes, and n x 208.
"""

import os
import struct
import sys

import numpy as np
import torch

from batches import Lines, window
from net import Net, PrintNet
from strip import normalised

BLOCK = 8
LINES = 50
KINDS = ("first", "separable", "along", "gate", "near", "cells", "scores", "columns")
RESIDUAL, PADDED = 1, 2


def blocks(matrix):
    """A matrix [inputs][outputs] in blocks of eight outputs."""
    inputs, outputs = matrix.shape
    padded = np.zeros((inputs, -(-outputs // BLOCK) * BLOCK), np.float32)
    padded[:, :outputs] = matrix
    return padded.reshape(inputs, -1, BLOCK).transpose(1, 0, 2)


def folded(convolution, norm):
    """The matrix and the bias of a convolution with its batch normalisation."""
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    matrix = convolution.weight.flatten(1) * factor[:, None]
    return matrix.T.numpy(), (norm.bias - norm.running_mean * factor).numpy()


def filters(convolution):
    """A depthwise filter as [rows * columns][channels]."""
    return convolution.weight[:, 0].flatten(1).T.numpy()


def fold(net):
    """Puts the batch normalisation into the convolutions and rounds all weights to binary16."""
    pairs = [(net.first, net.first_norm), (net.near_point, net.near_norm)]
    pairs += [(layer.point, layer.norm) for layer in [*net.body, *net.cells]]
    for convolution, norm in pairs:
        matrix, bias = folded(convolution, norm)
        convolution.weight.copy_(torch.from_numpy(matrix.T).reshape(convolution.weight.shape))
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.fill_(1)
        norm.bias.copy_(torch.from_numpy(bias))
    for parameter in net.parameters():
        parameter.copy_(parameter.half().float())


def layers(net):
    """Kind, outputs, steps, flags and parts of every layer, in the order of the net."""
    matrix, bias = folded(net.first, net.first_norm)
    yield "first", len(bias), (2, 2), PADDED, [blocks(matrix), bias]
    for layer in net.body:
        matrix, bias = folded(layer.point, layer.norm)
        kind = "separable" if layer.depth.kernel_size[0] == 3 else "along"
        padded = PADDED if kind == "separable" and layer.depth.padding[0] else 0
        flags = padded | (RESIDUAL if layer.residual else 0)
        yield kind, len(bias), layer.depth.stride, flags, [filters(layer.depth), blocks(matrix), bias]
    hidden, back = net.gate_in, net.gate_out
    yield "gate", hidden.out_features, (1, 1), 0, [
        blocks(hidden.weight.T.numpy()), hidden.bias.numpy(),
        blocks(back.weight.T.numpy()), back.bias.numpy()]
    matrix, bias = folded(net.near_point, net.near_norm)
    # The two filters of a channel lie beside each other in torch; Swift keeps one filter of all
    # channels together.
    channels = net.near.in_channels
    order = np.arange(2 * channels).reshape(channels, 2).T.ravel()
    kind = "columns" if isinstance(net, PrintNet) else "near"
    yield kind, len(bias), (1, 1), 0, [filters(net.near)[:, order[:channels]],
        filters(net.near)[:, order[channels:]], blocks(matrix[order]), bias]
    for layer in net.cells:
        matrix, bias = folded(layer.point, layer.norm)
        yield "cells", len(bias), (1, 1), RESIDUAL, [filters(layer.depth), blocks(matrix), bias]
    matrix = net.scores.weight.flatten(1).T.numpy()
    outputs = -(-matrix.shape[1] // BLOCK) * BLOCK
    bias = np.zeros(outputs, np.float32)
    bias[: matrix.shape[1]] = net.scores.bias.numpy()
    yield "scores", outputs, (1, 1), 0, [blocks(matrix), bias]


def write_columns(net, strips, path):
    """Some lines of print with the scores of every column, for strips of whole sixteens of columns."""
    from columns import Bank, cut

    rng = np.random.default_rng(50)
    items = [item for item in Bank(strips).items if item[0].shape[1] < 260][::40][:8]
    with open(path, "wb") as file:
        file.write(b"MRZLREF1" + struct.pack("<I", len(items)))
        for image, _ in items:
            strip = cut(rng, image, 0)
            strip = np.ascontiguousarray(np.pad(strip, ((0, 0), (0, -strip.shape[1] % 16)), "edge"))
            scores = net(torch.from_numpy(normalised(strip[None])))
            logs = torch.log_softmax(scores, -1)[0].numpy()
            file.write(struct.pack("<I", len(logs)) + strip.tobytes() + logs.astype("<f4").tobytes())


def main():
    source, strips, folder, name = sys.argv[1:]
    torch.set_grad_enabled(False)
    stored = torch.load(source)
    net = PrintNet(stored["size"]) if stored["size"] in PrintNet.SIZES else Net(stored["size"])
    net.load_state_dict(stored["net"])
    net.eval()
    fold(net)
    head, parts = b"", []
    made = list(layers(net))
    for kind, outputs, (down, across), flags, tensors in made:
        head += struct.pack("<5I", KINDS.index(kind), outputs, down, across, flags)
        parts += [np.ascontiguousarray(tensor, np.float32).ravel() for tensor in tensors]
    weights = np.concatenate(parts).astype("<f2")
    assert np.isfinite(weights).all()
    path = os.path.join(folder, name + ".weights")
    with open(path, "wb") as file:
        file.write(b"MRZLNET2" + struct.pack("<I", len(made)) + head)
        file.write(struct.pack("<I", len(weights)) + weights.tobytes())
    print("%d weights, %d bytes" % (len(weights), os.path.getsize(path)))
    if isinstance(net, PrintNet):
        write_columns(net, strips, os.path.join(folder, name + ".lines"))
        return
    rng = np.random.default_rng(50)
    items = Lines(strips).items[:LINES]
    with open(os.path.join(folder, name + ".lines"), "wb") as file:
        file.write(b"MRZLREF1" + struct.pack("<I", len(items)))
        for index, item in enumerate(items):
            # A few whole lines, else a part: the file is kept small.
            cells = len(item[1]) if index < 4 else 5 + index % 12
            strip = window(rng, item, 0, cells, 0.5)
            scores = net(torch.from_numpy(normalised(strip[None])))
            logs = torch.log_softmax(scores, -1)[0].numpy()
            file.write(struct.pack("<I", cells) + strip.tobytes() + logs.astype("<f4").tobytes())


if __name__ == "__main__":
    main()
