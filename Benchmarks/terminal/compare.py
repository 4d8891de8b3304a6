#!/usr/bin/env python3
"""Measures Keel's list beside plain ANSI in C and Textual's, in one run, and prints one line per figure.

usage: compare.py KEEL-BENCH-TERMINAL TERM-LIMIT
Lines: name, rows, median, unit, ratio to the reference (plain ANSI in C at the same number of rows).
Figures that could not be measured are named on standard error, and the exit status is 1.
"""
import os
import sys

from drive import measure

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from figures import are_numbers, exit_status, has_package, not_measured  # noqa: E402

# The figures' keys in `drive.measure`, their names, and units.
FIGURES = [("start", "start", "ms")]
for letter, title in (("u", "change-one"), ("i", "insert-at-front"), ("r", "replace-all"), ("p", "page")):
    FIGURES += [(letter, title, "ms"), (letter + ".bytes", title + ".bytes", "bytes")]
FIGURES += [("memory", "memory", "MB"), ("memory.own", "memory.own", "MB"),
            ("idle.wakeups", "idle.wakeups-in-5-s", "times")]


def report(program, rows, figures, reference):
    absent = []
    for key, name, unit in FIGURES:
        value, base = figures.get(key), reference.get(key)
        if not are_numbers(value):
            absent.append(name)
            continue
        ratio = f"{value / base:.2f}" if base and unit != "times" else "-"
        print(f"terminal.{program}.{name} {rows} {value:.2f} {unit} {ratio}", flush=True)
    if absent:
        not_measured(f"terminal.{program} {rows}", f"the program ended, or never showed: {', '.join(absent)}")


def main():
    keel, limit = sys.argv[1:3]
    textual = os.path.join(os.path.dirname(os.path.abspath(__file__)), "textual_app.py")
    hasTextual = has_package("textual")
    if not hasTextual:
        not_measured("Textual", "it is not installed. Install it: pip install textual")
    for rows in (1_000, 10_000, 100_000):
        reference = measure([limit, str(rows)], rows)
        report("c", rows, reference, reference)
        report("keel", rows, measure([keel, str(rows)], rows), reference)
        if hasTextual and rows <= 10_000:
            figures = measure([sys.executable, textual, "datatable", str(rows)], rows, rounds=10, starts=1)
            report("textual", rows, figures, reference)
    return exit_status()


sys.exit(main())
