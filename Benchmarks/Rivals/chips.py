#!/usr/bin/env python3
"""What OpenSSL's command says of the security objects of chips whose signatures are known to hold or not.

    chips.py FOLDER     a folder of chips with synthetic.tsv, such as Tests/ChipVectors

`openssl cms -verify -noverify -binary` is given the CMS inside EF.SOD: it judges the signature and the
signed attributes, neither the chain nor what is inside the security object.
"""
import collections
import csv
import pathlib
import subprocess
import sys


def message(file):
    """The CMS of an EF.SOD without its tag, 77, and the length behind it."""
    length = file[1]
    return file[2:] if length <= 0x80 else file[2 + (length & 0x7F):]


folder = pathlib.Path(sys.argv[1])
counts = collections.Counter()
for row in csv.DictReader((folder / "synthetic.tsv").open(), delimiter="\t"):
    file = (folder / row["name"] / "EF_SOD.bin").read_bytes()
    command = ["openssl", "cms", "-verify", "-inform", "DER", "-noverify", "-binary"]
    done = subprocess.run(command, input=message(file), capture_output=True)
    answer = "good" if done.returncode == 0 else "error"
    counts[row["signature"], answer] += 1
    if answer != row["signature"]:
        print(f"{row['name']}: {answer}, and it is {row['signature']} ({row['reasons']})")
for (truth, answer), count in sorted(counts.items()):
    print(f"{count} of signatures that are {truth}: {answer}")
