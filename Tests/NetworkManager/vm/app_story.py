"""Runs inside the Wi-Fi machine: wifi-settings itself, by verbs, against the real NetworkManager and access points."""

import os
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from probe import last_of_supplicant  # noqa: E402

PROFILES = "/etc/NetworkManager/system-connections"
failures = 0


def check(what, is_right, seen=""):
    global failures
    print(("ok   " if is_right else "FAIL ") + "program: " + what, flush=True)
    if not is_right:
        failures += 1
        print("     saw " + str(seen)[-1500:].replace("\n", "\n     saw "), flush=True)
        for line in last_of_supplicant():
            print("     " + line, flush=True)


def run(script):
    return subprocess.run(
        [sys.argv[1], "--front-end", "headless", "--radio", "networkmanager", "--quiet"], input=script, text=True,
        capture_output=True, timeout=240)


def verbs(what, script):
    """Runs a script of verbs; the program says by its exit code whether all of it could be done. NetworkManager calls
    every handshake that breaks off a wrong password, and one does so where the machine around this one holds it up: a
    script that fails for that reason runs once more, and that is printed."""
    result = run(script)
    if result.returncode and "Incorrect password" in result.stdout + result.stderr:
        print(f"     again: {what}", *last_of_supplicant(), sep="\n     ", flush=True)
        result = run(script)
    check(what, result.returncode == 0, result.stdout + result.stderr)
    return result.stdout


def stored():
    return sorted(name.removesuffix(".nmconnection") for name in os.listdir(PROFILES))


verbs("networks of every kind are listed", """
until "Keel Harbour" 60
until "Keel Quay" 60
until "Keel Guest" 60
""")

shown = verbs("a wrong password is reported, the right one joins, and the details show the address", """
until "Keel Harbour" 60
tap "Keel Harbour"
type Password short
tap Join
until "WPA2 takes 8 to 63" 5
type Password wrongwrong
tap Join
until "Incorrect password" 60
tap OK
type Password secret12
tap Join
gone "Enter Password" 60
until Connected 60
tap "More about Keel Harbour"
until "10.9.0." 20
outline
""")
check("the router is shown too", '"Router" "10.9.0.1"' in shown, shown)
check("the network is stored", stored() == ["Keel Harbour"], stored())

verbs("it is forgotten, and is no longer the current one", """
until Connected 60
tap "More about Keel Harbour"
until "Forget This Network" 20
tap "Forget This Network"
tap Forget
gone "Forget This Network" 30
gone Connected 30
""")
check("nothing of it is left", stored() == [], stored())

verbs("Wi-Fi is switched off and on again, and the list returns", """
until "Keel Guest" 60
toggle Wi-Fi
until "Wi-Fi is off" 30
toggle Wi-Fi
until "Keel Guest" 90
""")

verbs("an open network is joined by one tap", """
until "Keel Guest" 60
tap "Keel Guest"
until Connected 60
""")
verbs("and one with WPA3 by its password", """
until "Keel Quay" 60
tap "Keel Quay"
type Password blob
tap Join
gone "Enter Password" 60
until '"Keel Quay" "Connected"' 60
tap "More about Keel Quay"
until "Forget This Network" 20
tap "Forget This Network"
tap Forget
gone "Forget This Network" 30
until "More about Keel Guest" 60
tap "More about Keel Guest"
until "Forget This Network" 20
tap "Forget This Network"
tap Forget
gone "Forget This Network" 30
""")
check("and both are forgotten", stored() == [], stored())


# A network that gives no address: its DHCP server is stopped and answers nothing
def pid_of(command):
    return int(subprocess.run(["pgrep", "-f", command], capture_output=True, text=True).stdout.split()[0])


for number in (guest := pid_of("udhcpd -f wlan3.dhcp"), harbour := pid_of("udhcpd -f wlan0.dhcp")):
    os.kill(number, signal.SIGSTOP)
shown = verbs("a new network without an address is reported as such", """
until "Keel Guest" 60
tap "Keel Guest"
until "Could not join" 120
outline
tap OK
gone "Could not join" 10
""")
check("with a remedy", "“Keel Guest” gave this machine no address. Try again. If it stays so, restart its router, "
      "or contact the network's administrator." in shown, shown)
check("and nothing of it is left", stored() == [], stored())
os.kill(harbour, signal.SIGCONT)
verbs("a network with a password gives an address", """
until "Keel Harbour" 60
tap "Keel Harbour"
type Password secret12
tap Join
gone "Enter Password" 60
until Connected 60
""")
os.kill(harbour, signal.SIGSTOP)
subprocess.run(["nmcli", "connection", "down", "Keel Harbour"], capture_output=True)
shown = verbs("a known one that gives none any more leads to its details, where one can be set", """
until "Keel Harbour" 60
tap "Keel Harbour"
until "Could not join" 120
outline
tap OK
gone "Could not join" 10
tap "More about Keel Harbour"
until "Configure IP" 30
outline
""")
check("as its alert reports", "“Keel Harbour” gave this machine no address. Try again, or set one by hand: Configure IP in its "
      "details." in shown, shown)
check("and it stays stored", stored() == ["Keel Harbour"], stored())
for number in (guest, harbour):
    os.kill(number, signal.SIGCONT)


# A network without internet: the server of NetworkManager's connectivity check never answers
def check_connectivity(isOn):
    manager = ["--dest=org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager"]
    subprocess.run(["dbus-send", "--system", "--print-reply", *manager, "org.freedesktop.DBus.Properties.Set",
                    "string:org.freedesktop.NetworkManager", "string:ConnectivityCheckEnabled",
                    "variant:boolean:" + ("true" if isOn else "false")], check=True, capture_output=True)


check_connectivity(True)
# The service may join a stored network by itself, before or after a tap, which would lead to the details then.
subprocess.run(["nmcli", "--wait", "60", "connection", "up", "Keel Harbour"], capture_output=True)
shown = verbs("a connection without internet access is reported in the list and in the details", """
until Connected 60
until "No internet" 90
outline
tap "More about Keel Harbour"
until "It leads to no internet" 30
outline
""")
check("with a remedy", "“Keel Harbour” is connected, but leads to no internet. Check its router, or choose another "
      "network." in shown, shown)
check_connectivity(False)
verbs("until it is no longer reported", """
until Connected 60
gone "No internet" 60
tap "More about Keel Harbour"
until "Forget This Network" 20
tap "Forget This Network"
tap Forget
gone "Forget This Network" 30
gone Connected 30
""")
check("and it is forgotten", stored() == [], stored())


# Ending during a join, while the access point is silent: nothing is left
def profiles():
    output = subprocess.run(["nmcli", "-t", "-f", "NAME,TYPE", "connection"], capture_output=True, text=True).stdout
    return sorted(line.rsplit(":", 1)[0] for line in output.splitlines() if line.endswith("wireless"))


JOINING = 'until "Keel Harbour" 60\ntap "Keel Harbour"\ntype Password secret12\ntap Join\n'
access_point = int(subprocess.run(["pgrep", "-f", "hostapd wlan0.conf"], capture_output=True, text=True).stdout)
for ending in ["its script", "SIGTERM"]:
    os.kill(access_point, signal.SIGSTOP)
    program = subprocess.Popen([sys.argv[1], "--front-end", "headless", "--radio", "networkmanager", "--quiet"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    program.stdin.write(JOINING)
    program.stdin.flush()
    deadline = time.monotonic() + 90
    while profiles() != ["Keel Harbour"] and time.monotonic() < deadline:
        time.sleep(0.2)
    check(f"a join is under way as {ending} ends it", profiles() == ["Keel Harbour"], profiles())
    if ending == "SIGTERM":
        program.send_signal(signal.SIGTERM)
    output = program.communicate(timeout=60)[0]
    check(f"after {ending} has ended it nothing is left", (profiles(), stored()) == ([], []), (profiles(), stored(), output))
    os.kill(access_point, signal.SIGCONT)
sys.exit(1 if failures else 0)
