#!/bin/sh
# Measures the cost of a web server's tabs, and the time of changes and events: a thousand live tabs, five thousand idle
# ones.
#
# usage: Benchmarks/web/tabs.sh     (or: Benchmarks/run.sh tabs)
# Prints name, count, value and unit. `fixture` is a small page with nothing but the server; `wifi` is the screen of
# wifi-settings with its model and controls. Load and server share the machine: nothing else should run meanwhile.
# Figures that could not be measured are named on standard error, and the exit status is 1.
set -eu
cd "$(dirname "$0")/../.."

for program in web-server-fixture wifi-settings; do swift build -c release --product "$program" 1>&2; done
programs=$(swift build -c release --show-bin-path)
folder=$(mktemp -d)
server=
status=0
trap '[ -z "$server" ] || kill "$server" 2> /dev/null; rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
cc -O2 -o "$folder/load" Benchmarks/web/load.c

not_measured() {
  echo "not measured: $*" >&2
  status=1
}

# measure NAME KIND COUNT ROUNDS EVENT PROGRAM OPTIONS…
measure() {
  name=$1 kind=$2 count=$3 rounds=$4 event=$5
  shift 5
  # Not only by the redirection, which the new process does: the port of the program before must not be read.
  : > "$folder/out"
  "$@" > "$folder/out" 2> "$folder/err" &
  server=$!
  port=
  for _ in $(seq 100); do
    port=$(sed -n 's|.*//[^/]*:\([0-9]*\)/.*|\1|p' "$folder/out" | head -1)
    [ -z "$port" ] && kill -0 "$server" 2> /dev/null || break
    sleep 0.1
  done
  if [ -z "$port" ]; then
    not_measured "$name, $kind $count: $1 did not start: $(cat "$folder/out" "$folder/err" | tail -n 1)"
  else
    # Not through a pipe, whose exit status is that of its last command.
    loaded=0
    "$folder/load" "$kind" "$port" "$server" "$count" "$rounds" "$event" > "$folder/figures" 2> "$folder/errors" ||
      loaded=$?
    sed "s/^/$name, /" "$folder/figures"
    cat "$folder/errors" >&2
    [ "$loaded" = 0 ] ||
      not_measured "$name, $kind $count: load ended with status $loaded: $(tail -n 1 "$folder/errors")"
  fi
  kill "$server" 2> /dev/null || true
  wait "$server" || true
  server=
}

fixture() {
  measure fixture "$@" "$programs/web-server-fixture" --log silent --arrivals 1000000 --sessions 20000 \
    --connections-per-address 20000 --unjoined-sessions 20000
}

fixture tabs 1000 30 press:Shared
fixture idle 1000 5000 press:Own
fixture idle 5000 5000 press:Own
# wifi-settings runs with its default limits, so the load must pace its new tabs.
export LOAD_PACE=25
# A search begins: a button and a title change in every tab. It takes a second. Strengths change every two seconds.
LOAD_REST=1300 LOAD_AFTER=300 measure wifi tabs 1000 50 refresh "$programs/wifi-settings" --front-end web --port 0 --radio simulated
# The switch folds and unfolds the whole list of every tab.
LOAD_REST=1000 measure "wifi, all rows" tabs 1000 20 toggle \
  "$programs/wifi-settings" --front-end web --port 0 --radio simulated
exit "$status"
