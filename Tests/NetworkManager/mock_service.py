"""A private bus, and on it the published mock of NetworkManager, both of which can die and come back."""

import os
import shutil
import subprocess
import tempfile
import time

import dbus
import dbus.bus

NAME = "org.freedesktop.NetworkManager"
MANAGER = "/org/freedesktop/NetworkManager"
MOCK = "org.freedesktop.DBus.Mock"
CONFIGURATION = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>system</type><listen>unix:path={}</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
</policy></busconfig>"""


class Service:
    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.socket = os.path.join(self.folder, "bus")
        self.address = "unix:path=" + self.socket
        self.configuration = os.path.join(self.folder, "bus.conf")
        with open(self.configuration, "w") as file:
            file.write(CONFIGURATION.format(self.socket))
        self.log = os.path.join(self.folder, "mock.log")
        self.bus_process = self.mock_process = self.bus = None

    def start_bus(self):
        self.bus_process = subprocess.Popen(
            ["dbus-daemon", "--config-file=" + self.configuration, "--nofork"], stderr=subprocess.DEVNULL)
        while not os.path.exists(self.socket):
            time.sleep(0.02)
        while self.bus is None:
            try:
                self.bus = dbus.bus.BusConnection(self.address)
            except dbus.DBusException:
                time.sleep(0.02)

    def stop_bus(self):
        self.stop_mock()
        self.bus.close()
        self.bus = None
        self.bus_process.kill()
        self.bus_process.wait()
        if os.path.exists(self.socket):
            os.unlink(self.socket)

    def start_mock(self, wifi=True):
        self.mock_process = subprocess.Popen(
            ["/usr/bin/python3", "-m", "dbusmock", "--system", "--template", "networkmanager", "-l", self.log],
            env={**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": self.address}, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        while not self.bus.name_has_owner(NAME):
            time.sleep(0.02)
        time.sleep(0.2)
        if wifi:
            self.add_device("wlan0")

    def stop_mock(self):
        if self.mock_process:
            self.mock_process.kill()
            self.mock_process.wait()
            self.mock_process = None
            while self.bus.name_has_owner(NAME):
                time.sleep(0.02)

    def close(self):
        if self.bus:
            self.stop_bus()
        shutil.rmtree(self.folder)

    def calls(self):
        with open(self.log) as file:
            return file.read()

    def wait_for_calls(self, name, count, seconds=10):
        """Waits until the mock has received more than `count` calls of a method. Returns False if it has not."""
        deadline = time.monotonic() + seconds
        while self.calls().count(name) <= count:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True

    def wait_for_clients(self, seconds=10):
        """Waits until another program is on the bus. Returns False if there is none."""
        own = self.bus.get_unique_name()
        deadline = time.monotonic() + seconds
        while not any(name.startswith(":") and name != own for name in self.bus.list_names()):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True

    # Calls to the mock

    def mock(self, path="/org/freedesktop"):
        return dbus.Interface(self.bus.get_object(NAME, path, introspect=False), MOCK)

    def device(self, name="wlan0"):
        return MANAGER + "/Devices/" + name

    def add_device(self, name, state=30):
        return self.mock().AddWiFiDevice(name, name, dbus.Int32(state), signature="ssi")

    def add(self, name, ssid, strength=50, security=0x100, device="wlan0", frequency=2437):
        return self.mock().AddAccessPoint(
            self.device(device), name, ssid, "00:00:00:00:00:01", dbus.UInt32(2), dbus.UInt32(frequency),
            dbus.UInt32(5400), dbus.Byte(strength), dbus.UInt32(security), signature="ssssuuuyu")

    def remove(self, name, device="wlan0"):
        self.mock().RemoveAccessPoint(self.device(device), self.access_point(name), signature="ss")

    def access_point(self, name):
        return MANAGER + "/AccessPoint/" + name

    def update(self, path, interface, **properties):
        self.mock(path).UpdateProperties(
            NAME + interface, dbus.Dictionary(properties, signature="sv"), signature="sa{sv}")

    def method(self, path, interface, name, takes, gives, code):
        self.mock(path).AddMethod(NAME + interface, name, takes, gives, code, signature="sssss")

    def signal(self, path, interface, name, signature, *values):
        self.mock(path).EmitSignal(
            NAME + interface, name, signature, dbus.Array(values, signature="v"), signature="sssav")
