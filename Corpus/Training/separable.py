"""What the nets for corners and for capitals share: their layers, and how these are written for Swift."""

import numpy as np
import torch
import torch.nn.functional as functional
from torch import nn

BLOCK = 8


class Separable(nn.Module):
    """3 x 3 for each channel, then a matrix, and the input added where it has the same shape."""

    def __init__(self, inputs, outputs, step=1):
        super().__init__()
        self.residual = inputs == outputs and step == 1
        self.depth = nn.Conv2d(inputs, inputs, 3, step, 1, groups=inputs, bias=False)
        self.point = nn.Conv2d(inputs, outputs, 1, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        y = functional.relu(self.norm(self.point(self.depth(x))))
        return x + y if self.residual else y

    def parts(self):
        """Filter, matrix and bias, the batch normalisation folded in."""
        yield self.depth.weight[:, 0].flatten(1).T.numpy()
        yield blocks(self.point.weight.flatten(1).T.numpy())
        yield self.norm.bias.numpy()


def blocks(matrix):
    inputs, outputs = matrix.shape
    return np.ascontiguousarray(matrix.reshape(inputs, outputs // BLOCK, BLOCK).transpose(1, 0, 2))


def fold(convolution, norm):
    """Puts a batch normalisation into the convolution before it."""
    factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    convolution.weight.mul_(factor[:, None, None, None])
    bias = norm.bias - norm.running_mean * factor
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)
    norm.weight.fill_(1)
    norm.bias.copy_(bias)


def rounded(net, parts):
    """The weights in one run as IEEE 754 binary16, and the net with just these."""
    for parameter in net.parameters():
        parameter.copy_(parameter.half().float())
    weights = np.concatenate([np.ascontiguousarray(part).ravel() for part in parts(net)]).astype("<f2")
    assert np.isfinite(weights).all()
    return weights
