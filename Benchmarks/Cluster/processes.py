"""The processes of a test: all carry one tag in their environment, by which they are found."""

import os
import pathlib
import signal
import subprocess
import time
import uuid

TAG = f"DOCREAD_TAG={uuid.uuid4()}"


def start(command, log, **environment):
    """Starts a command of which all output goes to the end of a file."""
    name, value = TAG.split("=")
    with open(log, "a") as output:
        return subprocess.Popen(
            [str(part) for part in command], stdout=output, stderr=output,
            stdin=subprocess.DEVNULL, env={**os.environ, **environment, name: value})


def tagged():
    """The ids of the processes that carry the tag, and of none that anybody else started."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if TAG.encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:
            pass  # It has ended, or is not ours.
    return found


def program(process):
    """The file that a process runs, or an empty text where it has ended."""
    try:
        return os.readlink(f"/proc/{process}/exe")
    except OSError:
        return ""


def parent(process):
    """The process that started this one, or 0."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def family(process):
    """The tagged ancestors of a process, itself first."""
    ours = set(tagged())
    line = []
    while process in ours:
        line.append(process)
        process = parent(process)
    return line


def descendants(process):
    """A process and all that it started, at any remove."""
    parents = {other: parent(other) for other in tagged()}
    found = [process]
    for one in found:
        found += [other for other, its_parent in parents.items() if its_parent == one]
    return found


def send(number, *processes):
    """Sends a signal to each process that is still there."""
    for process in processes:
        try:
            os.kill(process, number)
        except ProcessLookupError:
            pass


def stop_all():
    """Ends every process with the tag; answers whether they are gone."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        send(number, *tagged())
        for _ in range(50):
            if not tagged():
                return True
            time.sleep(0.1)
    return False
