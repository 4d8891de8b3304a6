#!/usr/bin/env python3
"""Measures Keel's list beside plain ANSI in C and Textual's, in one run, and prints one line per figure.

usage: compare.py KEEL-BENCH-TERMINAL TERM-LIMIT
Lines: name, rows, median, unit, ratio to the reference (plain ANSI in C at the same number of rows).
"""
import importlib.util
import os
import sys

from drive import measure

NAMES = {"start": "start", "u": "change-one", "i": "insert-at-front", "r": "replace-all", "p": "page"}


def report(program, rows, figures, reference):
    def line(name, value, unit, base):
        ratio = f"{value / base:.2f}" if base else "-"
        print(f"terminal.{program}.{name} {rows} {value:.2f} {unit} {ratio}", flush=True)

    for key, name in NAMES.items():
        if key not in figures:
            print(f"terminal.{program}.{name} {rows} - ms -", flush=True)
            continue
        line(name, figures[key], "ms", reference.get(key))
        if key + ".bytes" in figures:
            line(name + ".bytes", figures[key + ".bytes"], "bytes", reference.get(key + ".bytes"))
    if "memory" in figures:
        line("memory", figures["memory"], "MB", reference.get("memory"))
        line("memory.own", figures["memory.own"], "MB", reference.get("memory.own"))
    if "idle.wakeups" in figures:
        line("idle.wakeups-in-5-s", figures["idle.wakeups"], "times", None)


def main():
    keel, limit = sys.argv[1:3]
    textual = os.path.join(os.path.dirname(os.path.abspath(__file__)), "textual_app.py")
    hasTextual = importlib.util.find_spec("textual") is not None
    if not hasTextual:
        print("skipped: Textual. It is not installed. Install it: pip install textual", file=sys.stderr)
    for rows in (1_000, 10_000, 100_000):
        reference = measure([limit, str(rows)])
        report("c", rows, reference, reference)
        report("keel", rows, measure([keel, str(rows)]), reference)
        if hasTextual and rows <= 10_000:
            figures = measure([sys.executable, textual, "datatable", str(rows)], rounds=10, starts=1)
            report("textual", rows, figures, reference)


main()
