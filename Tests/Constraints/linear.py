#!/usr/bin/env python3
"""Compares the constraint solver with linear programmes: the errors of each priority are the least possible ones.

usage: linear.py PROGRAM [COUNT]     (PROGRAM is `constraint-fixture`; KEEL_SEED repeats the systems of an earlier run)

For each priority, highest first, a programme minimizes the sum of its errors, while those of higher priorities keep
theirs. The programmes are solved by HiGHS, in SciPy.
"""

import collections
import json
import subprocess
import sys

import numpy
from scipy.optimize import linprog


def error(constraint, values):
    value = constraint["constant"] + sum(factor * values[index] for index, factor in constraint["terms"])
    return {"equal": abs(value), "atMost": max(0, value), "atLeast": max(0, -value)}[constraint["relation"]]


def least_errors(constraints, values):
    """Yields each priority, highest first, with the sum of its errors for the values, and the least possible one.

    The columns are the variables, then one error for each constraint, which is at least as large as what it stands for.
    """
    count = len(values)
    width = count + len(constraints)
    rows, limits = [], []
    for place, constraint in enumerate(constraints):
        for sign, relations in ((1, ("equal", "atMost")), (-1, ("equal", "atLeast"))):
            if constraint["relation"] not in relations:
                continue
            row = numpy.zeros(width)
            for index, factor in constraint["terms"]:
                row[index] += sign * factor
            row[count + place] = -1
            rows.append(row)
            limits.append(-sign * constraint["constant"])
    bounds = [(None, None)] * count + [(0, None)] * len(constraints)
    for priority in sorted({one["priority"] for one in constraints}, reverse=True):
        cost = numpy.zeros(width)
        for place, constraint in enumerate(constraints):
            if constraint["priority"] == priority:
                cost[count + place] = 1
        solved = linprog(cost, A_ub=numpy.array(rows), b_ub=numpy.array(limits), bounds=bounds, method="highs")
        if not solved.success:
            raise SystemExit(f"HiGHS: {solved.message}")
        ours = sum(error(one, values) for one in constraints if one["priority"] == priority)
        yield priority, ours, solved.fun
        rows.append(cost)
        # HiGHS holds each row to 1e-7. The values themselves always satisfy it.
        limits.append(max(ours, solved.fun) + 1e-6)


def main():
    program, count = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "1000"
    lines = subprocess.run([program, count], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    failures, levels = 0, collections.Counter()
    for line in lines:
        system = json.loads(line)
        constraints, values = system["constraints"], system["values"]
        for priority, ours, least in least_errors(constraints, values):
            levels[priority] += 1
            # What rounding takes from higher priorities is gained at lower ones.
            if abs(ours - least) > 1e-2:
                failures += 1
                print(f"KEEL_SEED={system['seed']}: the errors at {priority} are {ours:.4f}, at least {least:.4f}")
                break
    print(f"{len(lines)} systems, {sum(levels.values())} programmes, {failures} with other errors")
    sys.exit(failures > 0 or len(lines) != int(count))


main()
