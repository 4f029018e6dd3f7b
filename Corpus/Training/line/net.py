"""The net: separable convolutions down to four columns a cell, then a few layers by the cell.

Every separable layer is a depthwise convolution, a pointwise one, batch normalisation and ReLU. A
gate computed from the mean over the line lets the layers by the cell adapt to typeface and blur.
"""

from functools import partial

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


def taps(x, size, stride, padding):
    """The input under each tap of a filter; strides go by reshaping, which is much faster."""
    (rows, columns), (sy, sx), (py, px) = size, stride, padding
    count, height, width, channels = x.shape
    high, wide = (height + 2 * py - rows) // sy + 1, (width + 2 * px - columns) // sx + 1
    shift_y, shift_x = sy - 1, sx - 1
    x = jnp.pad(x, (
        (0, 0), (py + shift_y, py - shift_y), (px + shift_x, px - shift_x), (0, 0)))
    x = x.reshape(count, x.shape[1] // sy, sy, x.shape[2] // sx, sx, channels)
    places = [(i + shift_y, j + shift_x) for i in range(rows) for j in range(columns)]
    return [
        x[:, i // sy : i // sy + high, i % sy, j // sx : j // sx + wide, j % sx] for i, j in places]


@partial(jax.custom_vjp, nondiff_argnums=(2, 3))
def depthwise(x, w, stride, padding):
    """A 3 x 3 depthwise convolution; stride 2 needs padding 1 and an even side."""
    flat = w.reshape(-1, w.shape[-1])
    return sum(t * flat[k] for k, t in enumerate(taps(x, w.shape[:2], stride, padding)))


def depthwise_forward(x, w, stride, padding):
    return depthwise(x, w, stride, padding), (x, w)


def depthwise_backward(stride, padding, kept, slope):
    x, w = kept
    count, height, width, channels = x.shape
    flat = slope.reshape(-1, channels)
    ones = jnp.ones((1, len(flat)), jnp.float32)
    parts = [ones @ (t.reshape(-1, channels) * flat) for t in taps(x, w.shape[:2], stride, padding)]
    high, wide = height // stride[0], width // stride[1]
    p = jnp.pad(slope, (
        (0, 0), (2, 2 + high - slope.shape[1]), (2, 2 + wide - slope.shape[2]), (0, 0)))

    def routes(step, pad):
        """For each phase of the input: which taps lead to it, from how far."""
        return [[(i, pad - i) for i in range(3)]] if step == 1 else [[(1, 0)], [(0, 1), (2, 0)]]

    rows = []
    for down in routes(stride[0], padding[0]):
        rows.append(jnp.stack([
            sum(p[:, 2 + dy : 2 + dy + high, 2 + dx : 2 + dx + wide] * w[i, j]
                for i, dy in down for j, dx in across)
            for across in routes(stride[1], padding[1])], 3))
    return jnp.stack(rows, 2).reshape(x.shape), jnp.concatenate(parts).reshape(w.shape)


depthwise.defvjp(depthwise_forward, depthwise_backward)


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
    near = jnp.stack([y[:, 6 + k : 6 + k + 4 * (cells - 1) + 1 : 4] for k in range(5)], 2)
    y = jnp.einsum("bnkc,kcm->bncm", near, weights["depth e"])
    y = batch_norm(y.reshape(*y.shape[:2], -1) @ weights["point e"], "e")
    p = jnp.pad(y, ((0, 0), (1, 1), (0, 0)))
    z = sum(p[:, k : k + cells] * weights["depth f"][k] for k in range(3))
    y = y + batch_norm(z @ weights["point f"], "f")
    return y @ weights["out"] + weights["out bias"], seen
