#!/bin/sh
# Builds and runs benchmarks and prints one line per figure: name, size, median, unit, ratio to its reference.
#
# usage: Benchmarks/run.sh [PART…]     (all parts by default)
# Parts: model store data people donedone views navigation drawing tabs operations screens terminal; `web` is tabs,
# operations, screens. `desktop` runs only if it is named; it needs what `Scripts/install-packages verify` installs.
# Figures with a limit end with it and a verdict, `ok` or `OVER`.
#
# A part that fails does not stop the others. What could not be measured, for whatever reason, is named at the end, and
# the exit status is 1. Operations, screens and terminal need Python 3 (PYTHON names another one than `python3`) with
# pyte, psutil, playwright, Textual and NiceGUI, and Chromium; tabs and terminal need a C compiler. Nothing else should
# run meanwhile.
set -u
cd "$(dirname "$0")" || exit 1
all="model store data people donedone views navigation drawing tabs operations screens terminal"
python=${PYTHON:-python3}

parts=
for part in ${*:-$all}; do
  case " $all web desktop " in
    *" $part "*) ;;
    *) echo "There is no part $part. Parts: $all, desktop; web is tabs, operations and screens." >&2; exit 64 ;;
  esac
  if [ "$part" = web ]; then parts="$parts tabs operations screens"; else parts="$parts $part"; fi
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
: > "$folder/missing"
programs=$(swift build -c release --show-bin-path)
# Figures go directly to standard output, and messages through a file that is searched for `not measured: …`.
exec 3>&1

not_measured() { echo "$*" >> "$folder/missing"; }

# attempt NAME COMMAND…     Runs the command, and records what it did not measure.
attempt() {
  name=$1
  shift
  { result=0; "$@" 3>&- || result=$?; echo "$result" > "$folder/result"; } 2>&1 >&3 | tee "$folder/messages" >&2
  result=$(cat "$folder/result")
  before=$(wc -l < "$folder/missing")
  sed -n 's/^not measured: //p' "$folder/messages" >> "$folder/missing"
  # Programs that name what is missing end with 1 as well.
  if [ "$result" -gt 1 ] || { [ "$result" != 0 ] && [ "$before" = "$(wc -l < "$folder/missing")" ]; }; then
    not_measured "$name: it ended with status $result: $(grep -i -m 1 error "$folder/messages" || tail -n 1 "$folder/messages")"
  fi
}

# builds PROGRAM
builds() {
  swift build -c release --product "$1" >&2 && return
  not_measured "$1: it could not be built"
  return 1
}

# has PART PACKAGE…     True if Python has all packages.
has() {
  needing=$1 absent=
  shift
  for package in "$@"; do "$python" -c "import $package" 2> /dev/null || absent="$absent $package"; done
  [ -n "$absent" ] || return 0
  not_measured "$needing: it needs these packages of $python:$absent. Install them: pip install$absent"
  return 1
}

for part in $parts; do
  case $part in
    tabs) attempt tabs web/tabs.sh ;;
    operations)
      has operations playwright && builds keel-bench-rows &&
        attempt operations "$python" web/operations.py "$programs/keel-bench-rows" --rivals
      ;;
    screens)
      has screens playwright psutil && builds keel-bench-screens &&
        attempt screens "$python" web/screens.py "$programs/keel-bench-screens"
      ;;
    terminal)
      if ! cc -O2 -o "$folder/term-limit" terminal/term_limit.c; then
        not_measured "terminal: its reference could not be compiled with cc"
      elif has terminal pyte psutil && builds keel-bench-terminal; then
        attempt terminal "$python" terminal/compare.py "$programs/keel-bench-terminal" "$folder/term-limit"
        attempt terminal "$python" terminal/marks.py "$programs/keel-bench-terminal"
      fi
      ;;
    desktop)
      # A build of its own with the trait, linked as `make desktop` links: both programs are measured without symbols.
      window="--traits Desktop --scratch-path .build/desktop $(cat ../Scripts/release.flags)"
      if ! cc -O2 -s -o "$folder/gtk-rows" desktop/gtk_rows.c $(pkg-config --cflags --libs libadwaita-1); then
        not_measured "desktop: its reference could not be compiled with cc and libadwaita-1"
      elif ! swift build $window --product keel-bench-terminal >&2; then
        not_measured "desktop: keel-bench-terminal could not be built with the trait Desktop"
      else
        attempt desktop /usr/bin/python3 desktop/compare.py \
          "$(swift build $window --show-bin-path)/keel-bench-terminal" "$folder/gtk-rows"
      fi
      ;;
    *) builds "keel-bench-$part" && attempt "$part" "$programs/keel-bench-$part" ;;
  esac
done

[ -s "$folder/missing" ] || exit 0
echo "These figures could not be measured:" >&2
sed 's/^/  /' "$folder/missing" >&2
exit 1
