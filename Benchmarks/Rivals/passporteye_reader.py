"""PassportEye on a picture that is decoded already; its adapters differ in the model only."""

import adapter
from passporteye.mrz.image import MRZPipeline
from passporteye.mrz.text import MRZOCRCleaner


class Loaded:
    """Stands in for PassportEye's loader, which would open the file."""

    __depends__ = []
    __provides__ = ["img"]

    def __init__(self, image):
        self.image = image / 255.0

    def __call__(self):
        return self.image


def run(model, parameters=""):
    adapter.need("tesseract", "tesseract-ocr")

    def read(image):
        pipeline = MRZPipeline("", parameters)
        pipeline.replace_component("loader", Loaded(image))
        zone = pipeline.result
        if zone is None:
            return {"zones": []}
        return {
            "zones": [list(MRZOCRCleaner.apply(zone.aux["raw_text"]))],
            "accepted": bool(zone.valid),
        }

    adapter.run(f"{adapter.version('PassportEye')}, {model}", adapter.gray, read)
