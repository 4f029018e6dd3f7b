#!/bin/sh
# Answers one chunk of inputs: standard input to standard output, whole or not at all.
#
# usage: worker.sh [OPTION OF docread batch]... <INPUTS >ANSWERS
#
# `docread batch` ends with 1 where a picture could not be read. Its answer says why, so for a
# cluster that is success: trying again would give the same. It also ends with 1 where its answers
# could not be written, and that is failure. The number of answers tells the two apart.
#
# The answers are held in a file until they are complete. Whatever is killed in the middle, nobody
# ever sees half a chunk. $DOCREAD is the command (default: docread), $TMPDIR holds the files.
set -u
folder=$(mktemp -d) || exit 73
trap 'rm -rf "$folder"' EXIT
cat >"$folder/inputs" || exit 74

"${DOCREAD:-docread}" batch "$@" <"$folder/inputs" >"$folder/answers"
code=$?
if [ "$code" -gt 1 ]; then
  echo "worker.sh: docread ended with $code" >&2
  exit "$code"
fi
# Empty lines are no inputs; `tr` because a line may be all carriage return.
wanted=$(tr -d '\r' <"$folder/inputs" | grep -c .)
given=$(wc -l <"$folder/answers")
if [ "$given" -ne "$wanted" ]; then
  echo "worker.sh: $given answers to $wanted inputs" >&2
  exit 74
fi
cat "$folder/answers"
