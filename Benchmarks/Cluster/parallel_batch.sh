#!/bin/sh
# Reads document pictures with GNU parallel: `docread batch` on chunks of a list.
#
# usage: parallel_batch.sh INPUTS OUTPUT [OPTION OF parallel]...
#
# INPUTS is a file of paths or JSON lines, as `docread batch` takes them. OUTPUT is a folder: the
# answers to OUTPUT/chunks/NAME come to stand in OUTPUT/answers/NAME, in the same order. To resume,
# run the same command again: a chunk that has its answers is done. For more machines add
# `--sshlogin 8/node1,8/node2 --workdir .`; the folders have to be reachable from all of them.
#
# $DOCREAD is the command, $CHUNK the number of inputs a chunk (200), $AS_OF the day that decides
# centuries (today).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
inputs=$1
output=$2
shift 2

mkdir -p "$output/answers"
if [ ! -d "$output/chunks" ]; then
  rm -rf "$output/chunks.new"
  mkdir "$output/chunks.new"
  split --lines "${CHUNK:-200}" --suffix-length 6 --numeric-suffixes "$inputs" "$output/chunks.new/"
  mv "$output/chunks.new" "$output/chunks"
fi

WORKER="$here/worker.sh --as-of ${AS_OF:-$(date +%F)}"
OUTPUT=$output
export WORKER OUTPUT
DOCREAD=${DOCREAD:-docread}
export DOCREAD
# The name changes when the answers are complete, and a rename is all or nothing. A job that fails,
# or whose docread is killed, is tried three times; the exit code is the number of jobs that failed
# three times. The log says when and where each job ran.
for chunk in "$output"/chunks/*; do
  [ -e "$output/answers/${chunk##*/}" ] || echo "${chunk##*/}"
done |
  parallel --will-cite --no-run-if-empty --retries 3 --joblog "$output/log" \
    --env WORKER --env OUTPUT --env DOCREAD "$@" \
    '$WORKER <"$OUTPUT"/chunks/{} >"$OUTPUT"/answers/.{} && mv "$OUTPUT"/answers/.{} "$OUTPUT"/answers/{}'
