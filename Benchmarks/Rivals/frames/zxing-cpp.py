"""Times zxing-cpp's ReadBarcodes over grey frames, for `docread-bench frames --rivals`.

    python zxing-cpp.py LIST REPEAT

LIST holds one binary PGM file a line. Prints one JSON line a frame: {"rival", "path", "symbols",
"cpuMilliseconds": [one of each of the REPEAT readings]}. The frame lies in memory before the clock of
the thread starts, and is read once before without a clock. PDF417 and QR are looked for, with the
library's defaults otherwise.
"""

import json
import sys
import time
from importlib import metadata
from pathlib import Path

import numpy
import zxingcpp

FORMATS = [zxingcpp.BarcodeFormat.PDF417, zxingcpp.BarcodeFormat.QRCode]
RIVAL = f"zxing-cpp {metadata.version('zxing-cpp')}"


def grey(path):
    data = Path(path).read_bytes()
    magic, width, height, most = data.split(maxsplit=4)[:4]
    if magic != b"P5" or most != b"255":
        raise ValueError(f"{path} is no grey picture of bytes")
    pixels = numpy.frombuffer(data, numpy.uint8)[-int(width) * int(height) :]
    return pixels.reshape(int(height), int(width))


def times(frame, repeat):
    symbols = zxingcpp.read_barcodes(frame, formats=FORMATS)
    milliseconds = []
    for _ in range(repeat):
        start = time.thread_time_ns()
        zxingcpp.read_barcodes(frame, formats=FORMATS)
        milliseconds.append((time.thread_time_ns() - start) / 1e6)
    return len(symbols), milliseconds


for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
    count, milliseconds = times(grey(line), int(sys.argv[2]))
    print(json.dumps({"rival": RIVAL, "path": line, "symbols": count, "cpuMilliseconds": milliseconds}))
