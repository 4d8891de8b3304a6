#!/bin/sh
# Measures the cost of a web server's tabs, and the time of changes and events: a thousand live tabs, five thousand idle
# ones.
#
# usage: Benchmarks/web/tabs.sh     (or: Benchmarks/run.sh web)
# Prints name, count, value and unit. `fixture` is a small page with nothing but the server; `wifi` is the screen of
# wifi-settings with its model and controls. Load and server share the machine: nothing else should run meanwhile.
set -eu
cd "$(dirname "$0")/../.."

for program in web-server-fixture wifi-settings; do swift build -c release --product "$program" 1>&2; done
programs=$(swift build -c release --show-bin-path)
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cc -O2 -o "$folder/load" Benchmarks/web/load.c

# measure NAME KIND COUNT ROUNDS EVENT PROGRAM OPTIONS…
measure() {
  name=$1 kind=$2 count=$3 rounds=$4 event=$5
  shift 5
  "$@" > "$folder/out" 2> "$folder/err" &
  server=$!
  port=
  for _ in $(seq 100); do
    port=$(sed -n 's|.*//[^/]*:\([0-9]*\)/.*|\1|p' "$folder/out" | head -1)
    [ -z "$port" ] || break
    sleep 0.1
  done
  [ -n "$port" ] || { echo "$1 did not start:" >&2; cat "$folder/out" "$folder/err" >&2; exit 1; }
  "$folder/load" "$kind" "$port" "$server" "$count" "$rounds" "$event" | sed "s/^/$name, /"
  kill "$server"
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
LOAD_REST=1300 LOAD_AFTER=300 measure wifi tabs 1000 50 press:Scan "$programs/wifi-settings" --front-end web --port 0 --radio simulated
# The switch folds and unfolds the whole list of every tab.
LOAD_REST=1000 measure "wifi, all rows" tabs 1000 20 toggle \
  "$programs/wifi-settings" --front-end web --port 0 --radio simulated
