#!/usr/bin/env python3
"""Measures `docread batch`: rate, CPU time and peak memory with one job and with several.

Lists the pictures of a folder over and over, answers them with --jobs 1 and --jobs J, and with J
processes of one job each, which is what the machine can give at best. CPU time should be the same
in all three: more means that the jobs get in each other's way. The rate with J jobs means something
on an idle machine only. Exit code 1 where the answers differ in more than their times.
"""
import argparse
import os
import pathlib
import re
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUFFIXES = {".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp", ".pnm", ".pgm", ".ppm", ".bmp"}


def start(command, source, target):
    """Starts a process that reads one file and writes another."""
    opening = [
        (os.POSIX_SPAWN_OPEN, 0, str(source), os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, str(target), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
    ]
    return os.posix_spawn(command[0], command, os.environ, file_actions=opening)


def measure(name, processes, count):
    """Waits for processes; prints what they took together."""
    begin = time.monotonic()
    children = [start(*process) for process in processes]
    usages = [os.wait4(child, 0)[1:] for child in children]
    wall = time.monotonic() - begin
    if any(os.waitstatus_to_exitcode(status) not in (0, 1) for status, _ in usages):
        sys.exit(f"{name} failed")
    cpu = sum(usage.ru_utime + usage.ru_stime for _, usage in usages)
    peak = max(usage.ru_maxrss for _, usage in usages) / 1024
    print(f"{name:14} {count / wall:9.1f} {wall:8.1f} {cpu:8.1f} {1000 * cpu / count:9.2f}"
          f" {cpu / wall:9.2f} {peak:9.1f}", flush=True)
    return wall, cpu


def answers(*files):
    """The answers in files, one after the other, without the times."""
    for file in files:
        with open(file, "rb") as lines:
            for line in lines:
                yield re.sub(rb'"milliseconds":[0-9.e-]+,', b"", line)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "Corpus")
    options.add_argument("--count", type=int, default=1000, help="inputs (1000)")
    options.add_argument("--jobs", type=int, default=2, help="jobs of the second run (2)")
    options.add_argument("--engine", default="both", help="own, tesseract or both (both)")
    options.add_argument("--docread", default=str(ROOT / ".build/release/docread"))
    options = options.parse_args()
    pictures = sorted(p for p in options.folder.rglob("*") if p.suffix.lower() in SUFFIXES)
    if not pictures:
        sys.exit(f"no pictures in {options.folder}")
    inputs = [f"{pictures[i % len(pictures)]}\n" for i in range(options.count)]

    def batch(jobs):
        return [options.docread, "batch", "--as-of", "2026-11-21", "--engine", options.engine,
                "--jobs", str(jobs)]

    print(f"{options.count} inputs, {len(pictures)} pictures of {options.folder}; "
          f"load before {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("run               pict./s   wall s    CPU s  ms/pict. CPUs used  peak MiB")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "all").write_text("".join(inputs))
        share = -(-len(inputs) // options.jobs)
        parts = [folder / f"part{i}" for i in range(options.jobs)]
        for i, part in enumerate(parts):
            part.write_text("".join(inputs[i * share:(i + 1) * share]))
        one, many = folder / "one.jsonl", folder / "many.jsonl"
        first = measure("--jobs 1", [(batch(1), folder / "all", one)], options.count)
        second = measure(f"--jobs {options.jobs}",
                         [(batch(options.jobs), folder / "all", many)], options.count)
        apart = [part.with_suffix(".jsonl") for part in parts]
        measure(f"{options.jobs} processes",
                [(batch(1), part, out) for part, out in zip(parts, apart)], options.count)
        print(f"--jobs {options.jobs} against --jobs 1: {first[0] / second[0]:.2f} times the rate, "
              f"{second[1] / first[1]:.2f} times the CPU time; load after {os.getloadavg()[0]:.1f}")
        expected = list(answers(one))
        if len(expected) != options.count:
            sys.exit(f"{len(expected)} answers to {options.count} inputs")
        for files in ([many], apart):
            if list(answers(*files)) != expected:
                sys.exit("the answers differ")
    print("the answers are the same")


main()
