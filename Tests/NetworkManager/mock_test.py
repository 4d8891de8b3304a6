"""The radio against the published mock of NetworkManager: lists, changes, faults, deaths and returns."""

import atexit
import re
import signal
import sys
import time

sys.dont_write_bytecode = True

import dbus  # noqa: E402
from mock_service import MANAGER, Service  # noqa: E402
from probe import Checks, Probe  # noqa: E402

DENIED = "raise dbus.exceptions.DBusException('no, and secret12', name='org.freedesktop.NetworkManager.PermissionDenied')"
BEGIN = ("ret = (dbus.ObjectPath('/org/freedesktop/NetworkManager/Settings/7'), "
         "dbus.ObjectPath('/org/freedesktop/NetworkManager/ActiveConnection/7'), dbus.Dictionary({}, signature='sv'))")
JOIN = ("AddAndActivateConnection2", "a{sa{sv}}ooa{sv}", "ooa{sv}")



def count_of(state):
    return int(re.search(r"count=(\d+)", state)[1])


def begin(name, options=""):
    """Begins a join, and returns once the service has received it: signals from then on belong to it."""
    joins = service.calls().count(JOIN[0])
    start = probe.send(f"begin {name} secret12{options}")
    checks.that(f"a join of {name} is begun", service.wait_for_calls(JOIN[0], joins), probe.state())
    return start


checks = Checks()
service = Service()
atexit.register(service.close)
probe = Probe(sys.argv[1], DBUS_SYSTEM_BUS_ADDRESS=service.address)
wlan0 = service.device()

# No service at first, then one object after the other
checks.that("a missing bus is reported", probe.until("serviceMissing"), probe.state())
service.start_bus()
checks.that("a bus is found once it is there", service.wait_for_clients())
checks.contains("a bus without the service is the same", probe.state(), "serviceMissing")
checks.equal("and a join reports it", probe.ask("join x"), "failed join notFound")
service.start_mock(wifi=False)
checks.that("a missing adapter is reported", probe.until("deviceMissing"), probe.state())
checks.equal("and a scan reports it", probe.ask("scan"), "failed scan deviceMissing")
service.add_device("wlan0")
checks.that("an adapter that is plugged in is seen", probe.until("ready on networks=0"), probe.state())

# Lists
service.add("a1", "cafe", 70)
service.add("a2", "cafe", 90, frequency=5180)
service.add("a3", "cafe", 40)
service.add("twin", "cafe", 99, security=0)
service.add("kr", "한국어", 45)
service.add("sae", "harbour", 60, security=0x400)
service.add("eap", "office", 60, security=0x200)
service.add("esc", "\x1b[2J\u202e", 30)
probe.until("networks=6 ")
state = probe.state()
checks.contains("access points of one network are one row", state, "cafe/wpa2Personal:90x3")
checks.contains("an open twin is another row", state, "cafe/open:99x1")
checks.contains("Korean is listed", state, "한국어/wpa2Personal:45x1")
checks.contains("WPA3 and 802.1X are distinguished", state, "harbour/wpa3Personal", "office/enterprise")
checks.contains("control characters stay bytes", state, "hex:1b5b324ae280ae/wpa2Personal:30x1")
service.update(service.access_point("esc"), ".AccessPoint", Ssid=dbus.ByteArray(b"a\0b\xff"))
checks.that("a name with a zero and no UTF-8 stays bytes", probe.until("hex:610062ff/wpa2Personal"), probe.state())
service.update(service.access_point("esc"), ".AccessPoint", Ssid=dbus.ByteArray(b"\0" * 32))
checks.that("32 zeros are a name kept back", probe.until(" /wpa2Personal:30x1"), probe.state())
service.update(service.access_point("kr"), ".AccessPoint", Strength="loud", RsnFlags=dbus.String("x"))
service.update(service.access_point("kr"), ".AccessPoint", Strength=dbus.Byte(255), Frequency=dbus.UInt32(0))
checks.that("malformed values are clamped or left out", probe.until("한국어/wpa2Personal:100x1"), probe.state())

# Changes
service.update(service.access_point("kr"), ".AccessPoint", Strength=dbus.Byte(33))
checks.that("a strength changes", probe.until("한국어/wpa2Personal:33x1"), probe.state())
service.remove("a2")
checks.that("an access point disappears", probe.until("cafe/wpa2Personal:70x2"), probe.state())
service.remove("twin")
checks.that("a network disappears", probe.until("networks=5 ") and "cafe/open" not in probe.state(), probe.state())
service.signal(wlan0, ".Device.Wireless", "AccessPointAdded", "o", dbus.ObjectPath("/gone"))
service.update(wlan0, ".Device.Wireless", AccessPoints=dbus.Array(
    [*(service.access_point(n) for n in ("a1", "a3", "kr", "sae", "eap", "esc")), "/gone"], signature="o"))
checks.contains("an access point that is gone already is left out", probe.state(), "networks=5 ")
before = count_of(probe.state())
for i in range(200):
    service.update(service.access_point("kr"), ".AccessPoint", Strength=dbus.Byte(33))
checks.equal("200 changes that change nothing give no state", count_of(probe.state()), before)

# Joining
checks.equal("a join works with an older service", probe.ask("join cafe secret12"), "ok join cafe")
checks.that("and is current", probe.until("current=cafe/wpa2Personal"), probe.state())
checks.contains("its details have settings", probe.ask("details cafe"), "joinsAutomatically: true")
checks.equal("a setting is stored", probe.ask("set cafe auto off"), "ok set auto")
checks.contains("and reported again", probe.ask("details cafe"), "joinsAutomatically: false")
service.mock().SetConnectivity(dbus.UInt32(2), signature="u")
service.mock(MANAGER).AddProperty("org.freedesktop.NetworkManager", "ConnectivityCheckUri", "", signature="ssv")
service.update(MANAGER, "", ConnectivityCheckUri="http://check.example/x", Connectivity=dbus.UInt32(2))
checks.that("a sign-in page is reported", probe.until("portal=http://check.example/x"), probe.state())
service.update(MANAGER, "", ConnectivityCheckUri="file:///etc/passwd")
checks.that("but only a web address", probe.until("portal= "), probe.state())
service.update(MANAGER, "", Connectivity=dbus.UInt32(3))
checks.that("a connection without internet access is reported after a delay", probe.until("nointernet", 15), probe.state())
service.update(MANAGER, "", Connectivity=dbus.UInt32(4))
checks.that("and no longer when it does", probe.until("ready on current=cafe"), probe.state())
service.mock(wlan0).AddProperty(
    "org.freedesktop.NetworkManager.Device", "InterfaceFlags", dbus.UInt32(0x10003), signature="ssv")
service.update(wlan0, ".Device", InterfaceFlags=dbus.UInt32(1))
checks.that("a broken link is reported", probe.until(" lost ", 10), probe.state())
checks.contains("while the network is still the current one", probe.state(), "current=cafe")
service.update(wlan0, ".Device", InterfaceFlags=dbus.UInt32(0x10003))
checks.that("and no longer when it is back", probe.until("ready on current=cafe"), probe.state())
for name in ["a1", "a3"]:
    service.remove(name)
checks.equal("the current network is not out of range", "away=" in probe.state(), False)
for name in ["a1", "a3"]:
    service.add(name, "cafe", 70)
checks.equal("it is forgotten", probe.ask("forget cafe"), "ok forget")
checks.that("and not current any more", probe.until("ready on networks") and "*" not in probe.state(), probe.state())
checks.equal("forgetting an unknown network is reported", probe.ask("forget cafe"), "failed forget notFound")
checks.contains("802.1X is refused with its name", probe.ask("join office x"), "unsupported", "enterprise")
checks.equal("a secured one without a password asks for it", probe.ask("join harbour"), "failed join incorrectPassword")

# Policy
service.method(MANAGER, "", *JOIN, DENIED)
checks.equal("a refusal by policy is reported", probe.ask("join cafe secret12"), "failed join notPermitted")
service.method(MANAGER, "", *JOIN, DENIED.replace("PermissionDenied", "Broken"))
answer = probe.ask("join cafe secret12")
checks.that("messages of the service contain no password", "failed join" in answer and "secret12" not in answer, answer)

# Failures in the middle
service.method(MANAGER, "", *JOIN, BEGIN)
for name, security, reason, expected in [
    ("cafe", "wpa2", 7, "incorrectPassword"), ("cafe", "wpa2", 8, "incorrectPasswordOrOutOfRange"),
    ("cafe", "wpa2", 53, "outOfRange"), ("harbour", "sae", 53, "incorrectPasswordOrOutOfRange"),
    ("cafe", "wpa2", 17, "noAddress"), ("cafe", "wpa2", 36, "radio(WiFiSettingsModel.RadioFailure.deviceMissing)"),
]:
    start = begin(name)
    # The end of an earlier connection is not the end of this one.
    service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(120), dbus.UInt32(50), dbus.UInt32(5))
    for new, old in [(40, 30), (50, 40), (60, 50)]:
        service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(new), dbus.UInt32(old), dbus.UInt32(0))
    service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(120), dbus.UInt32(60), dbus.UInt32(reason))
    service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(30), dbus.UInt32(120), dbus.UInt32(0))
    line = probe.wait("failed join", 5, start) or "nothing"
    checks.equal(f"reason {reason} of {security} is {expected.split('.')[-1]}", line.split(None, 3)[-1], expected)
checks.contains("the begun activation is ended", service.calls(), "DeactivateConnection")
start = probe.send("begin cafe secret12")
probe.until("joining=cafe")
checks.equal("a join is cancelled", probe.ask("cancel"), "failed join cancelled")
for heard, last, expected in [(True, 8, "incorrectPassword"), (True, 0, "incorrectPasswordOrOutOfRange"),
                              (False, 0, "outOfRange")]:
    name = "cafe" if heard else "nowhere"
    start = begin(name, " hidden:wpa2Personal")
    for new, old, reason in [(40, 30, 0), (60, 50, 0), (40, 60, 0), (60, 50, last), (120, 60, 7)]:
        service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(new), dbus.UInt32(old), dbus.UInt32(reason))
    service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(30), dbus.UInt32(120), dbus.UInt32(0))
    line = probe.wait("failed join", 5, start) or "nothing"
    checks.equal(f"a network {'that answers' if heard else 'that is not there'}, asked again for reason {last}, "
                 f"is {expected}", line.split(None, 3)[-1], expected)

# Ending during an operation: a join that has begun is undone before the program may end
before = service.calls().count("DeactivateConnection")
start = begin("cafe")
probe.send("close")
checks.that("the radio is closed", probe.wait("ok close", 10, start), probe.state())
checks.that("which ends the join", probe.wait("failed join cancelled", 1, start), probe.state())
checks.equal("after its connection", service.calls().count("DeactivateConnection"), before + 1)

# An answer that arrives after the cancellation
service.method(MANAGER, "", *JOIN, "import time; time.sleep(4); " + BEGIN)
before = service.calls().count("DeactivateConnection")
start = begin("cafe")
probe.send("cancel")
checks.that("a call that hangs can be given up at once", probe.wait("failed join cancelled", 2.5, start), probe.state())
checks.that("and is undone when it is answered", service.wait_for_calls("DeactivateConnection", before))

# The service ends and returns
service.method(MANAGER, "", *JOIN, BEGIN)
start = probe.send("begin cafe secret12")
probe.until("joining=cafe")
service.stop_mock()
checks.that("the service's death ends a join", probe.wait("failed join radio.*serviceMissing", 5, start), probe.state())
checks.that("and is reported", probe.until("serviceMissing off networks=0"), probe.state())
service.start_mock()
service.add("b1", "back again", 50)
checks.that("its return is seen, with all that is new", probe.until("networks=1 [back again/wpa2Personal"), probe.state())
service.stop_bus()
checks.that("the end of the bus is reported", probe.until("serviceMissing"), probe.state())
service.start_bus()
service.start_mock()
service.add("c1", "and again", 50)
checks.that("and its return is seen", probe.until("networks=1 [and again/wpa2Personal"), probe.state())

# Power and adapters
checks.equal("Wi-Fi is switched off", probe.ask("power off"), "ok power off")
checks.that("and the list is empty", probe.until("ready off networks=0"), probe.state())
checks.contains("a join is refused meanwhile", probe.ask('join "and again" x wpa2Personal'), "failed join")
checks.equal("and on", probe.ask("power on"), "ok power on")
checks.that("and the list is back", probe.until("networks=1 "), probe.state())
service.update(MANAGER, "", WirelessHardwareEnabled=False)
checks.that("a hardware switch is reported", probe.until("blocked"), probe.state())
service.update(MANAGER, "", WirelessHardwareEnabled=True)
service.update(MANAGER, "", NetworkingEnabled=False)
checks.that("disabled networking is reported as such", probe.until("networkingOff off networks=0"), probe.state())
service.method(MANAGER, "", "Enable", "b", "", "self.UpdateProperties('org.freedesktop.NetworkManager', "
               "dbus.Dictionary({'NetworkingEnabled': args[0]}, signature='sv'))")
checks.equal("and continues with Wi-Fi", probe.ask("power on"), "ok power on")
checks.that("so that the list is back", probe.until("ready on networks=1 "), probe.state())
service.mock_process.send_signal(signal.SIGSTOP)
checks.equal("a service that hangs does not answer", probe.ask("scan"), "failed scan timedOut")
checks.that("a hanging service is reported, and not as missing", probe.until("serviceNotResponding", 15), probe.state())
service.mock_process.send_signal(signal.SIGCONT)
checks.that("and continues as before", probe.until("ready on networks=1 ", 20), probe.state())
service.update(wlan0, ".Device", State=dbus.UInt32(10))
checks.that("an adapter managed by another program is reported", probe.until("does not manage"), probe.state())
service.add_device("wlan1")
service.add("d1", "other adapter", 50, device="wlan1")
checks.that("another adapter is used instead", probe.until("[other adapter/wpa2Personal"), probe.state())
service.update(wlan0, ".Device", State=dbus.UInt32(30))
checks.that("the first one when both can", probe.until("[and again/wpa2Personal"), probe.state())
checks.contains("and both are named", probe.state(), "adapters=[wlan0! wlan1]")
checks.equal("the other is chosen", probe.ask("adapter wlan1"), "ok adapter wlan1")
checks.that("so that its networks are shown", probe.until("[other adapter/wpa2Personal"), probe.state())
checks.equal("and the first one again", probe.ask("adapter wlan0"), "ok adapter wlan0")
checks.that("with its own", probe.until("[and again/wpa2Personal"), probe.state())
service.update(wlan0, ".Device", State=dbus.UInt32(20))
service.update(service.device("wlan1"), ".Device", State=dbus.UInt32(10))
checks.contains("one that is not ready yet is no news", probe.state(), "ready on")
checks.that("until it takes long", probe.until("is not ready", 8), probe.state())
service.update(wlan0, ".Device", State=dbus.UInt32(30))
checks.that("but recovers", probe.until("ready on"), probe.state())
service.signal(wlan0, ".Device", "StateChanged", "uuu", dbus.UInt32(20), dbus.UInt32(30), dbus.UInt32(10))
checks.that("a supplicant that is dead is named", probe.until("wpa_supplicant, which NetworkManager needs", 8),
            probe.state())
service.update(wlan0, ".Device", State=dbus.UInt32(30))

# Many access points in a short time
before = count_of(probe.state())
began = time.monotonic()
for i in range(500):
    service.add(f"m{i}", f"many {i}", i % 100)
checks.that("500 access points appear", probe.until("networks=501 ", 20), probe.state())
took = time.monotonic() - began
count = count_of(probe.state()) - before
print(f"     500 access points: {took:.2f} s with the mock, {count} states")
checks.that("in few states, not one each", count <= 2 + took * 25, count)
for i in range(500):
    service.remove(f"m{i}")
checks.that("and go", probe.until("networks=1 ", 20), probe.state())
checks.that("the password is in no line", not any("secret12" in line for line in probe.lines))
probe.close()
checks.end("NetworkManager's mock")
