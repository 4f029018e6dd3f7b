"""The nets: separable convolutions down to four columns a cell, then a few layers by the cell.

Every separable layer is a depthwise convolution, a pointwise one, batch normalisation and ReLU. A
gate computed from the mean over the line lets the layers by the cell adapt to typeface and blur.

Nothing stands between a depthwise and a pointwise convolution, so that both are one whole convolution, whose
weights are their products: `joined` nets compute that, which a graphics card does several times faster.
"""

import torch
import torch.nn.functional as F
from torch import nn

CLASSES = 37
# channels of the first four layers, the columns and the cells; the gate's hidden layer; residual
# layers on three rows, along the columns and over the cells
SIZES = {
    "fast": ((16, 32, 64, 96, 128, 160), 32, (0, 0, 1)),
    "thorough": ((24, 48, 80, 128, 160, 144), 24, (1, 1, 2)),
    # no net of the package: the teacher of the thorough one
    "wide": ((32, 64, 112, 176, 240, 208), 32, (2, 2, 2)),
}


def norm(channels):
    return nn.BatchNorm2d(channels, eps=1e-3, momentum=0.01)


def drawn(convolution, fan):
    nn.init.normal_(convolution.weight, std=(2 / fan) ** 0.5)
    return convolution


class Separable(nn.Module):
    def __init__(self, inputs, outputs, size=(3, 3), stride=(1, 1), padding=(1, 1), residual=False):
        super().__init__()
        self.depth = drawn(
            nn.Conv2d(inputs, inputs, size, stride, padding, groups=inputs, bias=False),
            2 * size[0] * size[1])
        self.point = drawn(nn.Conv2d(inputs, outputs, 1, bias=False), inputs)
        self.norm = norm(outputs)
        self.residual = residual
        self.joined = False

    def forward(self, x):
        y = F.relu(self.norm(through(x, self.depth, self.point, self.joined)))
        return x + y if self.residual else y


def through(x, depth, point, joined):
    """A depthwise convolution, of one filter a channel or more, and a pointwise one."""
    if not joined:
        return point(depth(x))
    filters = depth.weight.shape[0] // depth.groups
    products = point.weight.flatten(1)[:, :, None, None] * depth.weight[None, :, 0]
    if filters > 1:
        products = products.unflatten(1, (depth.groups, filters)).sum(2)
    return F.conv2d(x, products, None, depth.stride, depth.padding)


class Net(nn.Module):
    """Strips B x 24 x (16 n + 48), normalised, to scores B x n x 37."""

    def __init__(self, size):
        super().__init__()
        (c1, c2, c3, c4, c5, c6), hidden, (rows, columns, cells) = SIZES[size]
        self.first = drawn(nn.Conv2d(1, c1, 3, 2, 1, bias=False), 9)
        self.first_norm = norm(c1)
        body = [Separable(c1, c2, stride=(2, 2)), Separable(c2, c3), Separable(c3, c4, stride=(2, 1))]
        body += [Separable(c4, c4, residual=True) for _ in range(rows)]
        body += [Separable(c4, c5, padding=(0, 1))]
        body += [
            Separable(c5, c5, (1, 5), padding=(0, 2), residual=True) for _ in range(columns)]
        self.body = nn.Sequential(*body)
        self.gate_in, self.gate_out = nn.Linear(c5, hidden), nn.Linear(hidden, c5)
        nn.init.normal_(self.gate_out.weight, std=(2 / (8 * c5)) ** 0.5)
        nn.init.zeros_(self.gate_in.bias)
        nn.init.zeros_(self.gate_out.bias)
        # five columns about the centre of a cell, two filters a channel
        self.near = drawn(nn.Conv2d(c5, 2 * c5, (1, 5), (1, 4), groups=c5, bias=False), 10)
        self.near_point = drawn(nn.Conv2d(2 * c5, c6, 1, bias=False), 2 * c5)
        self.near_norm = norm(c6)
        self.cells = nn.Sequential(*[
            Separable(c6, c6, (1, 3), padding=(0, 1), residual=True) for _ in range(cells)])
        self.scores = nn.Conv2d(c6, CLASSES, 1)
        nn.init.normal_(self.scores.weight, std=c6**-0.5)
        nn.init.zeros_(self.scores.bias)
        self.joined = False

    def join(self):
        """Computes whole convolutions from here on."""
        self.joined = True
        for layer in [*self.body, *self.cells]:
            layer.joined = True
        return self

    def forward(self, x):
        count = (x.shape[2] - 48) // 16
        y = self.body(F.relu(self.first_norm(self.first(x[:, None]))))
        gate = 2 * torch.sigmoid(self.gate_out(F.relu(self.gate_in(y.mean((2, 3))))))
        y = y * gate[:, :, None, None]
        # Cell i stands about column 8 + 4 i.
        y = y[:, :, :, 6 : 6 + 4 * (count - 1) + 5]
        y = self.cells(F.relu(self.near_norm(through(y, self.near, self.near_point, self.joined))))
        return self.scores(y)[:, :, 0].transpose(1, 2)


class PrintNet(nn.Module):
    """Strips of print B x 24 x 4 n, normalised, to scores B x n x 208, of which the alphabet of `printed.py` and a blank
    are used.

    The layers of the thorough net, but by the column of four pixels and not by the cell.
    """

    # channels as in SIZES, and the gate's hidden layer; the wider net begins as the other one (widen.py)
    SIZES = {
        "print": ((24, 48, 80, 112, 144, 128), 24),
        "labelled": ((32, 64, 112, 160, 208, 176), 32),
    }
    CLASSES = 208

    def __init__(self, size="print"):
        super().__init__()
        (c1, c2, c3, c4, c5, c6), hidden = self.SIZES[size]
        self.first = drawn(nn.Conv2d(1, c1, 3, 2, 1, bias=False), 9)
        self.first_norm = norm(c1)
        self.body = nn.Sequential(
            Separable(c1, c2, stride=(2, 2)), Separable(c2, c3), Separable(c3, c4, stride=(2, 1)),
            Separable(c4, c4, residual=True), Separable(c4, c5, padding=(0, 1)),
            Separable(c5, c5, (1, 5), padding=(0, 2), residual=True),
            Separable(c5, c5, (1, 5), padding=(0, 2), residual=True))
        self.gate_in, self.gate_out = nn.Linear(c5, hidden), nn.Linear(hidden, c5)
        nn.init.normal_(self.gate_out.weight, std=(2 / (8 * c5)) ** 0.5)
        nn.init.zeros_(self.gate_in.bias)
        nn.init.zeros_(self.gate_out.bias)
        self.near = drawn(nn.Conv2d(c5, 2 * c5, (1, 5), padding=(0, 2), groups=c5, bias=False), 10)
        self.near_point = drawn(nn.Conv2d(2 * c5, c6, 1, bias=False), 2 * c5)
        self.near_norm = norm(c6)
        self.cells = nn.Sequential(*[
            Separable(c6, c6, (1, 3), padding=(0, 1), residual=True) for _ in range(2)])
        self.scores = nn.Conv2d(c6, self.CLASSES, 1)
        nn.init.normal_(self.scores.weight, std=c6**-0.5)
        nn.init.zeros_(self.scores.bias)

    def forward(self, x):
        y = self.body(F.relu(self.first_norm(self.first(x[:, None]))))
        gate = 2 * torch.sigmoid(self.gate_out(F.relu(self.gate_in(y.mean((2, 3))))))
        y = self.near(y * gate[:, :, None, None])
        y = self.cells(F.relu(self.near_norm(self.near_point(y))))
        return self.scores(y)[:, :, 0].transpose(1, 2)
