"""A QR code writer (ISO/IEC 18004, model 2): numeric and byte mode, levels L, M, versions 1-22."""

import numpy as np

CORRECTION = {
    "L": (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28),
    "M": (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28),
}
BLOCKS = {
    "L": (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9),
    "M": (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17),
}
LEVEL_BITS = {"L": 1, "M": 0}
MASKS = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def _multiply(a: int, b: int) -> int:
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= ((b >> bit) & 1) * a
    return product


def _correction(data: list[int], count: int) -> list[int]:
    divisor, root = [0] * (count - 1) + [1], 1
    for _ in range(count):
        for index in range(count):
            divisor[index] = _multiply(divisor[index], root)
            if index + 1 < count:
                divisor[index] ^= divisor[index + 1]
        root = _multiply(root, 2)
    remainder = [0] * count
    for value in data:
        factor = value ^ remainder[0]
        remainder = remainder[1:] + [0]
        remainder = [r ^ _multiply(d, factor) for r, d in zip(remainder, divisor)]
    return remainder


def _alignment(version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = (version * 4 + count * 2 + 1) // (2 * count - 2) * 2
    return [6] + [version * 4 + 10 - index * step for index in range(count - 1)][::-1]


def _capacity(version: int) -> int:
    bits = (16 * version + 128) * version + 64
    if version >= 2:
        count = version // 7 + 2
        bits -= (25 * count - 10) * count - 55
        if version >= 7:
            bits -= 36
    return bits // 8


def _bits(value: int, count: int) -> list[int]:
    return [(value >> index) & 1 for index in range(count - 1, -1, -1)]


def _stream(data: bytes, version: int) -> list[int]:
    if data.isdigit():
        bits = _bits(1, 4) + _bits(len(data), 10 if version < 10 else 12)
        for start in range(0, len(data), 3):
            group = data[start : start + 3]
            bits += _bits(int(group), (4, 7, 10)[len(group) - 1])
        return bits
    bits = _bits(4, 4) + _bits(len(data), 8 if version < 10 else 16)
    for value in data:
        bits += _bits(value, 8)
    return bits


def symbol(data: bytes, level: str = "M") -> np.ndarray:
    """The smallest symbol that holds `data`: True where dark, no quiet zone."""
    for version in range(1, 23):
        room = _capacity(version) - CORRECTION[level][version - 1] * BLOCKS[level][version - 1]
        bits = _stream(data, version)
        if len(bits) <= room * 8:
            break
    else:
        raise ValueError("too much for version 22")
    bits += [0] * min(4, room * 8 - len(bits))
    bits += [0] * (-len(bits) % 8)
    words = [int("".join(map(str, bits[i : i + 8])), 2) for i in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[index % 2] for index in range(room - len(words))]
    return _drawn(_interleaved(words, version, level), version, level)


def _interleaved(words, version, level):
    blocks, count = BLOCKS[level][version - 1], CORRECTION[level][version - 1]
    short = len(words) // blocks
    long_from = blocks - len(words) % blocks
    data, at = [], 0
    for block in range(blocks):
        length = short + (block >= long_from)
        data.append(words[at : at + length])
        at += length
    checks = [_correction(block, count) for block in data]
    result = [block[index] for index in range(short + 1) for block in data if index < len(block)]
    return result + [check[index] for index in range(count) for check in checks]


def _drawn(words, version, level):
    size = version * 4 + 17
    dark, fixed = np.zeros((size, size), bool), np.zeros((size, size), bool)

    def put(y, x, value):
        if 0 <= y < size and 0 <= x < size:
            dark[y, x], fixed[y, x] = value, True

    for index in range(size):
        put(6, index, index % 2 == 0)
        put(index, 6, index % 2 == 0)
    for cy, cx in ((3, 3), (3, size - 4), (size - 4, 3)):
        for dy in range(-4, 5):
            for dx in range(-4, 5):
                put(cy + dy, cx + dx, max(abs(dy), abs(dx)) not in (2, 4))
    places = _alignment(version)
    last = len(places) - 1
    for i, cy in enumerate(places):
        for j, cx in enumerate(places):
            if (i, j) not in ((0, 0), (0, last), (last, 0)):
                for dy in range(-2, 3):
                    for dx in range(-2, 3):
                        put(cy + dy, cx + dx, max(abs(dy), abs(dx)) != 1)
    _format(put, size, level, 0)
    if version >= 7:
        remainder = version
        for _ in range(12):
            remainder = (remainder << 1) ^ ((remainder >> 11) * 0x1F25)
        value = version << 12 | remainder
        for index in range(18):
            a, b = size - 11 + index % 3, index // 3
            put(b, a, (value >> index) & 1 == 1)
            put(a, b, (value >> index) & 1 == 1)
    free = [
        (size - 1 - y if (right + 1) & 2 == 0 else y, right - j)
        for right in (x - 1 if x <= 6 else x for x in range(size - 1, 0, -2))
        for y in range(size)
        for j in (0, 1)
    ]
    free = [(y, x) for y, x in free if not fixed[y, x]]
    bits = [bit for word in words for bit in _bits(word, 8)]
    for (y, x), bit in zip(free, bits):
        dark[y, x] = bool(bit)
    y, x = np.mgrid[0:size, 0:size]
    best = None
    for number, mask in enumerate(MASKS):
        trial = dark ^ ((mask(y, x) == 0) & ~fixed)
        penalty = _penalty(trial)
        if best is None or penalty < best[0]:
            best = penalty, number, trial
    _, number, dark = best
    _format(put_into(dark), size, level, number)
    return dark


def put_into(dark):
    def put(y, x, value):
        dark[y, x] = value

    return put


def _format(put, size, level, mask):
    data = LEVEL_BITS[level] << 3 | mask
    remainder = data
    for _ in range(10):
        remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537)
    value = (data << 10 | remainder) ^ 0x5412
    bit = [(value >> index) & 1 == 1 for index in range(15)]
    for index in range(6):
        put(index, 8, bit[index])
    put(7, 8, bit[6])
    put(8, 8, bit[7])
    put(8, 7, bit[8])
    for index in range(9, 15):
        put(8, 14 - index, bit[index])
    for index in range(8):
        put(8, size - 1 - index, bit[index])
    for index in range(8, 15):
        put(size - 15 + index, 8, bit[index])
    put(size - 8, 8, True)


def _penalty(dark) -> float:
    total = 3.0 * np.count_nonzero(
        (dark[:-1, :-1] == dark[1:, :-1])
        & (dark[:-1, :-1] == dark[:-1, 1:])
        & (dark[:-1, :-1] == dark[1:, 1:])
    )
    for lines in (dark, dark.T):
        for line in lines:
            edges = np.flatnonzero(np.diff(line.astype(np.int8)))
            runs = np.diff(np.concatenate(([-1], edges, [len(line) - 1])))
            total += float(np.sum(runs[runs >= 5] - 2))
    return total + abs(dark.mean() - 0.5) * 200
