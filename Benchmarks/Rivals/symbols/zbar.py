"""zbar through pyzbar, QR codes only: its PDF417 decoder gives no codewords."""

import base64
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
from pyzbar import pyzbar


def read(image):
    return {
        "barcodes": [
            {"symbology": "QR", "base64": base64.b64encode(symbol.data).decode("ascii")}
            for symbol in pyzbar.decode(image, symbols=[pyzbar.ZBarSymbol.QRCODE])
        ]
    }


adapter.run(f"zbar by {adapter.version('pyzbar')}", adapter.gray, read)
