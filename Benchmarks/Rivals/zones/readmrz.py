"""readmrz with its own model; it reads passports and cards of three lines only."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import readmrz
from mrz.checker.td1 import TD1CodeChecker
from mrz.checker.td3 import TD3CodeChecker

adapter.need("tesseract", "tesseract-ocr")
detector = readmrz.MrzDetector()
reader = readmrz.MrzReader()


def read(image):
    code = reader.read_mrz(detector.crop_area(image))
    lines = code.split("\n") if code else []
    checker = {92: TD1CodeChecker, 89: TD3CodeChecker}.get(len(code))
    return {"zones": [lines] if lines else [], "accepted": bool(checker and checker(code))}


adapter.run(f"{adapter.version('readmrz')}, its own model", adapter.colour, read)
