#!/bin/bash
# Trains mrz.traineddata from synthetic lines. Debian packages: tesseract-ocr fonts-ocr-b
# fonts-dejavu-core fonts-liberation fonts-noto-mono fonts-urw-base35 python3-opencv python3-pil.
# Usage: train.sh FOLDER [PERCENT]   PERCENT of the full number of lines and steps, 100 by default.
set -eu
[ $# -ge 1 ] || {
  echo "usage: train.sh FOLDER [PERCENT]" >&2
  exit 64
}
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
percent=${2:-100}
export OMP_THREAD_LIMIT=1
mkdir -p "$folder/language" "$folder/lines" "$folder/steps"
cd "$folder"
part() { echo $(($1 * percent / 100)); }

# The 37 characters, and a starter model; any text will do as the list of radicals.
echo 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<' > alphabet.txt
unicharset_extractor --output_unicharset mrz.unicharset --norm_mode 1 alphabet.txt
echo '# none' > language/radical-stroke.txt
combine_lang_model --input_unicharset mrz.unicharset --script_dir language --output_dir . --lang mrz
starter=mrz/mrz.traineddata

# Short lines first: cold on 44 characters the net does not learn to align.
/usr/bin/python3 "$here/lines.py" --seed 501 --count "$(part 4000)" --short 9 --lstmf lines/short.lstmf
for seed in 2001 2002 2003 2004 2005 2006 2007 2008; do
  /usr/bin/python3 "$here/lines.py" --seed $seed --count "$(part 3000)" --lstmf lines/$seed.lstmf
done
ls "$PWD"/lines/short.lstmf > short.txt
ls "$PWD"/lines/2*.lstmf > long.txt

train="lstmtraining --traineddata $starter --debug_interval 0 --max_image_MB 3000"
$train --net_spec '[1,36,0,1 Ct3,3,16 Mp3,3 Lfys32 Lfx64 Lrx64 O1c1]' --model_output steps/a \
  --train_listfile short.txt --max_iterations "$(part 30000)" --learning_rate 0.002 > a.log 2>&1
stage() { # FROM TO STEPS RATE: the steps count on from the stage before
  $train --continue_from steps/$1_checkpoint --model_output steps/$2 --train_listfile long.txt \
    --max_iterations "$(part $3)" --learning_rate $4 --reset_learning_rate > $2.log 2>&1
}
stage a b 25000 0.002
stage b c 15000 0.0007
stage c d 6000 0.0002
"$here/convert.sh" . steps/d_checkpoint mrz.traineddata
