"""PassportEye as it comes, with the model of English that Debian gives Tesseract."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import passporteye_reader

passporteye_reader.run("model eng")
