"""PassportEye with our own model, so that engines and not models are compared."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import passporteye_reader

passporteye_reader.run("our model", f"--tessdata-dir {adapter.our_model()} -l mrz")
