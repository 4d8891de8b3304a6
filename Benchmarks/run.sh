#!/bin/sh
# Builds and runs all benchmarks and prints one line per figure: name, size, median, unit, ratio to its reference.
#
# usage: Benchmarks/run.sh [model|data|people|donedone|views|drawing|web|terminal]   (all by default)
# The terminal's part needs Python 3 with pyte and psutil; without them it prints a note and is skipped. Textual is
# measured if it is installed. Nothing else should run meanwhile.
set -eu
cd "$(dirname "$0")"
part=${1:-all}

for program in keel-bench-model keel-bench-data keel-bench-people keel-bench-donedone keel-bench-views keel-bench-drawing keel-bench-terminal; do swift build -c release --product "$program" 1>&2; done
programs=$(swift build -c release --show-bin-path)

case $part in all | model) "$programs/keel-bench-model" ;; esac
case $part in all | data) "$programs/keel-bench-data" ;; esac
case $part in all | people) "$programs/keel-bench-people" ;; esac
case $part in all | donedone) "$programs/keel-bench-donedone" ;; esac
case $part in all | views) "$programs/keel-bench-views" ;; esac
case $part in all | drawing) "$programs/keel-bench-drawing" ;; esac
case $part in
  all | web)
    web/tabs.sh
    swift build -c release --product keel-bench-rows 1>&2
    swift build -c release --product keel-bench-screens 1>&2
    if "${PYTHON:-python3}" -c 'import playwright' 2> /dev/null; then
      "${PYTHON:-python3}" web/operations.py "$programs/keel-bench-rows" --rivals
      "${PYTHON:-python3}" web/screens.py "$programs/keel-bench-screens"
    else
      echo "skipped: the browser's figures. They need the Python package playwright, and Chromium. Install them." >&2
    fi
    ;;
esac

if [ "$part" = all ] || [ "$part" = terminal ]; then
  python=${PYTHON:-python3}
  if ! "$python" -c 'import pyte, psutil' 2>/dev/null; then
    echo "skipped: the terminal's figures. They need the Python packages pyte and psutil. Install them: pip install pyte psutil" >&2
    exit 0
  fi
  cc -O2 -o "$programs/term-limit" terminal/term_limit.c
  "$python" terminal/compare.py "$programs/keel-bench-terminal" "$programs/term-limit"
fi
