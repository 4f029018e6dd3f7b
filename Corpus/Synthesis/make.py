#!/usr/bin/python3
"""Makes the corpus: `make.py SET --seed N --count N [--grade g1...g5|all] --out DIR [--jobs N]`."""

import argparse
import multiprocessing
from pathlib import Path
from random import Random

import cv2

import cards
import frames
import grades
import negatives
import scanner
import sequences
import truth


def _write(folder: Path, name: str, extension: str, image, facts: dict, quality: int = 90) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    options = [cv2.IMWRITE_JPEG_QUALITY, quality] if extension == "jpg" else [cv2.IMWRITE_PNG_COMPRESSION, 9]
    written, data = cv2.imencode("." + extension, image, options)
    if not written:
        raise RuntimeError("cannot encode " + name)
    (folder / f"{name}.{extension}").write_bytes(data.tobytes())
    truth.write_truth(folder / f"{name}.json", facts)


def make_specimen(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"specimens/{seed}/{index}")
    image, page, project, camera = scanner.specimen_picture(rng, index)
    small = image.shape[0] * image.shape[1] < 250_000
    extension = "png" if small and rng.random() < 0.5 else "jpg"
    camera["quality"] = rng.randint(72, 92) if extension == "jpg" else 100
    name = f"{page.zone.format.lower()}-{index:03d}"
    facts = truth.picture_truth("specimens", "g0", image.shape[1::-1], page, project, camera, "specimen")
    _write(folder, name, extension, image, facts, camera["quality"])


def make_frame(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"frames/{seed}/{grade}/{index}")
    image, page, view = frames.frame(rng, index, grades.GRADES[grade])
    facts = truth.picture_truth("frames", grade, image.shape[1::-1], page, view.project, view.facts(), "document")
    _write(folder, f"{grade}-{page.zone.format.lower()}-{index:03d}", "jpg", image, facts, view.quality)


def make_negative(seed: int, index: int, grade: str, folder: Path) -> None:
    subject, drawn, image, view = negatives.negative(Random(f"negatives/{seed}/{index}"), index)
    facts = truth.picture_truth("negatives", drawn.name, image.shape[1::-1], None, None, view.facts(), subject)
    _write(folder, f"{subject}-{index:03d}", "jpg", image, facts, view.quality)


def make_card(seed: int, index: int, grade: str, folder: Path) -> None:
    _card("cards", cards.licence, seed, index, grade, folder)


def make_qr_card(seed: int, index: int, grade: str, folder: Path) -> None:
    _card("qr", cards.identity, seed, index, grade, folder)


def _card(set_name, draw, seed, index, grade, folder):
    rng = Random(f"{set_name}/{seed}/{grade}/{index}")
    image, page, view, extra = cards.picture(rng, grades.GRADES[grade], draw)
    facts = truth.picture_truth(set_name, grade, image.shape[1::-1], page, view.project, view.facts(), extra.pop("payload"))
    facts["barcodes"][0].update(extra)
    _write(folder, f"{grade}-{facts['subject']}-{index:03d}", "jpg", image, facts, view.quality)


def make_sequence(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"sequence/{seed}/{grade}/{index}")
    for number, (image, page, view) in enumerate(sequences.sequence(rng, index, grades.GRADES[grade])):
        facts = truth.picture_truth("sequence", grade, image.shape[1::-1], page, view.project, view.facts(), f"sequence-{index:03d}")
        _write(folder / f"{grade}-{index:03d}", f"frame-{number:02d}", "jpg", image, facts, view.quality)


MAKERS = {"specimens": make_specimen, "frames": make_frame, "negatives": make_negative, "cards": make_card, "qr": make_qr_card,
          "sequence": make_sequence}
GRADED = ("frames", "cards", "qr", "sequence")


def _run(task) -> str:
    cv2.setNumThreads(1)
    kind, seed, index, grade, folder = task
    MAKERS[kind](seed, index, grade, folder)
    return kind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("set", choices=MAKERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--grade", choices=(*grades.GRADES, "all"), default="all")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    chosen = list(grades.GRADES) if options.grade == "all" else [options.grade]
    chosen = chosen if options.set in GRADED else ["g0"]
    tasks = [(options.set, options.seed, index, grade, options.out) for grade in chosen for index in range(options.count)]
    if options.jobs > 1:
        with multiprocessing.Pool(options.jobs) as pool:
            pool.map(_run, tasks, chunksize=1)
    else:
        for task in tasks:
            _run(task)
    print(f"{len(tasks)} pictures in {options.out}")


if __name__ == "__main__":
    main()
