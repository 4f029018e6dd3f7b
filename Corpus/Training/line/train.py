#!/usr/bin/env python3
"""Trains the net on the strips in a folder.

Usage: train.py --steps N --output FILE [--size medium] [--start FILE] [--rate R] PATTERN VALIDATION

Prints every 200 steps: loss, share of right cells. At the end, and at every fifth of the way, the
share of right cells and of lines without a fault on the validation strips.
"""

import argparse
import os
import pickle
import time

os.environ["XLA_FLAGS"] = (
    "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)
os.environ["OMP_NUM_THREADS"] = "1"
import cv2  # noqa: E402
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

import net  # noqa: E402
from batches import Lines, batch, window  # noqa: E402
from strip import normalised  # noqa: E402

cv2.setNumThreads(1)


def loss(weights, stats, x, labels):
    scores, seen = net.forward(weights, stats, x, True)
    logs = jax.nn.log_softmax(scores)
    picked = jnp.take_along_axis(logs, labels[..., None], -1)
    right = (scores.argmax(-1) == labels).mean()
    return -picked.mean(), (seen, right)


def step(weights, average, first, second, x, labels, rate, count):
    (value, (_, right)), slope = jax.value_and_grad(loss, has_aux=True)(weights, None, x, labels)
    norm = jnp.sqrt(sum(jnp.square(g).sum() for g in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda g: g * jnp.minimum(1, 1 / norm), slope)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, second, slope)

    def update(w, m, v):
        move = (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.99**count)) + 1e-8)
        return w - rate * (move + (1e-3 * w if w.ndim > 1 else 0))

    weights = jax.tree.map(update, weights, first, second)
    keep = jnp.minimum(0.999, (1 + count) / (10 + count))
    average = jax.tree.map(lambda a, w: keep * a + (1 - keep) * w, average, weights)
    return weights, average, first, second, value, right


def statistics(weights, rng, lines, rounds=40):
    """The batch statistics with the final weights, for use without a batch."""
    measure = jax.jit(lambda w, x: net.forward(w, None, x, True)[1])
    total = None
    for _ in range(rounds):
        seen = jax.tree.map(np.asarray, measure(weights, batch(rng, lines, 48)[0]))
        total = seen if total is None else jax.tree.map(lambda a, b: a + b, total, seen)
    return jax.tree.map(lambda a: a / rounds, total)


def validate(weights, stats, items, limit=600):
    """Share of right cells and of faultless lines, with a locator's usual errors."""
    run = jax.jit(lambda w, s, x: net.forward(w, s, x, False)[0])
    cells = right = lines = 0
    rng = np.random.default_rng(5)
    for count in (30, 36, 44):
        group = [item for item in items if len(item[1]) == count][: limit // 3]
        for at in range(0, len(group) - 9, 10):
            part = group[at : at + 10]
            x = normalised(np.stack([window(rng, item, 0, count, 0.6) for item in part]))
            best = np.asarray(run(weights, stats, x)).argmax(-1)
            same = best == np.stack([item[1] for item in part])
            cells, right, lines = cells + same.size, right + same.sum(), lines + same.all(1).sum()
    total = sum(min(limit // 3, sum(len(i[1]) == n for i in items)) // 10 * 10 for n in (30, 36, 44))
    return right / cells, lines / total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pattern")
    parser.add_argument("validation")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--size", default="medium")
    parser.add_argument("--start")
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    lines, held_back = Lines(options.pattern), Lines(options.validation).items
    size = options.size
    if options.start:
        with open(options.start, "rb") as file:
            size, weights, _ = pickle.load(file)
    else:
        weights, _ = net.init(size, options.seed)
    first = jax.tree.map(np.zeros_like, weights)
    second = jax.tree.map(np.zeros_like, weights)
    average = jax.tree.map(np.array, weights)
    run = jax.jit(step, donate_argnums=(0, 1, 2, 3))

    def save(note):
        final = jax.tree.map(np.asarray, average)
        stats = statistics(final, np.random.default_rng(9), lines)
        with open(options.output, "wb") as file:
            pickle.dump((size, final, stats), file)
        cells, whole = validate(final, stats, held_back)
        print("%s: validation cells %.4f lines %.4f" % (note, cells, whole), flush=True)

    begin, sums, fed = time.process_time(), np.zeros(3), 0.0
    for count in range(1, options.steps + 1):
        part = (count - 1) / options.steps
        rate = options.rate * min(1, count / 200) * (0.5 * (1 + np.cos(np.pi * part)) + 0.003)
        started = time.process_time()
        x, labels = batch(rng, lines, options.batch)
        fed += time.process_time() - started
        weights, average, first, second, value, right = run(
            weights, average, first, second, x, labels, np.float32(rate), np.float32(count))
        sums += (float(value), float(right), 1)
        if count % 200 == 0:
            lines.refresh()
            spent = time.process_time() - begin
            print("step %d loss %.4f cells %.4f rate %.5f lines %d cpu %.0f s, batches %.0f %%" % (
                count, sums[0] / sums[2], sums[1] / sums[2], rate, len(lines.items), spent,
                100 * fed / spent), flush=True)
            sums[:] = 0
        if count % max(1, options.steps // 5) == 0:
            save("step %d" % count)


if __name__ == "__main__":
    main()
