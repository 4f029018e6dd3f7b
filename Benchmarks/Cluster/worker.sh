#!/bin/sh
# Answers one chunk of inputs: standard input to standard output, whole or not at all.
#
# usage: worker.sh [OPTION OF docread batch]... <INPUTS >ANSWERS
#
# `docread batch` ends with 1 where a picture could not be read. Its answer says why, so for a
# cluster that is success: trying again would give the same. It also ends with 1 where its answers
# could not be written, and that is failure. `--skip-answered` tells the two apart: it knows how many
# pages the file of an input has.
#
# The answers are held in a file until they are complete. Whatever is killed in the middle, nobody
# ever sees half a chunk. $DOCREAD is the command (default: docread), $TMPDIR holds the files.
set -u
for option; do
  if [ "$option" = --csv ]; then
    echo "worker.sh: --csv is not taken: make a table of the answers of all chunks" >&2
    exit 64
  fi
done
folder=$(mktemp -d) || exit 73
trap 'rm -rf "$folder"' EXIT
cat >"$folder/inputs" || exit 74

"${DOCREAD:-docread}" batch "$@" <"$folder/inputs" >"$folder/answers"
code=$?
if [ "$code" -gt 1 ]; then
  echo "worker.sh: docread ended with $code" >&2
  exit "$code"
fi
"${DOCREAD:-docread}" batch "$@" --skip-answered "$folder/answers" \
  <"$folder/inputs" >"$folder/missing" 2>"$folder/complaint"
code=$?
if [ "$code" -gt 1 ]; then
  cat "$folder/complaint" >&2
  exit "$code"
fi
# A name that is not UTF-8 is read again every time: as many such lines as there were are no loss.
mark=$(printf '\357\277\275')
if LC_ALL=C grep -aqvF "$mark" "$folder/missing" \
  || [ "$(LC_ALL=C grep -acF "$mark" "$folder/missing")" -gt \
    "$(LC_ALL=C grep -acF "$mark" "$folder/answers")" ]; then
  echo "worker.sh: the answers to some inputs are missing" >&2
  exit 74
fi
cat "$folder/answers"
