"""blitzid with the models that rapidocr ships.

blitzid answers fields and no lines: its fields are judged, and its lines are those of the zone that
it took them from, before its own corrections.
"""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])
import adapter
import onnxruntime
import rapidocr
from blitzid.exceptions import BlitzIDError
from blitzid.reading import mrz, ocr

# blitzid does not pass on how many threads its engine may use.
_options = onnxruntime.SessionOptions


def _one_thread():
    options = _options()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    return options


onnxruntime.SessionOptions = _one_thread
texts = ocr.RapidOCRReader(model_dir=Path(rapidocr.__file__).parent / "models")
reader = mrz.MRZReader(reader=texts)


def read(image):
    found = texts.read(image)
    try:
        record = reader.parse(found)
    except BlitzIDError:
        groups = list(mrz._select_mrz_lines(found))
        return {"zones": groups[:1], "accepted": False}
    lines = next(lines for lines in mrz._select_mrz_lines(found) if _parses(lines))
    fields = {
        "number": record.document_number,
        "birth": record.birth_date,
        "expiry": record.expiry_date,
        "names": f"{record.surname}<<{record.given_names}",
    }
    return {"zones": [lines], "accepted": True, "fields": fields}


def _parses(lines):
    try:
        mrz._parse(lines)
        return True
    except BlitzIDError:
        return False


adapter.run(
    f"{adapter.version('blitzid')}, {adapter.version('rapidocr')} and its own models", adapter.colour, read
)
