"""Runs the examples over the committed corpus on this machine, and kills workers in the middle.

usage: venv/bin/python test.py [PATH OF docread]

Spark runs as on a cluster: a master and two workers of one core, each a process of its own on the
loopback address, each with an executor of its own. Every run has to answer every input exactly
once and with the lines of the single process. Of each line only `milliseconds` is left out.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import processes

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SPARK = pathlib.Path(sys.prefix) / "bin"
DAY = "2026-01-31"
ROUNDS = 2
CHUNKS = 16
LONGEST = 600  # seconds that a run may take before it counts as hanging


def main():
    docread = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/docread")
    docread = docread.resolve(strict=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="docread-cluster-"))
    failed = True
    try:
        inputs = write_inputs(folder)
        expected = single_process(docread, inputs, folder)
        spark_runs(docread, inputs, expected, folder)
        parallel_runs(docread, inputs, expected, folder)
        failed = False
    finally:
        gone = processes.stop_all()
        if failed:
            for log in sorted(folder.glob("*.log")):
                print(f"--- {log.name}", *log.read_text(errors="replace").splitlines()[-12:], sep="\n")
        shutil.rmtree(folder, ignore_errors=True)
    assert gone, "processes of the test are left"
    print("passed; every process of the test has ended")


def write_inputs(folder):
    """The corpus several times over, with two inputs that cannot be read: those end with 1."""
    pictures = sorted(
        path for path in (ROOT / "Corpus").rglob("*") if path.suffix in (".jpg", ".png"))
    broken = folder / "broken.png"
    broken.write_bytes(b"no picture")
    inputs = folder / "inputs.jsonl"
    with open(inputs, "w") as file:
        for number in range(ROUNDS):
            for path in [folder / "missing.png", broken, *pictures]:
                print(json.dumps({"id": f"{number} {path.name} {path.parent.name}", "path": str(path)}),
                      file=file)
    return inputs


def single_process(docread, inputs, folder):
    """The answers of one process, which all others are compared with."""
    begin = time.monotonic()
    with open(inputs) as source, open(folder / "single.jsonl", "wb") as target:
        code = subprocess.run([docread, "batch", "--as-of", DAY], stdin=source, stdout=target).returncode
    assert code == 1, f"two pictures cannot be read, but the exit code is {code}"
    answers = read_answers([folder / "single.jsonl"])
    wanted = sorted(json.loads(line)["id"] for line in inputs.read_text().splitlines())
    assert [identifier for identifier, _ in answers] == wanted, "the single process is incomplete"
    say("one process", len(answers), begin, "two inputs a round cannot be read: exit code 1")
    return answers


def read_answers(files):
    """Pairs of identifier and line without times, in the order of the identifiers."""
    answers = []
    for file in files:
        for line in file.read_text().splitlines():
            line = re.sub(r',"milliseconds":[0-9.]+', "", line)
            answers.append((json.loads(line)["id"], line))
    return sorted(answers)


def compare(answers, expected, name):
    """Fails where an input has no answer, more than one, or another."""
    given = [identifier for identifier, _ in answers]
    wanted = [identifier for identifier, _ in expected]
    missing = sorted(set(wanted) - set(given))
    assert not missing, f"{name}: {len(missing)} inputs without an answer, first {missing[0]}"
    assert len(given) == len(wanted), f"{name}: {len(given)} answers to {len(wanted)} inputs"
    for one, other in zip(answers, expected):
        assert one == other, f"{name}: another answer than the single process:\n{one}\n{other}"


def say(name, count, begin, remark):
    print(f"{name}: {count} answers in {time.monotonic() - begin:.0f} s; {remark}", flush=True)


def docread_in_the_middle(docread, run, is_under_way):
    """Waits for a docread that has answered a part of its chunk, and stops it there."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        assert run.poll() is None, "the run was over before a docread could be killed"
        for process in processes.tagged() if is_under_way() else []:
            if processes.program(process) != str(docread):
                continue
            processes.send(signal.SIGSTOP, process)
            try:
                given = pathlib.Path(f"/proc/{process}/fd/1").read_bytes().count(b"\n")
            except OSError:
                given = 0
            # Stopped, not ended: with the first answer written and the last not yet.
            if given > 0 and processes.program(process):
                return process, given
            processes.send(signal.SIGCONT, process)
        time.sleep(0.02)
    raise AssertionError("no docread was found at work")


def finish(run, name):
    try:
        code = run.wait(LONGEST)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"{name}: not done after {LONGEST} s") from None
    assert code == 0, f"{name}: exit code {code}"


# Spark


def spark_runs(docread, inputs, expected, folder):
    with socket.create_server(("127.0.0.1", 0)) as probe:
        master = f"spark://127.0.0.1:{probe.getsockname()[1]}"
    environment = {
        "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_DAEMON_MEMORY": "256m",
        "SPARK_LOCAL_DIRS": str(folder / "local"), "PYSPARK_PYTHON": sys.executable,
        "TMPDIR": str(folder),
    }
    deploy = "org.apache.spark.deploy"
    processes.start(
        [SPARK / "spark-class", f"{deploy}.master.Master", "--host", "127.0.0.1",
         "--port", master.rpartition(":")[2], "--webui-port", "0"],
        folder / "master.log", **environment)
    for number in (1, 2):
        processes.start(
            [SPARK / "spark-class", f"{deploy}.worker.Worker", master, "--host", "127.0.0.1",
             "--cores", "1", "--memory", "1g", "--webui-port", "0",
             "--work-dir", folder / f"work-{number}"],
            folder / f"worker-{number}.log", **environment)

    def spark(name, disturb):
        begin = time.monotonic()
        slug = name.replace(" ", "-")
        output, events = folder / f"spark-{slug}", folder / f"events-{slug}"
        events.mkdir()
        run = processes.start(
            [SPARK / "spark-submit", "--master", master, "--driver-memory", "512m",
             "--executor-memory", "512m", "--executor-cores", "1",
             "--conf", "spark.ui.enabled=false", "--conf", "spark.eventLog.enabled=true",
             "--conf", "spark.eventLog.compress=false", "--conf", f"spark.eventLog.dir=file://{events}",
             "--conf", "spark.scheduler.minRegisteredResourcesRatio=1",
             "--conf", "spark.scheduler.maxRegisteredResourcesWaitingTime=60s",
             HERE / "spark_batch.py", "--chunks", CHUNKS, "--docread", docread, "--as-of", DAY,
             f"file://{inputs}", f"file://{output}"],
            folder / f"spark-{slug}.log", **environment)
        committed = lambda: len(list((output / "_temporary/0").glob("task_*"))) >= 2
        remark = disturb(run, committed)
        finish(run, f"spark, {name}")
        assert (output / "_SUCCESS").exists(), f"spark, {name}: the job was not committed"
        answers = read_answers(output.glob("part-*"))
        compare(answers, expected, f"spark, {name}")
        happened = [json.loads(line) for log in events.iterdir() for line in open(log)]
        ends = [event for event in happened if event["Event"] == "SparkListenerTaskEnd"]
        failures = [event["Task End Reason"]["Reason"] for event in ends
                    if event["Task End Reason"]["Reason"] != "Success"]
        hosts = {event["Task Info"]["Executor ID"] for event in ends}
        lost = sum(event["Event"] == "SparkListenerExecutorRemoved" for event in happened)
        assert len(hosts) >= 2, f"spark, {name}: only one worker took part"
        say(f"spark, {name}", len(answers), begin,
            f"{remark}; {len(ends)} tasks on {len(hosts)} workers, {len(failures)} failed")
        return failures, lost

    def kill_docread(run, committed):
        process, given = docread_in_the_middle(docread, run, committed)
        processes.send(signal.SIGKILL, process)
        return f"killed one docread after {given} answers of its chunk"

    def kill_worker(run, committed):
        process, given = docread_in_the_middle(docread, run, committed)
        # The machine is gone: the Java processes of the worker first, and all that they started.
        worker = [one for one in processes.family(process)
                  if os.path.basename(processes.program(one)) == "java"][-1]
        gone = processes.descendants(worker)
        processes.send(signal.SIGKILL, *gone)
        return f"killed a worker with its executor, {len(gone)} processes, {given} answers into a chunk"

    failures, lost = spark("undisturbed", lambda run, committed: "nothing killed")
    assert not failures, f"spark, undisturbed: {failures}"
    failures, lost = spark("docread killed", kill_docread)
    assert failures == ["ExceptionFailure"], f"spark, docread killed: failures are {failures}"
    failures, lost = spark("worker killed", kill_worker)
    assert failures and lost, f"spark, worker killed: failures are {failures}, executors lost {lost}"
    assert processes.stop_all(), "spark did not end"


# GNU parallel


def parallel_runs(docread, inputs, expected, folder):
    if not shutil.which("parallel"):
        raise AssertionError("GNU parallel is not installed: run setup.sh")
    command = [HERE / "parallel_batch.sh", inputs]
    environment = {"DOCREAD": str(docread), "AS_OF": DAY, "CHUNK": "30",
                   "TMPDIR": str(folder)}

    def finished(name, output, begin, remark):
        answers = read_answers(output.glob("answers/[0-9]*"))
        compare(answers, expected, f"parallel, {name}")
        tries = len((output / "log").read_text().splitlines()) - 1
        say(f"parallel, {name}", len(answers), begin, f"{remark}; {tries} jobs in the last log")

    begin, output = time.monotonic(), folder / "parallel-1"
    run = processes.start([*command, output, "--jobs", "2"], folder / "parallel-1.log", **environment)
    under_way = lambda: len(list(output.glob("answers/[0-9]*"))) >= 2
    process, given = docread_in_the_middle(docread, run, under_way)
    processes.send(signal.SIGKILL, process)
    finish(run, "parallel, docread killed")
    finished("docread killed", output, begin, f"killed one docread after {given} answers of its chunk")

    begin, output = time.monotonic(), folder / "parallel-2"
    run = processes.start([*command, output, "--jobs", "2"], folder / "parallel-2.log", **environment)
    under_way = lambda: len(list(output.glob("answers/[0-9]*"))) >= 2
    docread_in_the_middle(docread, run, under_way)
    processes.send(signal.SIGKILL, *processes.tagged())
    run.wait()
    done = len(list(output.glob("answers/[0-9]*")))
    run = processes.start([*command, output, "--jobs", "2"], folder / "parallel-2.log", **environment)
    finish(run, "parallel, resumed")
    finished("resumed", output, begin, f"killed all of it after {done} chunks and ran it again")


if __name__ == "__main__":
    main()
