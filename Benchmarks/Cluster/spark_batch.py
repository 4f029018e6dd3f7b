"""Reads document pictures on an Apache Spark cluster: `docread batch` through `rdd.pipe`.

usage: spark-submit spark_batch.py [--chunks N] [--docread PATH] [--as-of DATE] INPUTS OUTPUT

INPUTS is a file of paths or JSON lines, as `docread batch` takes them; OUTPUT a folder that is not
there yet. Both, and the pictures, have to be reachable under the same path from every node.
"""

import argparse
import os
import pathlib

from pyspark.sql import SparkSession


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--chunks", type=int, default=64)
    options.add_argument("--docread", default="docread")
    options.add_argument("--as-of")
    options.add_argument("inputs")
    options.add_argument("output")
    options = options.parse_args()

    worker = [str(pathlib.Path(__file__).resolve().with_name("worker.sh"))]
    if options.as_of:
        # Without a day every node takes its own today, and midnight may pass during the run.
        worker += ["--as-of", options.as_of]
    # pipe() starts the command with this environment alone, not with that of the executor.
    environment = {"DOCREAD": options.docread, "PATH": os.environ.get("PATH", "/usr/bin:/bin")}
    for name in ("TMPDIR", "LD_LIBRARY_PATH", "DOCREAD_TAG"):
        if name in os.environ:
            environment[name] = os.environ[name]

    spark = SparkSession.builder.appName("docread").getOrCreate()
    try:
        inputs = spark.sparkContext.textFile(options.inputs, options.chunks)
        # checkCode is False unless it is said: then a docread that is killed in the middle would
        # count as done, and its missing answers would be missed by nobody.
        answers = inputs.pipe(" ".join(worker), environment, checkCode=True)
        # Each task writes a file of its own, which is moved to its place when the task succeeds;
        # what a failed attempt wrote is thrown away.
        answers.saveAsTextFile(options.output)
    finally:
        spark.stop()


if __name__ == "__main__":
    main()
