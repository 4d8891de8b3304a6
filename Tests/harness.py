"""What the suites in Python share: the deadline of their waits, tests that only a release must pass, and skipped tests."""

import os
import plistlib
import re
import secrets
import tempfile
import xml.parsers.expat

# The deadline of every wait, in seconds. It only ends tests that would hang: it is never what a test asserts.
PATIENCE = float(os.environ.get("PATIENCE") or 60)
# True in `make verify`, which compares figures of memory, processor and time with their limits. A machine that is busy
# with other work exceeds them without a fault of the program, so `make test` compares counts only.
IS_RELEASE = os.environ.get("KEEL_VERIFY") == "1"
# The seed of random walks: that of the run, which Scripts/test prints, otherwise a new one.
SEED = int(os.environ.get("KEEL_SEED") or secrets.randbelow(1 << 32))


class Skip(Exception):
    """Raised by a test that this machine cannot run, with the reason. The line about it begins with `SKIP`."""


def folder():
    """Returns a folder that is removed at the end. A killed program may be in the middle of a write in it."""
    return tempfile.TemporaryDirectory(ignore_cleanup_errors=True)


def settings_in(file):
    """Returns the settings of a program in that file; None while Foundation writes it, which it does in place."""
    if not os.path.exists(file):
        return {}
    try:
        with open(file, "rb") as opened:
            return plistlib.load(opened)
    except (plistlib.InvalidFileException, xml.parsers.expat.ExpatError):
        return None


def resident_memory(pid):
    """Returns the resident memory of a process, in kB."""
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])


def only_for_release(test):
    """Decorates a test that only measures. `make test` does not have it: it is neither run nor reported."""
    return test if IS_RELEASE else None
