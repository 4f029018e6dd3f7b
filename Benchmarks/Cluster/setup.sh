#!/bin/sh
# Makes Benchmarks/Cluster/venv with PySpark, and installs the Debian packages that are missing.
#
# On a fresh Debian 12 that is all of: a Java 17 runtime (Spark 3.5 runs on 8, 11 and 17), Python 3
# with venv, GNU parallel. The interpreter is $PYTHON, or python3. Nodes need none of this to run
# docread itself; see README.md.
set -eu
cd "$(dirname "$0")"

missing=""
command -v java >/dev/null || missing="$missing openjdk-17-jre-headless"
command -v parallel >/dev/null || missing="$missing parallel"
"${PYTHON:-python3}" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3 python3-venv"
if [ -n "$missing" ]; then
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo"
  echo "Installing with apt-get:$missing"
  $as_root apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
    $missing >/dev/null
fi

# The copy beside the environment says what is in it, so that a second run does nothing.
if cmp -s requirements.txt venv/requirements.txt; then exit 0; fi
echo "Installing with pip: $(cat requirements.txt)"
"${PYTHON:-python3}" -m venv --clear venv
venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt
cp requirements.txt venv/requirements.txt
