"""The net: separable convolutions down to four columns a cell, then a few layers by the cell.

Every separable layer is a depthwise convolution, a pointwise one, batch normalisation and ReLU. A
gate computed from the mean over the line lets the layers by the cell adapt to typeface and blur.
"""

import jax
import jax.numpy as jnp
import numpy as np

CLASSES = 37
# channels of: first, second, third, fourth, columns, cells; width of the gate's hidden layer
SIZES = {"small": (16, 24, 48, 64, 96, 112, 24), "medium": (16, 32, 64, 96, 128, 160, 32)}


def init(size, seed=0):
    c1, c2, c3, c4, c5, c6, hidden = SIZES[size]
    rng = np.random.RandomState(seed)

    def normal(*shape, fan):
        return (rng.randn(*shape) * np.sqrt(2 / fan)).astype(np.float32)

    weights = {"first": normal(9, c1, fan=9)}
    for name, i, o in (("a", c1, c2), ("b", c2, c3), ("c", c3, c4), ("d", c4, c5)):
        weights["depth " + name] = normal(3, 3, i, fan=18)
        weights["point " + name] = normal(i, o, fan=i)
    weights["gate in"] = normal(c5, hidden, fan=c5)
    weights["gate in bias"] = np.zeros(hidden, np.float32)
    weights["gate out"] = normal(hidden, c5, fan=8 * hidden)
    weights["gate out bias"] = np.zeros(c5, np.float32)
    weights["depth e"] = normal(5, c5, 2, fan=10)
    weights["point e"] = normal(2 * c5, c6, fan=2 * c5)
    weights["depth f"] = normal(3, c6, fan=6)
    weights["point f"] = normal(c6, c6, fan=c6)
    weights["out"] = normal(c6, CLASSES, fan=2 * c6)
    weights["out bias"] = np.zeros(CLASSES, np.float32)
    stats = {}
    channels = zip("1abcdef", (c1, c2, c3, c4, c5, c6, c6))
    for name, count in channels:
        weights["scale " + name] = np.ones(count, np.float32)
        weights["shift " + name] = np.zeros(count, np.float32)
        stats[name] = (np.zeros(count, np.float32), np.ones(count, np.float32))
    return weights, stats


def depthwise(x, w, stride, padding):
    (rows, columns, _), (sy, sx), (py, px) = w.shape, stride, padding
    height = (x.shape[1] + 2 * py - rows) // sy + 1
    width = (x.shape[2] + 2 * px - columns) // sx + 1
    x = jnp.pad(x, ((0, 0), (py, py), (px, px), (0, 0)))
    total = 0
    for i in range(rows):
        for j in range(columns):
            part = x[:, i : i + (height - 1) * sy + 1 : sy, j : j + (width - 1) * sx + 1 : sx]
            total = total + part * w[i, j]
    return total


def forward(weights, stats, x, training):
    """Scores of strips B x 24 x (16 n + 48), normalised: B x n x 37, and the batch's statistics."""
    seen = {}

    def batch_norm(y, name):
        axes = tuple(range(y.ndim - 1))
        if training:
            mean = y.mean(axes)
            variance = jnp.square(y - mean).mean(axes)
            seen[name] = (mean, variance)
        else:
            mean, variance = stats[name]
        factor = weights["scale " + name] * jax.lax.rsqrt(variance + 1e-3)
        return jax.nn.relu((y - mean) * factor + weights["shift " + name])

    cells = (x.shape[2] - 48) // 16
    p = jnp.pad(x, ((0, 0), (1, 1), (1, 1)))
    rows, columns = x.shape[1], x.shape[2]
    patches = [p[:, i : i + rows - 1 : 2, j : j + columns - 1 : 2] for i in range(3) for j in range(3)]
    y = batch_norm(jnp.stack(patches, -1) @ weights["first"], "1")
    for name, stride, padding in (
        ("a", (2, 2), (1, 1)), ("b", (1, 1), (1, 1)), ("c", (2, 1), (1, 1)), ("d", (1, 1), (0, 1)),
    ):
        y = depthwise(y, weights["depth " + name], stride, padding)
        y = batch_norm(y @ weights["point " + name], name)
    y = y[:, 0]
    context = jax.nn.relu(y.mean(1) @ weights["gate in"] + weights["gate in bias"])
    gate = 2 * jax.nn.sigmoid(context @ weights["gate out"] + weights["gate out bias"])
    y = y * gate[:, None]
    # Cell i stands about column 8 + 4 i: two columns to either side.
    taps = jnp.stack([y[:, 6 + k : 6 + k + 4 * (cells - 1) + 1 : 4] for k in range(5)], 2)
    y = jnp.einsum("bnkc,kcm->bncm", taps, weights["depth e"])
    y = batch_norm(y.reshape(*y.shape[:2], -1) @ weights["point e"], "e")
    p = jnp.pad(y, ((0, 0), (1, 1), (0, 0)))
    z = sum(p[:, k : k + cells] * weights["depth f"][k] for k in range(3))
    y = y + batch_norm(z @ weights["point f"], "f")
    return y @ weights["out"] + weights["out bias"], seen
