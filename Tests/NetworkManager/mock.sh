#!/bin/bash
# mock.sh [PROBE]: the radio against the published mock of NetworkManager, on a bus of its own. Takes 20 seconds.
#
# Prints "SKIP: why" and exits with 0 on machines that cannot run it. PROBE is the built `radio-probe`.
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
probe=$(realpath -m "${1:-$root/.build/debug/radio-probe}")
skip() { echo "SKIP: NetworkManager's mock: $1"; exit 0; }

[ -x "$probe" ] || { echo "There is no $probe. Build it first: swift build --product radio-probe"; exit 2; }
command -v dbus-daemon >/dev/null || skip "dbus-daemon is missing (package dbus)"
/usr/bin/python3 -c 'import dbus, dbusmock' 2>/dev/null || skip "dbusmock is missing (package python3-dbusmock)"
exec /usr/bin/python3 "$here/mock_test.py" "$probe"
