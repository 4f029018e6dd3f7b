#!/bin/bash
# Makes an integer model of a checkpoint, also in the middle of a training.
# Usage: convert.sh FOLDER CHECKPOINT OUTPUT
set -eu
[ $# = 3 ] || {
  echo "usage: convert.sh FOLDER CHECKPOINT OUTPUT" >&2
  exit 64
}
lstmtraining --stop_training --convert_to_int --continue_from "$2" \
  --traineddata "$1/mrz/mrz.traineddata" --model_output "$3"
ls -l "$3"
