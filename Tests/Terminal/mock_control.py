"""The mock of NetworkManager on a private bus, controlled line by line. For the system's Python, which has D-Bus.

Prints the address of the bus, then `ok` after each line of its standard input, and ends with it. Lines are Python
values: `("add", b"name", 60)`, `("remove", b"name")`, `("strength", b"name", 20)`, `("stop",)`, `("start",)`; `("hang",)`
makes joins begin and never end.
"""

import ast
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../NetworkManager"))

import dbus  # noqa: E402
from mock_service import MANAGER, Service  # noqa: E402

service = Service()
names = {}


def add(name, strength):
    names[name] = f"ap{len(names)}"
    service.add(names[name], "-", strength, security=0x400)
    service.update(service.access_point(names[name]), ".AccessPoint", Ssid=dbus.ByteArray(name))


def strength(name, percent):
    service.update(service.access_point(names[name]), ".AccessPoint", Strength=dbus.Byte(percent))


def hang():
    service.method(
        MANAGER, "", "AddAndActivateConnection2", "a{sa{sv}}ooa{sv}", "ooa{sv}",
        "ret = (dbus.ObjectPath('/org/freedesktop/NetworkManager/Settings/7'), "
        "dbus.ObjectPath('/org/freedesktop/NetworkManager/ActiveConnection/7'), dbus.Dictionary({}, signature='sv'))")


commands = {
    "hang": hang,
    "add": add, "strength": strength, "remove": lambda name: service.remove(names[name]),
    "stop": service.stop_mock, "start": service.start_mock,
}
try:
    service.start_bus()
    service.start_mock()
    print(service.address, flush=True)
    for line in sys.stdin:
        command, *arguments = ast.literal_eval(line)
        commands[command](*arguments)
        print("ok", flush=True)
finally:
    service.close()
