#!/usr/bin/env python3
"""Makes a wider net for printed lines of a stored one, which gives the same scores, to be trained further.

Usage: widen.py FILE.weights STRIPS.npz OUTPUT.pt

What is added has no weight in what follows it yet (Chen, Goodfellow and Shlens: Net2Net, 2016). The stored net
has its batch normalisation folded in; the normalisation is made anew from a batch of the strips.
"""

import struct
import sys

import numpy as np
import torch

from columns import Bank, cut, together
from export import BLOCK, KINDS
from net import PrintNet


def parts(path):
    """The kinds of the layers of a file, and their parts."""
    data = open(path, "rb").read()
    count, = struct.unpack_from("<I", data, 8)
    flat = np.frombuffer(data, "<f2", offset=16 + 20 * count).astype(np.float32)
    inputs, place, layers = 1, 0, []
    for index in range(count):
        kind, outputs, *_ = struct.unpack_from("<5I", data, 12 + 20 * index)
        kind = KINDS[kind]
        taps = {"separable": 9, "along": 5, "cells": 3}.get(kind)
        if taps:
            shapes = [(taps, inputs), (outputs // BLOCK, inputs, BLOCK), (outputs,)]
        elif kind == "gate":
            shapes = [(outputs // BLOCK, inputs, BLOCK), (outputs,), (inputs // BLOCK, outputs, BLOCK), (inputs,)]
        elif kind in ("columns", "near"):
            shapes = [(5, inputs), (5, inputs), (outputs // BLOCK, 2 * inputs, BLOCK), (outputs,)]
        else:
            shapes = [(outputs // BLOCK, 9 if kind == "first" else inputs, BLOCK), (outputs,)]
        tensors = []
        for shape in shapes:
            length = int(np.prod(shape))
            tensor = flat[place : place + length].reshape(shape)
            place += length
            # Matrices are stored in blocks of outputs; torch has them by outputs.
            tensors.append(tensor.transpose(0, 2, 1).reshape(-1, shape[1]) if tensor.ndim == 3 else tensor)
        layers.append((kind, tensors))
        inputs = inputs if kind == "gate" else outputs
    assert place == len(flat)
    return layers


def put(target, source):
    """The stored weights in the corner of wider ones; what is added reads all, and nothing old reads it."""
    old = torch.from_numpy(np.ascontiguousarray(source))
    wide = target.data.flatten(1)
    wide[: old.shape[0], old.shape[1] :] = 0
    wide[: old.shape[0], : old.shape[1]] = old
    target.data.copy_(wide.reshape(target.shape))


def put_filters(target, source):
    target.data[: source.shape[1], 0].view(source.shape[1], -1).copy_(torch.from_numpy(source.T.copy()))


def restored(path, net):
    """The weights of a file in a net of the same layers that is as wide or wider, and the folded biases of its
    normalisations, in the order in which they are passed."""
    layers = parts(path)
    biases = []
    body, cells = iter(net.body), iter(net.cells)
    for kind, tensors in layers:
        if kind == "first":
            put(net.first.weight, tensors[0])
            biases.append((net.first_norm, tensors[1]))
        elif kind in ("separable", "along", "cells"):
            layer = next(cells if kind == "cells" else body)
            put_filters(layer.depth.weight, tensors[0])
            put(layer.point.weight, tensors[1])
            biases.append((layer.norm, tensors[2]))
        elif kind == "gate":
            for linear, matrix, bias in (
                (net.gate_in, *tensors[:2]), (net.gate_out, *tensors[2:])):
                put(linear.weight, matrix)
                linear.bias.data[: len(bias)] = torch.from_numpy(bias.copy())
        elif kind in ("columns", "near"):
            # Swift keeps the first filters of all channels together, torch those of a channel.
            channels = tensors[0].shape[1]
            order = np.arange(2 * channels).reshape(channels, 2).T.ravel()
            filters, matrix = np.empty((5, 2 * channels), np.float32), np.empty_like(tensors[2])
            filters[:, order] = np.concatenate(tensors[:2], axis=1)
            matrix[:, order] = tensors[2]
            put_filters(net.near.weight, filters)
            put(net.near_point.weight, matrix)
            biases.append((net.near_norm, tensors[3]))
        else:
            count = len(net.scores.bias)  # the file's are rounded up to whole blocks
            put(net.scores.weight, tensors[0][:count])
            net.scores.bias.data.copy_(torch.from_numpy(tensors[1][:count].copy()))
    return biases


def normalise(net, biases, strips):
    """Gives every normalisation the mean and the deviation of a batch, so that it changes nothing."""
    def prepared(bias):
        def hook(norm, inputs):
            spread = (inputs[0].var((0, 2, 3), unbiased=False) + norm.eps).sqrt()
            count = len(bias)
            norm.weight[:count] = spread[:count]
            norm.bias[:count] = torch.from_numpy(bias.copy()) + inputs[0].mean((0, 2, 3))[:count]
            norm.momentum = 1.0
        return hook
    hooks = [norm.register_forward_pre_hook(prepared(bias)) for norm, bias in biases]
    net.train()
    net(strips)
    for hook in hooks:
        hook.remove()
    for norm, _ in biases:
        norm.momentum = 0.01


def main():
    path, strips, output = sys.argv[1:]
    torch.manual_seed(1)
    torch.set_grad_enabled(False)
    net = PrintNet("labelled")
    biases = restored(path, net)
    rng = np.random.default_rng(3)
    items = Bank(strips).items
    middle = items[len(items) // 3 : len(items) // 2]
    batch = [cut(rng, middle[int(rng.integers(len(middle)))][0]) for _ in range(256)]
    normalise(net, biases, torch.from_numpy(together(batch)))
    torch.save({"size": "labelled", "net": net.state_dict()}, output)


if __name__ == "__main__":
    main()
