"""Names the figures that could not be measured, on standard error, so that a benchmark without them fails.

A line `not measured: NAME: REASON` is what `Benchmarks/run.sh` repeats at the end of all parts.
"""

import importlib.util
import math
import sys

missing = []


def not_measured(name, reason):
    """Records that a figure is missing, and goes on."""
    missing.append(name)
    print(f"not measured: {name}: {reason}", file=sys.stderr, flush=True)


def are_numbers(*values):
    """Returns True if each value is a finite number."""
    return all(value is not None and math.isfinite(value) for value in values)


def has_package(name):
    return importlib.util.find_spec(name) is not None


def exit_status():
    """Returns the status with which a benchmark ends: 1 if a figure is missing."""
    return 1 if missing else 0
