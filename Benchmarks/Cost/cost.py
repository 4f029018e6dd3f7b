#!/usr/bin/env python3
"""Counts the instructions of each stage over fixed pictures, with valgrind's callgrind.

    cost.py BENCH              compares with instructions.json; exit code 1 above +5 %
    cost.py BENCH --write      keeps what was counted in instructions.json
    cost.py BENCH --profile    a table of the functions that cost most in reading the pictures

BENCH is a built docread-bench. A stage is run once and three times, and the difference is that of two
repetitions: what starting and decoding cost is in both. Counts do not depend on how busy the machine is;
they do on the compiler, the C library and on what the processor has (AVX2), which is kept beside them.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KEPT = HERE / "instructions.json"
STAGES = ["parse", "survey", "locate", "recognise", "pdf417", "qr", "read", "fresh", "tracked"]
MOST = 1.05
# Frames behind an accepted document, their zone looked for where it lay, beside the same ones fresh.
MOST_TRACKED = 1 / 3


def counted(bench, stage, repeat, out="/dev/null"):
    """The instructions of a whole run, and what it found."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", bench, "cost", str(ROOT / "Corpus"),
         "--stage", stage, "--repeat", str(repeat), "--json"],
        capture_output=True, text=True, check=False,
    )
    total = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not total:
        sys.exit(f"{stage} could not be counted:\n{run.stderr[-2000:]}")
    return int(total[1]), json.loads(run.stdout)["found"]


def cost(bench, stage):
    once, found = counted(bench, stage, 1)
    thrice, again = counted(bench, stage, 3)
    if found != again or found == 0:
        sys.exit(f"{stage} finds {found} and then {again}")
    return {"instructions": (thrice - once) // 2, "found": found}


def processor():
    flags = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    return "AVX2" if re.search(r"\bavx2\b", flags) else "no AVX2"


def profile(bench):
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "callgrind.out")
        counted(bench, "read", 3, out)
        table = subprocess.run(
            ["callgrind_annotate", "--threshold=95", out], capture_output=True, text=True, check=True
        ).stdout
    lines = [line for line in table.splitlines() if re.match(r" *[\d,]+ \(", line)]
    text = re.sub(r" \[[^]]*\]", "", "\n".join(lines[:60]))
    demangled = subprocess.run(
        ["swift", "demangle", "--simplified"], input=text, capture_output=True, text=True, check=False
    )
    print((demangled.stdout if demangled.returncode == 0 else text).strip())


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        asked = sys.argv[1:2] in (["--help"], ["-h"])
        print(__doc__.strip(), file=sys.stdout if asked else sys.stderr)
        sys.exit(0 if asked else 64)
    with tempfile.TemporaryDirectory() as folder:
        bench = os.path.join(folder, "docread-bench")
        # valgrind 3.19 gives up on the debug information of Swift's linker; names of functions stay.
        subprocess.run(["strip", "--strip-debug", "-o", bench, sys.argv[1]], check=True)
        if "--profile" in sys.argv:
            return profile(bench)
        now = {stage: cost(bench, stage) for stage in STAGES}
    if "--write" in sys.argv:
        KEPT.write_text(json.dumps({"processor": processor(), "stages": now}, indent=2) + "\n", encoding="utf-8")
    if not KEPT.exists():
        sys.exit(f"{KEPT} is missing: cost.py BENCH --write makes it")
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    if kept["processor"] != processor():
        print(f"The counts kept are of a processor with {kept['processor']}, this one has {processor()}.")
    faults = 0
    print(f"{'stage':10} {'found':>5} {'kept':>14} {'now':>14} {'ratio':>6}")
    for stage, value in now.items():
        if stage not in kept["stages"]:
            print(f"{stage:10} {value['found']:5} {'':14} {value['instructions']:14,}")
            continue
        before = kept["stages"][stage]["instructions"]
        ratio = value["instructions"] / before
        fault = ratio > MOST or value["found"] != kept["stages"][stage]["found"]
        faults += fault
        mark = "  TOO MUCH, or other finds" if fault else ""
        print(f"{stage:10} {value['found']:5} {before:14,} {value['instructions']:14,} {ratio:6.3f}{mark}")
    share = now["tracked"]["instructions"] / now["fresh"]["instructions"]
    faults += share > MOST_TRACKED
    print(f"a tracked frame costs {share:.2f} of a fresh one, at most {MOST_TRACKED:.2f}")
    sys.exit(1 if faults else 0)


main()
