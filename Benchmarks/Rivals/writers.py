#!/usr/bin/env python3
"""Whether zxing-cpp reads the symbols that we write, byte by byte.

    docread-bench writers FOLDER && writers.py FOLDER
"""
import collections
import csv
import pathlib
import sys

import numpy
import zxingcpp
from PIL import Image

FORMATS = {
    "PDF417": zxingcpp.BarcodeFormat.PDF417,
    "MicroPDF417": zxingcpp.BarcodeFormat.MicroPDF417,
    "QR": zxingcpp.BarcodeFormat.QRCode,
    "Micro QR": zxingcpp.BarcodeFormat.MicroQRCode,
    "rMQR": zxingcpp.BarcodeFormat.RMQRCode,
}

folder = pathlib.Path(sys.argv[1])
counts = collections.defaultdict(collections.Counter)
for row in csv.DictReader((folder / "written.tsv").open(), delimiter="\t"):
    image = numpy.asarray(Image.open(folder / row["file"]).convert("L"))
    found = zxingcpp.read_barcodes(image, formats=FORMATS[row["symbology"]])
    said = [barcode.bytes.hex() for barcode in found]
    outcome = "the same" if row["hex"] in said else "nothing" if not said else "another"
    counts[row["symbology"]][outcome] += 1
    if outcome == "another":
        print(f"{row['file']}: {said[0]}, and {row['hex']} is written")
for symbology, outcomes in counts.items():
    print(symbology, ", ".join(f"{name} {count}" for name, count in sorted(outcomes.items())))
