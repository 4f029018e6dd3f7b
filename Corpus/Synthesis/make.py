#!/usr/bin/python3
"""Makes the corpus: `make.py SET --seed N --count N [--grade g1...g5|all] --out DIR [--jobs N]`.

A picture depends on its set, seed, grade and index alone, so neither order nor jobs change it.
"""

import argparse
import multiprocessing
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import cv2

import bursts
import burnt
import cards
import check
import frames
import fronts
import grades
import licencelines
import lookalikes
import negatives
import prints
import scanner
import sequences
import sheets
import spines
import tight
import truth
import typefaces
import written
import zone as zones


PAGES = written.PAGES


def _write(folder: Path, name: str, extension: str, image, facts: dict, quality: int = 90) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    options = (
        [cv2.IMWRITE_JPEG_QUALITY, quality]
        if extension == "jpg"
        else [cv2.IMWRITE_PNG_COMPRESSION, 9]
    )
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
    facts = truth.picture_truth(
        "specimens", "g0", image.shape[1::-1], page, project, camera, "specimen"
    )
    _write(folder, name, extension, image, facts, camera["quality"])


def make_frame(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"frames/{seed}/{grade}/{index}")
    image, page, view = frames.frame(rng, index, grades.GRADES[grade])
    facts = truth.picture_truth(
        "frames", grade, image.shape[1::-1], page, view.project, view.facts(), "document"
    )
    _write(
        folder, f"{grade}-{page.zone.format.lower()}-{index:03d}", "jpg", image, facts, view.quality
    )


def make_licence_line(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"licence-lines/{seed}/{grade}/{index}")
    cropped = licencelines.picture(rng, index, grade)
    _write_cropped("licence-lines", grade, index, cropped, folder)


def make_swiss_licence(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"swiss-lines/{seed}/{grade}/{index}")
    cropped = licencelines.picture(rng, index, grade, "CHDL")
    _write_cropped("swiss-lines", grade, index, cropped, folder)


def make_burnt(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"burnt/{seed}/{grade}/{index}")
    image, page, view, spot = burnt.frame(rng, index, grade)
    facts = truth.picture_truth(
        "burnt", grade, image.shape[1::-1], page, view.project, view.facts(), "document"
    )
    facts["spot"] = spot
    name = f"{grade}-{page.zone.format.lower()}-{index:03d}"
    _write(folder, name, "jpg", image, facts, view.quality)


def make_cropped_burnt(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"burnt/{seed}/{grade}/{index}")
    image, page, view, spot = burnt.frame(rng, index, grade)
    _write_cropped("burnt", grade, index, next(bursts.cropped([(image, page, view)])), folder, spot)


def make_spine(seed: int, index: int, grade: str, folder: Path) -> None:
    image, page, view = spines.frame(Random(f"spines/{seed}/{grade}/{index}"), index, grade)
    _write_cropped("spines", grade, index, next(bursts.cropped([(image, page, view)])), folder)


def make_lookalike(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"lookalikes/{seed}/{grade}/{index}")
    _write_cropped("lookalikes", grade, index, lookalikes.picture(rng, index, grade), folder)


def _write_cropped(set_name: str, grade: str, index: int, cropped, folder: Path, spot=None) -> None:
    image, page, project, view = cropped
    facts = truth.picture_truth(
        set_name, grade, image.shape[1::-1], page, project, view.facts(), "document"
    )
    if spot:
        facts["spot"] = spot
    name = f"{grade}-{page.zone.format.lower()}-{index:03d}"
    _write(folder, name, "jpg", image, facts, view.quality)


def make_negative(seed: int, index: int, grade: str, folder: Path) -> None:
    subject, drawn, image, view = negatives.negative(Random(f"negatives/{seed}/{index}"), index)
    facts = truth.picture_truth(
        "negatives", drawn.name, image.shape[1::-1], None, None, view.facts(), subject
    )
    _write(folder, f"{subject}-{index:03d}", "jpg", image, facts, view.quality)


def make_print(seed: int, index: int, grade: str, folder: Path) -> None:
    subject, image = prints.foreign_print(Random(f"prints/{seed}/{index}"), index)
    facts = truth.picture_truth("prints", "g0", image.shape[1::-1], None, None, {}, subject)
    _write(folder, f"{subject}-{index:04d}", "png", image, facts)


def make_small_print(seed: int, index: int, grade: str, folder: Path) -> None:
    subject, image = prints.foreign_print(Random(f"prints/{seed}/{index}"), index)
    facts = truth.picture_truth("prints", "g0", image.shape[1::-1], None, None, {}, subject)
    _write(folder, f"{subject}-{index:03d}", "jpg", image, facts, 75)


def make_font(seed: int, index: int, grade: str, folder: Path) -> None:
    setting, image, project, camera = typefaces.picture(Random(f"fonts/{seed}/{index}"), index)
    facts = truth.picture_truth(
        "fonts", "g0", image.shape[1::-1], None, None, camera, setting.face
    )
    facts |= {"kind": "positive", "documents": [typefaces.zone_truth(setting, project)]}
    extension = "png" if camera["quality"] == 100 else "jpg"
    name = f"{setting.face}-{setting.zone.format.lower()}-{index:03d}"
    _write(folder, name, extension, image, facts, camera["quality"])


def make_strip(seed: int, index: int, grade: str, folder: Path) -> None:
    image, page, project, camera = tight.strip(Random(f"strips/{seed}/{index}"), index)
    facts = truth.picture_truth("strips", "g0", image.shape[1::-1], page, project, camera, "strip")
    extension = "png" if camera["binary"] or index % 5 == 0 else "jpg"
    if extension == "png" and image.ndim == 3:
        image = cv2.cvtColor(image, cv2.COLOR_BGR2BGRA)
    _write(folder, f"{page.zone.format.lower()}-{index:03d}", extension, image, facts)


def make_card(seed: int, index: int, grade: str, folder: Path) -> None:
    _card("cards", cards.licence, seed, index, grade, folder)


def make_page(seed: int, index: int, grade: str, folder: Path) -> None:
    _page("pages", _fronts(fronts.DRAW), seed, index, grade, folder)


def make_written_page(seed: int, index: int, grade: str, folder: Path) -> None:
    entries = written.written_pages(PAGES)
    entry = entries[index % len(entries)]
    draw = {entry["zone"]: partial(written.page, entry=entry)}
    _page("written", draw, seed, index, grade, folder)


def make_coded_page(seed: int, index: int, grade: str, folder: Path) -> None:
    _page("coded", _fronts(fronts.CODED), seed, index, grade, folder)


def _fronts(kinds) -> dict:
    return {kind: partial(fronts.page, kind=kind) for kind in kinds}


def _page(set_name: str, draw, seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"{set_name}/{seed}/{grade}/{index}")
    kind = list(draw)[index % len(draw)]
    if grade == "g0":
        page = draw[kind](rng, scale=rng.uniform(7, 13), hard=0.4)
        image, project, camera = scanner.scan(rng, page)
        view = None
    else:
        # Without a zone nothing tells which way is up.
        found = replace(grades.GRADES[grade], free_turn=0.0)
        scale = rng.uniform(*found.character) / 2.54
        page = draw[kind](rng, scale=scale * 1.2, hard=found.wear)
        image, view = frames.take(rng, page, found, scale, upright=False, whole=True)
        project, camera = view.project, view.facts()
    facts = truth.picture_truth(set_name, grade, image.shape[1::-1], page, project, camera, kind)
    quality = view.quality if view else 88
    _write(folder, f"{grade}-{kind}-{index:03d}", "jpg", image, facts, quality)


def make_qr_card(seed: int, index: int, grade: str, folder: Path) -> None:
    _card("qr", cards.identity, seed, index, grade, folder)


def _card(set_name, draw, seed, index, grade, folder):
    rng = Random(f"{set_name}/{seed}/{grade}/{index}")
    image, page, view, extra = cards.picture(rng, {**grades.GRADES, **grades.SYMBOLS}[grade], draw)
    facts = truth.picture_truth(
        set_name, grade, image.shape[1::-1], page, view.project, view.facts(), extra.pop("payload")
    )
    facts["barcodes"][0].update(extra)
    _write(folder, f"{grade}-{facts['subject']}-{index:03d}", "jpg", image, facts, view.quality)


def make_sequence(seed: int, index: int, grade: str, folder: Path) -> None:
    rng = Random(f"sequence/{seed}/{grade}/{index}")
    for number, (image, page, view) in enumerate(
        sequences.sequence(rng, index, grades.GRADES[grade])
    ):
        facts = truth.picture_truth(
            "sequence",
            grade,
            image.shape[1::-1],
            page,
            view.project,
            view.facts(),
            f"sequence-{index:03d}",
        )
        _write(
            folder / f"{grade}-{index:03d}",
            f"frame-{number:02d}",
            "jpg",
            image,
            facts,
            view.quality,
        )


def make_burst(seed: int, index: int, grade: str, folder: Path) -> None:
    taken = _burst(seed, index, grade)
    shown = ((image, page, view.project, view) for image, page, view in taken)
    _write_burst(shown, index, grade, folder)


def make_relative(seed: int, index: int, grade: str, folder: Path) -> None:
    """Bursts 2k and 2k + 1 are of twins."""
    zone = zones.relatives(f"relatives/{seed}/{grade}", index)
    rng = Random(f"relatives/{seed}/{grade}/{index}")
    taken = bursts.burst(rng, index, grades.GRADES[grade], zone=zone)
    shown = ((image, page, view.project, view) for image, page, view in taken)
    _write_burst(shown, index, grade, folder)


def make_cropped_burst(seed: int, index: int, grade: str, folder: Path) -> None:
    _write_burst(bursts.cropped(list(_burst(seed, index, grade))), index, grade, folder)


def _burst(seed: int, index: int, grade: str):
    return bursts.burst(Random(f"bursts/{seed}/{grade}/{index}"), index, grades.GRADES[grade])


def _write_burst(shown, index: int, grade: str, folder: Path) -> None:
    name = f"{grade}-{index:03d}"
    for number, (image, page, project, view) in enumerate(shown):
        facts = truth.picture_truth(
            "bursts", grade, image.shape[1::-1], page, project, view.facts(), f"burst-{name}"
        )
        _write(folder / name, f"frame-{number:02d}", "jpg", image, facts, view.quality)


MAKERS = {
    "specimens": make_specimen,
    "frames": make_frame,
    "licence-lines": make_licence_line,
    "swiss-lines": make_swiss_licence,
    "burnt": make_burnt,
    "cropped-burnt": make_cropped_burnt,
    "spines": make_spine,
    "lookalikes": make_lookalike,
    "negatives": make_negative,
    "prints": make_print,
    "small-prints": make_small_print,
    "fonts": make_font,
    "strips": make_strip,
    "cards": make_card,
    "pages": make_page,
    "written": make_written_page,
    "coded": make_coded_page,
    "qr": make_qr_card,
    "sequence": make_sequence,
    "bursts": make_burst,
    "cropped-bursts": make_cropped_burst,
    "relatives": make_relative,
}
GRADED = (
    "frames",
    "licence-lines",
    "swiss-lines",
    "burnt",
    "cropped-burnt",
    "spines",
    "lookalikes",
    "cards",
    "qr",
    "sequence",
    "bursts",
    "cropped-bursts",
    "relatives",
)


def _begin(written_pages: Path) -> None:
    global PAGES
    PAGES = written_pages
    cv2.setNumThreads(1)


def _run(task) -> None:
    kind, seed, index, grade, folder = task
    MAKERS[kind](seed, index, grade, folder)


def tasks_of(kind: str, seed: int, count: int, grade: str, folder: Path) -> list:
    """The pictures of one set; `grade` counts for sets that have grades."""
    if kind in ("pages", "coded", "written"):
        # Scans, and the grades in which a phone's video still shows small print.
        chosen = ["g0", "g1", "g2", "g3"] if grade == "all" else [grade]
    else:
        chosen = (list(grades.GRADES) if grade == "all" else [grade]) if kind in GRADED else ["g0"]
    return [(kind, seed, index, name, folder) for name in chosen for index in range(count)]


# The committed corpus: set, folder, pictures (of every grade where the set has grades), grade.
COMMITTED = (
    ("specimens", "Specimens", 30, "all"),
    ("frames", "Frames", 18, "all"),
    ("negatives", "Negatives", 25, "all"),
    ("small-prints", "Prints", 35, "all"),
    ("cards", "Cards", 10, "all"),
    ("qr", "QR", 2, "all"),
    ("pages", "Pages", 8, "g0"),
    ("pages", "Pages", 4, "g1"),
    ("coded", "Coded", 1, "g0"),
    ("coded", "Coded", 1, "g1"),
    ("strips", "Strips", 24, "all"),
    ("fonts", "Fonts", 24, "all"),
    ("lookalikes", "Lookalikes", 6, "g1"),
    ("lookalikes", "Lookalikes", 6, "g2"),
    ("lookalikes", "Lookalikes", 6, "g3"),
    ("lookalikes", "Lookalikes", 6, "g4"),
    ("licence-lines", "Licences", 6, "g1"),
    ("licence-lines", "Licences", 6, "g2"),
    ("licence-lines", "Licences", 6, "g3"),
    ("licence-lines", "Licences", 4, "g4"),
    ("swiss-lines", "SwissLicences", 4, "g1"),
    ("swiss-lines", "SwissLicences", 4, "g2"),
    ("swiss-lines", "SwissLicences", 4, "g3"),
    ("cropped-burnt", "Burnt", 6, "g2"),
    ("cropped-burnt", "Burnt", 12, "g3"),
    ("spines", "Spines", 8, "g1"),
    ("spines", "Spines", 8, "g2"),
    ("sequence", "Sequence", 1, "g3"),
    ("cropped-bursts", "Bursts", 1, "g1"),
    ("cropped-bursts", "Bursts", 1, "g2"),
    ("cropped-bursts", "Bursts", 4, "g3"),
    ("cropped-bursts", "Bursts", 6, "g4"),
    ("cropped-bursts", "Bursts", 6, "g5"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "set",
        choices=(*MAKERS, "all", "check", "sheets"),
        help="a set; or all: the committed corpus; or check, sheets: of what is in --out already",
    )
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument(
        "--count", type=int, default=20, help="pictures, of every grade where the set has grades"
    )
    parser.add_argument(
        "--grade", choices=("g0", *grades.GRADES, *grades.SYMBOLS, "all"), default="all"
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--pages", type=Path, default=PAGES, help="the pages of written, as lines; %(default)s"
    )
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    if options.grade in grades.SYMBOLS and options.set not in ("cards", "qr"):
        parser.error(f"{options.grade} is a grade of cards and qr alone")
    if options.set == "written" and not options.pages.is_file():
        parser.error(f"{options.pages} is no file")
    if options.set in ("check", "sheets") and not options.out.is_dir():
        parser.error(f"{options.out} is no folder")
    if options.set == "check":
        sys.exit(check_all(options.out))
    if options.set in ("all", "sheets"):
        tasks = [
            task
            for kind, folder, count, grade in COMMITTED
            for task in tasks_of(kind, options.seed, count, grade, options.out / folder)
        ]
    else:
        tasks = tasks_of(options.set, options.seed, options.count, options.grade, options.out)
    if options.set != "sheets":
        with multiprocessing.Pool(options.jobs, _begin, (options.pages,)) as pool:
            for _ in pool.imap_unordered(_run, tasks):
                pass
    if options.set in ("all", "sheets"):
        for grade in grades.GRADES:
            sheet = sheets.contact_sheet(options.out / "Frames", grade)
            (options.out / "Grades").mkdir(exist_ok=True)
            cv2.imwrite(
                str(options.out / "Grades" / f"{grade}.jpg"), sheet, [cv2.IMWRITE_JPEG_QUALITY, 80]
            )
    print(f"{options.out}: {len(list(options.out.rglob('*.json')))} pictures with truth")


def check_all(folder: Path) -> int:
    paths = sorted(folder.rglob("*.json"))
    if not paths:
        print(f"{folder}: no truth file lies there", file=sys.stderr)
        return 1
    faults = {path: found for path in paths if (found := check.check(path))}
    for path, found in faults.items():
        print(path, ", ".join(found))
    print(f"{len(paths)} truth files, {len(faults)} with faults")
    return 1 if faults else 0


if __name__ == "__main__":
    main()
