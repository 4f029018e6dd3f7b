"""Debian's libzxing (libzxing-dev), through a function that g++ compiles when the adapter starts."""

import base64
import ctypes
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import numpy

folder = tempfile.TemporaryDirectory()
library = str(Path(folder.name) / "libzxing-adapter.so")
source = Path(__file__).with_suffix(".cpp")
try:
    subprocess.run(
        ["g++", "-std=c++17", "-O2", "-shared", "-fPIC", "-o", library, str(source), "-lZXing"],
        check=True,
        capture_output=True,
    )
    version = subprocess.run(
        ["pkg-config", "--modversion", "zxing"], capture_output=True, text=True, check=True
    ).stdout.strip()
except (OSError, subprocess.CalledProcessError):
    adapter.leave("Debian's libzxing is missing: apt-get install libzxing-dev g++ pkg-config")
read_symbols = ctypes.CDLL(library).read_symbols
buffer = (ctypes.c_ubyte * (1 << 20))()


def read(image):
    pixels = numpy.ascontiguousarray(image)
    height, width = pixels.shape
    count = read_symbols(pixels.ctypes.data_as(ctypes.c_void_p), width, height, buffer, len(buffer))
    data = bytes(buffer[: max(0, count)])
    barcodes = []
    while data:
        size = int.from_bytes(data[1:5], "little")
        barcodes.append(
            {
                "symbology": "PDF417" if data[:1] == b"P" else "QR",
                "base64": base64.b64encode(data[5 : 5 + size]).decode("ascii"),
            }
        )
        data = data[5 + size :]
    return {"barcodes": barcodes}


adapter.run(f"libzxing {version}", adapter.gray, read)
