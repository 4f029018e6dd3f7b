"""zxing-cpp, held to the two symbologies that our reader looks for."""

import base64
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import zxingcpp

FORMATS = [zxingcpp.BarcodeFormat.PDF417, zxingcpp.BarcodeFormat.QRCode]


def read(image):
    return {
        "barcodes": [
            {
                "symbology": "PDF417" if "417" in str(barcode.format) else "QR",
                "base64": base64.b64encode(barcode.bytes).decode("ascii"),
                "text": barcode.text,
            }
            for barcode in zxingcpp.read_barcodes(image, formats=FORMATS)
        ]
    }


adapter.run(adapter.version("zxing-cpp"), adapter.gray, read)
