"""Runs inside the Wi-Fi machine: the radio against the real NetworkManager and real access points."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from probe import Checks, Probe, last_of_supplicant  # noqa: E402

PROFILES = "/etc/NetworkManager/system-connections"
checks = Checks(last_of_supplicant)
probe = Probe(sys.argv[1])


def stored():
    return sorted(name.removesuffix(".nmconnection") for name in os.listdir(PROFILES))


def profiles():
    output = subprocess.run(["nmcli", "-t", "-f", "NAME,TYPE", "connection"], capture_output=True, text=True).stdout
    return sorted(line.rsplit(":", 1)[0] for line in output.splitlines() if line.endswith("wireless"))


def join(arguments, seconds=60):
    """The answer to a join with the right password. NetworkManager calls every handshake that breaks off a wrong
    password, and one does so where the machine around this one holds it up: it is tried again, and printed."""
    for _ in range(2):
        answer = probe.ask("join " + arguments, seconds)
        if "incorrectPassword" not in answer:
            return answer
        print(f"     again: {arguments}: {answer}", *last_of_supplicant(), sep="\n     ", flush=True)
    return probe.ask("join " + arguments, seconds)


def details_revision():
    return int(re.search(r"details=(\d+)", probe.state())[1])


def in_force(text, wanted=True, seconds=20):
    """The details of the network once they say so, or no longer do."""
    deadline = time.monotonic() + seconds
    while (text in (answer := probe.ask('details "Keel Harbour"'))) != wanted and time.monotonic() < deadline:
        time.sleep(0.2)
    return answer


def of_profile(name, *fields):
    output = subprocess.run(
        ["nmcli", "-g", ",".join(fields), "connection", "show", name], capture_output=True, text=True).stdout
    return output.splitlines()


def ends(condition, seconds=30):
    """Whether the condition comes true in time."""
    deadline = time.monotonic() + seconds
    while not (result := condition()) and time.monotonic() < deadline:
        time.sleep(0.2)
    return result


def devices():
    return subprocess.run(["nmcli", "-t", "-f", "DEVICE,STATE", "device"], capture_output=True, text=True).stdout.split()


def file_of(name):
    with open(f"{PROFILES}/{name}.nmconnection") as file:
        return file.read()


# Scanning
for name in ["Keel Harbour/wpa2Personal", "Keel Quay/wpa3Personal", "Keel Guest/open", "Keel Reef/enhancedOpen",
             "Keel Pier/wpa2Personal", "Keel Jetty/wpa2Personal"]:
    checks.that(f"{name} is listed", probe.until(name, 60), probe.state())
for name, generations in [("Keel Pier", "WPA2/WPA3"), ("Keel Jetty", "WPA")]:
    state = probe.state()
    checks.that(f"{name} is {generations}", re.search(rf"{name}/wpa2Personal:\d+x1~{generations}[ \]]", state), state)
state = probe.state()
checks.that("a name kept back is a row without one", re.search(r"[ \[]/wpa2Personal:", state), state)
answer = probe.ask("scan", 30)
checks.that("a scan ends, or is refused as too soon", answer in ("ok scan", "failed scan busy"), answer)

# A wrong password, then the right one
checks.equal("a wrong password is reported", probe.ask('join "Keel Harbour" wrongwrong', 60), "failed join incorrectPassword")
checks.equal("and leaves no profile behind", profiles(), [])
checks.equal("the right one joins at the first try", join('"Keel Harbour" secret12'), "ok join Keel Harbour")
checks.contains("with an address, a router and DNS", probe.ask('details "Keel Harbour"'), '"10.9.0.1', 'Optional("10.9.0.1")')
checks.that("it is current and known", probe.until("current=Keel Harbour/wpa2Personal"), probe.state())
checks.equal("and is stored", stored(), ["Keel Harbour"])

# Another wrong password for a known network leaves the stored one alone
checks.equal("a wrong new password is reported", probe.ask('join "Keel Harbour" wrongwrong', 60), "failed join incorrectPassword")
checks.equal("the stored profile stays", stored(), ["Keel Harbour"])
checks.equal("and still works", join('"Keel Harbour"'), "ok join Keel Harbour")

# Settings of the connection in use
checks.equal("a manual address is taken", probe.ask('set "Keel Harbour" ipv4 10.9.0.77/24,10.9.0.1', 60), "ok set ipv4")
checks.contains("and is in force", probe.ask('details "Keel Harbour"'), '["10.9.0.77/24"]')
before = details_revision()
checks.equal("DNS servers are taken", probe.ask('set "Keel Harbour" dns 10.9.0.1,2001:db8::1', 60), "ok set dns")
checks.that("which is news of its details", details_revision() > before, probe.state())
checks.contains("and are reported again", probe.ask('details "Keel Harbour"'), 'dnsServers: ["10.9.0.1", "2001:db8::1"]')
checks.equal("the service has stored them", of_profile("Keel Harbour", "ipv4.method", "ipv4.dns", "ipv6.dns"),
             ["manual", "10.9.0.1", "2001\\:db8\\:\\:1"])
checks.equal("back to automatic", probe.ask('set "Keel Harbour" ipv4 auto', 60), "ok set ipv4")

# Settings on trial: stored if confirmed in time; otherwise the service restores the old ones, also if the program has
# crashed
dying = Probe(sys.argv[1])
dying.until("current=Keel Harbour", 20)
checks.equal("an address is tried", dying.ask('try 5 "Keel Harbour" ipv4 10.9.0.78/24,10.9.0.1', 60), "ok try ipv4")
dying.process.send_signal(signal.SIGHUP)
checks.contains("and is in force", in_force("10.9.0.78/24"), '["10.9.0.78/24"]')
before = details_revision()
checks.that("it is reverted when its program dies", "10.9.0.78" not in in_force("10.9.0.78", False), probe.state())
checks.that("which is news of its details", details_revision() > before, probe.state())
checks.equal("in the stored profile too", of_profile("Keel Harbour", "ipv4.method", "ipv4.addresses"), ["auto", ""])
probe.until("current=Keel Harbour", 30)
checks.contains("and with an address as before", probe.ask('details "Keel Harbour"'), '["10.9.0.1')
checks.equal("another is tried", probe.ask('try 5 "Keel Harbour" ipv4 10.9.0.78/24,10.9.0.1', 60), "ok try ipv4")
checks.equal("and kept", probe.ask("keep"), "ok keep")
time.sleep(6)
checks.contains("so that it stays", probe.ask('details "Keel Harbour"'), '["10.9.0.78/24"]')
checks.equal("a third is tried", probe.ask('try 60 "Keel Harbour" ipv4 10.9.0.79/24,10.9.0.1', 60), "ok try ipv4")
checks.equal("and undone at once", probe.ask("undo"), "ok undo")
checks.contains("so that the kept one is back", in_force("10.9.0.78/24"), '["10.9.0.78/24"]')
probe.until("current=Keel Harbour", 30)
checks.equal("a fourth is tried", probe.ask('try 1 "Keel Harbour" ipv4 10.9.0.79/24,10.9.0.1', 60), "ok try ipv4")
time.sleep(2)
checks.equal("and kept too late", probe.ask("keep"), "failed keep timedOut")
checks.contains("so that the kept one is back", in_force("10.9.0.78/24"), '["10.9.0.78/24"]')
probe.until("current=Keel Harbour", 30)
checks.equal("back to automatic again", probe.ask('set "Keel Harbour" ipv4 auto', 60), "ok set ipv4")

checks.equal("low-data mode is taken", probe.ask('set "Keel Harbour" metered on', 60), "ok set metered")
checks.equal("the service calls it metered", of_profile("Keel Harbour", "connection.metered"), ["yes"])
checks.equal("a private address is taken", probe.ask('set "Keel Harbour" private on', 90), "ok set private")
checks.that("which connects again", probe.until("current=Keel Harbour", 30), probe.state())
details = probe.ask('details "Keel Harbour"')
checks.that("with another hardware address", 'hardwareAddress: Optional("02:00:00:00:01:00")' not in details, details)
checks.equal("and back to its own", probe.ask('set "Keel Harbour" private off', 90), "ok set private")

# A change that cuts the connection is reverted: the access point does not answer the new hardware address
access_point = int(subprocess.run(["pgrep", "-f", "hostapd wlan0.conf"], capture_output=True, text=True).stdout)
os.kill(access_point, signal.SIGSTOP)
checks.equal("a change that breaks the connection is reported", probe.ask('set "Keel Harbour" private on', 90), "failed set timedOut")
os.kill(access_point, signal.SIGCONT)
checks.that("the connection comes back", probe.until("current=Keel Harbour", 60), probe.state())
checks.contains("as it was", probe.ask('details "Keel Harbour"'), "usesPrivateAddress: false", '"02:00:00:00:01:00"')
checks.equal("not joining by itself is taken", probe.ask('set "Keel Harbour" auto off', 60), "ok set auto")
checks.equal("the service has stored that", of_profile("Keel Harbour", "connection.autoconnect"), ["no"])
checks.equal("the password is still stored", join('"Keel Harbour"'), "ok join Keel Harbour")

# Other kinds of security. Enhanced open is only listed: on a busy machine the emulated access point may answer one
# association twice, with another key each time, and the device never gets an address.
checks.equal("a hidden one joins by name", join('"Keel Hidden" secret12 hidden:wpa2Personal', 90), "ok join Keel Hidden")
checks.equal("an open one joins", probe.ask('join "Keel Guest"', 60), "ok join Keel Guest")
checks.equal("WPA3 joins with a short password", join('"Keel Quay" blob'), "ok join Keel Quay")

# Forgetting affects only the requested network
checks.equal("another than the current one is forgotten", probe.ask('forget "Keel Guest"'), "ok forget")
checks.equal("and only that", stored(), ["Keel Harbour", "Keel Hidden", "Keel Quay"])
checks.contains("the current one stays", probe.state(), "current=Keel Quay")
for name in ["Keel Harbour", "Keel Hidden", "Keel Quay"]:
    checks.equal(f"{name} is forgotten", probe.ask(f'forget "{name}"'), "ok forget")
checks.equal("no profile is left", (stored(), profiles()), ([], []))
checks.that("and no network is current", "current=" not in probe.state(), probe.state())

# Cancelling while the access point is silent, so that the join cannot end earlier
os.kill(access_point, signal.SIGSTOP)
start = probe.send('begin "Keel Harbour" secret12')
checks.that("joining is reported", probe.until("joining=Keel Harbour"), probe.state())
checks.that("and is under way", ends(lambda: profiles() == ["Keel Harbour"]), profiles())
probe.send("cancel")
checks.that("a join is cancelled", probe.wait("failed join cancelled", 5, start), probe.state())
os.kill(access_point, signal.SIGCONT)
checks.that("the adapter is idle again", ends(lambda: "wlan1:disconnected" in devices()), devices())
checks.equal("and leaves no profile behind", profiles(), [])
checks.that("and joins nothing", "current=" not in probe.state(), probe.state())

# The program is killed during a join, while the access point is silent: the service continues by itself. Another
# running program, or the next one to start, stores the profile once it works.
for is_watched in [True, False]:
    os.kill(access_point, signal.SIGSTOP)
    dying = Probe(sys.argv[1])
    dying.until("Keel Harbour", 20)
    if not is_watched:
        probe.close()
    dying.send('begin "Keel Harbour" secret12')
    checks.that("joining is reported", dying.until("joining=Keel Harbour"), dying.state())
    ends(lambda: profiles() == ["Keel Harbour"])
    dying.close()
    checks.equal("a program that is killed leaves something that is not stored", (profiles(), stored()), (["Keel Harbour"], []))
    os.kill(access_point, signal.SIGCONT)
    if not is_watched:
        checks.that("with which the service connects", ends(lambda: "wlan1:connected" in devices()), devices())
        probe = Probe(sys.argv[1])
    checks.that("it is stored once it works, by " + ("the running program" if is_watched else "the next one to start"),
                ends(lambda: stored() == ["Keel Harbour"]), (profiles(), stored()))
    checks.that("which is reported", probe.until("completed current=Keel Harbour", 20), probe.state())
    checks.that("and known", probe.until("x1*", 20), probe.state())
    text = file_of("Keel Harbour")
    checks.that("with its password and without our mark", "psk=secret12" in text and "keel" not in text, text)
    checks.equal("under one profile", profiles(), ["Keel Harbour"])
    checks.equal("it is forgotten", probe.ask('forget "Keel Harbour"'), "ok forget")

# The same with a wrong password: nothing is left
os.kill(access_point, signal.SIGSTOP)
dying = Probe(sys.argv[1])
dying.until("Keel Harbour", 20)
dying.send('begin "Keel Harbour" wrongwrong')
dying.until("joining=Keel Harbour")
ends(lambda: profiles() == ["Keel Harbour"])
dying.close()
os.kill(access_point, signal.SIGCONT)
checks.that("of a join that fails nothing is left", ends(lambda: profiles() == []), profiles())

# Killed at any moment: either the profile is stored, or nothing is left
for moment in [0, 0.1, 0.3, 0.8, 1.5, 3]:
    dying = Probe(sys.argv[1])
    dying.until("Keel Harbour", 20)
    dying.send('begin "Keel Harbour" secret12')
    time.sleep(moment)
    dying.close()
    time.sleep(1)
    checks.that(f"killed after {moment} s it is stored or gone", ends(lambda: profiles() == stored()), (profiles(), stored()))
    for name in stored():
        checks.contains("the stored profile has its password and no mark", file_of(name).replace("keel.", "MARK"), "psk=secret12")
        checks.equal("and is forgotten", probe.ask(f'forget "{name}"'), "ok forget")

# A program that ends regularly undoes a join first
os.kill(access_point, signal.SIGSTOP)
dying = Probe(sys.argv[1])
dying.until("Keel Harbour", 20)
dying.send('begin "Keel Harbour" secret12')
dying.until("joining=Keel Harbour")
start = dying.send("close")
checks.that("the radio is closed", dying.wait("ok close", 15, start), dying.state())
checks.equal("and nothing is left by then", profiles(), [])
dying.close()
os.kill(access_point, signal.SIGCONT)

# Another password for a stored network: its profile retains its identity and the settings of other programs
checks.equal("the network is joined", join('"Keel Harbour" secret12'), "ok join Keel Harbour")
subprocess.run(["nmcli", "connection", "modify", "Keel Harbour", "connection.autoconnect-priority", "7",
                "ipv4.route-metric", "77", "802-11-wireless-security.pmf", "optional",
                "802-11-wireless-security.psk", "oldold12"], check=True)
KEPT = ["connection.uuid", "connection.interface-name", "connection.autoconnect-priority", "ipv4.route-metric",
        "802-11-wireless-security.pmf", "802-11-wireless-security.key-mgmt"]
before = of_profile("Keel Harbour", *KEPT)


def stored_password():
    return re.search(r"psk=(.*)", file_of("Keel Harbour"))[1]


checks.equal("a wrong stored password is reported", probe.ask('join "Keel Harbour"', 60), "failed join incorrectPassword")
checks.equal("and a wrong new one", probe.ask('join "Keel Harbour" wrongwrong', 60), "failed join incorrectPassword")
checks.equal("which does not take its place", (stored_password(), profiles()), ("oldold12", ["Keel Harbour"]))
checks.equal("the right one joins", join('"Keel Harbour" secret12'), "ok join Keel Harbour")
checks.equal("and takes its place", stored_password(), "secret12")
checks.equal("in the same profile and file, as others have set it",
             (of_profile("Keel Harbour", *KEPT), stored(), profiles()), (before, ["Keel Harbour"], ["Keel Harbour"]))
checks.that("which is connected", probe.until("current=Keel Harbour", 20), probe.state())
active = subprocess.run(["nmcli", "-g", "UUID", "connection", "show", "--active"], capture_output=True, text=True).stdout
checks.contains("by itself", active, before[0])

# Killed during that join
subprocess.run(["nmcli", "connection", "modify", "Keel Harbour", "802-11-wireless-security.psk", "oldold12"], check=True)
probe.ask("disconnect")
os.kill(access_point, signal.SIGSTOP)
dying = Probe(sys.argv[1])
dying.until("Keel Harbour", 20)
dying.send('begin "Keel Harbour" secret12')
dying.until("joining=Keel Harbour")
ends(lambda: profiles() == ["Keel Harbour", "Keel Harbour"])
dying.close()
os.kill(access_point, signal.SIGCONT)
checks.that("a trial that is left alone gives its password to the stored profile",
            ends(lambda: stored_password() == "secret12"), file_of("Keel Harbour"))
checks.that("and disappears", ends(lambda: profiles() == ["Keel Harbour"]), profiles())
checks.equal("the profile is the same", of_profile("Keel Harbour", *KEPT), before)
checks.that("and connected", probe.until("current=Keel Harbour", 30), probe.state())

# An access point that disappears is reported while the service still considers it connected; then the network is out of
# range
os.kill(access_point, 9)
checks.that("a broken link is reported", probe.until(" lost ", 12), probe.state())
checks.that("then the network is out of range", probe.until("away=[Keel Harbour/wpa2Personal]", 60), probe.state())
checks.that("and no longer current", "current=" not in probe.state(), probe.state())
checks.contains("its settings can be read there", probe.ask('details "Keel Harbour"'), "joinsAutomatically: true")
checks.equal("and it is forgotten there", probe.ask('forget "Keel Harbour"'), "ok forget")
checks.equal("so that nothing is left", (stored(), profiles(), "away=" in probe.state()), ([], [], False))
subprocess.Popen("cd /run/work && exec hostapd wlan0.conf >>wlan0.log 2>&1", shell=True)
checks.that("the access point is back", probe.until("Keel Harbour/wpa2Personal", 60), probe.state())
access_point = int(subprocess.run(["pgrep", "-f", "hostapd wlan0.conf"], capture_output=True, text=True).stdout.split()[-1])

# A network that is not there is not reported as a wrong password
checks.equal("a hidden network that is not there is out of range",
             probe.ask('join "Keel Nowhere" secret12 hidden:wpa2Personal', 90), "failed join outOfRange")

# Two adapters: each with its name and the networks in its range
subprocess.run(["nmcli", "device", "set", "wlan8", "managed", "yes"], check=True)
checks.that("two adapters are named", probe.until("adapters=[wlan1! wlan8]", 30), probe.state())
checks.equal("the other is chosen", probe.ask("adapter wlan8"), "ok adapter wlan8")
checks.that("which is shown", probe.until("adapters=[wlan1 wlan8!]"), probe.state())
checks.that("and hears the networks too", probe.until("Keel Guest/open", 60), probe.state())
checks.equal("and joins one", probe.ask('join "Keel Guest"', 60), "ok join Keel Guest")
checks.that("by itself", probe.until("adapters=[wlan1 wlan8!=Keel Guest/open]"), probe.state())
checks.equal("the first one is chosen again", probe.ask("adapter wlan1"), "ok adapter wlan1")
checks.that("which is not connected", probe.until("adapters=[wlan1! wlan8=Keel Guest/open]") and
            " current=" not in probe.state(), probe.state())
probe.ask("adapter wlan8")
checks.equal("its network is forgotten", probe.ask('forget "Keel Guest"'), "ok forget")
subprocess.run(["nmcli", "device", "set", "wlan8", "managed", "no"], check=True)
checks.that("and the other is shown when it is gone", probe.until("Keel Harbour") and "adapters=" not in probe.state(), probe.state())

# Disabled networking, a suspended service and a dead supplicant are each reported as such
subprocess.run(["nmcli", "networking", "off"], check=True)
checks.that("disabled networking is reported", probe.until("networkingOff off networks=0", 20), probe.state())
checks.equal("and is switched on with Wi-Fi", probe.ask("power on", 60), "ok power on")
checks.that("so that the list is back", probe.until("Keel Guest/open", 60), probe.state())
pid = int(subprocess.run(["pidof", "NetworkManager"], capture_output=True, text=True).stdout)
os.kill(pid, signal.SIGSTOP)
probe.ask('details "Keel Guest"', 60)
checks.that("a hanging service is reported", probe.until("serviceNotResponding", 20), probe.state())
late = Probe(sys.argv[1])
checks.that("also to a program that starts then", late.until("serviceNotResponding", 30), late.state())
os.kill(pid, signal.SIGCONT)
checks.that("and continues", probe.until("ready on", 30), probe.state())
checks.that("for both", late.until("ready on", 30), late.state())
late.close()
os.remove("/usr/share/dbus-1/system-services/fi.w1.wpa_supplicant1.service")
# Returns once the bus has reloaded its configuration.
subprocess.run(
    ["dbus-send", "--system", "--print-reply", "--dest=org.freedesktop.DBus", "/", "org.freedesktop.DBus.ReloadConfig"],
    stdout=subprocess.DEVNULL, check=True)
os.kill(int(subprocess.run(["pidof", "wpa_supplicant"], capture_output=True, text=True).stdout), 9)
checks.that("a dead supplicant is reported", probe.until("wpa_supplicant, which NetworkManager needs for Wi-Fi, is not running", 20), probe.state())
subprocess.Popen("cd /run/work && exec wpa_supplicant -u -O /run/wpa_supplicant >>wpa.log 2>&1", shell=True)
checks.that("until it is back", probe.until("Keel Guest/open", 90), probe.state())

# Off and on
checks.equal("the guest network joins again", probe.ask('join "Keel Guest"', 60), "ok join Keel Guest")
checks.equal("Wi-Fi is switched off", probe.ask("power off"), "ok power off")
checks.that("which empties the list", probe.until("ready off networks=0"), probe.state())
checks.equal("and on", probe.ask("power on"), "ok power on")
checks.that("and joins a known network by itself", probe.until("current=Keel Guest", 60), probe.state())

# The adapter is removed during a join, and inserted again. The access point is silent, so that the join cannot end
# earlier.
os.kill(access_point, signal.SIGSTOP)
start = probe.send('begin "Keel Harbour" secret12')
checks.that("joining is reported", probe.until("joining=Keel Harbour"), probe.state())
phy = os.path.basename(os.path.realpath("/sys/class/net/wlan1/phy80211"))
subprocess.run(["iw", "dev", "wlan1", "del"], check=True)
told = probe.wait("(failed|ok) join", 20, start)
checks.contains("the join fails with the adapter", told or "no answer", "failed join radio", "deviceMissing")
os.kill(access_point, signal.SIGCONT)
# The access points are adapters too; NetworkManager is configured to ignore them.
checks.that("and only others are left", probe.until("does not manage"), probe.state())
subprocess.run(["iw", "phy", phy, "interface", "add", "wlan1", "type", "managed"], check=True)
checks.that("and is used when it is back", probe.until("current=Keel Guest", 60), probe.state())
checks.equal("no profile of the join is left", profiles(), ["Keel Guest"])

# Disconnecting without forgetting
checks.equal("the current network is left", probe.ask("disconnect"), "ok disconnect")
checks.that("so that the adapter is idle", ends(lambda: "wlan1:disconnected" in devices()), devices())
# After a scan, the service would join a network that it may join by itself.
checks.that("a scan ends, or is refused as too soon", (answer := probe.ask("scan", 30)) in ("ok scan", "failed scan busy"), answer)
checks.that("and not joined again", "current=" not in probe.state() and "joining=" not in probe.state(), probe.state())
checks.that("but still known", re.search(r"Keel Guest/open:\d+x1\*", probe.state()), probe.state())
checks.equal("until asked for", probe.ask('join "Keel Guest"', 60), "ok join Keel Guest")

# A read-only system
subprocess.run(["mount", "-o", "remount,ro", PROFILES], check=True)
checks.contains("a join that cannot be stored is reported", join('"Keel Harbour" secret12'), "failed join", "notSaved")
checks.equal("and leaves nothing behind that is not stored", profiles(), ["Keel Guest"])
checks.equal("also of a setting", probe.ask('set "Keel Guest" auto off', 60), "failed set notSaved")
subprocess.run(["mount", "-o", "remount,rw", PROFILES], check=True)

# The service dies during a join, and is started again. Last, the slow failure of WPA3 for a wrong password.
start = probe.send('begin "Keel Quay" wrong')
checks.that("joining is reported", probe.until("joining=Keel Quay"), probe.state())
pid = subprocess.run(["pidof", "NetworkManager"], capture_output=True, text=True).stdout.strip()
os.kill(int(pid), 9)
checks.that("the join fails with the service", probe.wait("failed join radio.*serviceMissing", 5, start), probe.state())
checks.that("which is reported as missing", probe.until("serviceMissing"), probe.state())
subprocess.run(["bash", "-c", "start_networkmanager"], check=True)
checks.that("and is followed when it is back", probe.until("Keel Quay/wpa3Personal", 60), probe.state())
probe.until("current=Keel Guest", 20)
checks.equal("a wrong WPA3 password asks again", probe.ask('join "Keel Quay" wrong', 90), "failed join incorrectPasswordOrOutOfRange")
checks.that("and leaves no profile behind", "Keel Quay" not in profiles(), profiles())

# A user with read-only permissions
subprocess.run("kill -9 $(pidof NetworkManager); sed -i s/auth-polkit=false/auth-polkit=root-only/ /run/work/nm.conf; "
               "start_networkmanager", shell=True, executable="/bin/bash")
# The program may be in a folder that is only its owner's.
os.makedirs("/run/everybody", 0o755)
guest = Probe("runuser", "-u", "nobody", "--", shutil.copy(sys.argv[1], "/run/everybody"))
checks.that("everybody may look", guest.until("current=Keel Guest", 60), guest.state())
checks.equal("joining is refused", guest.ask('join "Keel Harbour" secret12', 60), "failed join notPermitted")
checks.equal("forgetting is refused", guest.ask('forget "Keel Guest"'), "failed forget notPermitted")
checks.equal("settings are refused", guest.ask('set "Keel Guest" auto off'), "failed set notPermitted")
checks.equal("switching off is refused", guest.ask("power off"), "failed power notPermitted")
checks.contains("and nothing has changed", guest.state(), "ready on", "current=Keel Guest/open")

checks.that("the password is in no line", not any(word in line for line in probe.lines + guest.lines for word in ("wrongwrong", "secret12")))
checks.end("NetworkManager")
