#!/usr/bin/python3
"""Reads the lines of a list with a Tesseract model and counts.

Usage: evaluate.py MODEL LIST.tsv [SEGMENTATION]   (a list as lines.py --png makes it)

Prints lines read exactly, characters wrong in a hundred, and CPU time a line. Tesseract is called
through its C functions in libtesseract 5, page segmentation 13 unless another is given.
"""

import ctypes
import os
import sys
import time

os.environ["OMP_THREAD_LIMIT"] = "1"  # read when OpenCV brings in the OpenMP library
import cv2  # noqa: E402

tesseract = ctypes.CDLL("libtesseract.so.5")
tesseract.TessBaseAPICreate.restype = ctypes.c_void_p
tesseract.TessBaseAPIGetUTF8Text.restype = ctypes.c_void_p


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


class Engine:
    def __init__(self, model, segmentation):
        self.handle = ctypes.c_void_p(tesseract.TessBaseAPICreate())
        folder, name = os.path.split(os.path.abspath(model))
        language = name.removesuffix(".traineddata").encode()
        if tesseract.TessBaseAPIInit2(self.handle, folder.encode(), language, 1) != 0:
            raise SystemExit("the model cannot be read")
        tesseract.TessBaseAPISetVariable(self.handle, b"debug_file", b"/dev/null")
        tesseract.TessBaseAPISetPageSegMode(self.handle, segmentation)

    def read(self, image):
        height, width = image.shape
        tesseract.TessBaseAPISetImage(self.handle, image.tobytes(), width, height, 1, width)
        tesseract.TessBaseAPISetSourceResolution(self.handle, 300)
        text = tesseract.TessBaseAPIGetUTF8Text(self.handle)
        if not text:
            return ""
        result = ctypes.string_at(text).decode()
        tesseract.TessDeleteText(ctypes.c_void_p(text))
        return "".join(result.split())


def main():
    if len(sys.argv) not in (3, 4):
        print("usage: evaluate.py MODEL LIST.tsv [SEGMENTATION]", file=sys.stderr)
        sys.exit(64)
    model, listing = sys.argv[1:3]
    engine = Engine(model, int(sys.argv[3]) if len(sys.argv) > 3 else 13)
    lines = exact = wrong = characters = 0
    spent = 0.0
    for row in open(listing):
        path, text = row.rstrip("\n").split("\t")
        image = cv2.imread(path, 0)
        start = time.process_time()
        read = engine.read(image)
        spent += time.process_time() - start
        lines += 1
        exact += read == text
        wrong += distance(read, text)
        characters += len(text)
    print("lines %d exact %.1f %% characters wrong %.2f %% CPU %.1f ms a line" % (
        lines, 100 * exact / lines, 100 * wrong / characters, 1000 * spent / lines))


if __name__ == "__main__":
    main()
