"""The mock of NetworkManager, for tests of the program in a terminal."""

import os
import subprocess

from harness import PATIENCE, Skip

HERE = os.path.dirname(os.path.abspath(__file__))


class Mock:
    """The service on a private bus. `environment` makes a program use that bus."""

    def __enter__(self):
        try:
            self.process = subprocess.Popen(
                ["/usr/bin/python3", os.path.join(HERE, "mock_control.py")], stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        except OSError as error:
            raise Skip(f"no mock of NetworkManager: {error}")
        address = self.process.stdout.readline().strip()
        if not address:
            self.process.wait()
            raise Skip("no mock of NetworkManager (packages dbus and python3-dbusmock)")
        self.environment = {"DBUS_SYSTEM_BUS_ADDRESS": address}
        return self

    def tell(self, *command):
        self.process.stdin.write(repr(command) + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "ok\n", f"the mock did not do {command}"

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(PATIENCE)
