#!/usr/bin/env python3
"""Runs the conformance list of all front ends in a real browser. usage: conformance.py PROGRAM [PART OF A CASE'S NAME]

The program (`web-conformance`) hosts each scene on the real server and says what a person does; this does it in Chromium.
"""

import json
import subprocess
import sys

from browser import Browser

VERBS = {"find": "look_for"}


def main():
    program = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    browser = Browser()
    case = ""
    failed = 0
    try:
        for line in program.stdout:
            verb, *words = json.loads(line)
            if verb == "case":
                case = words[0]
                continue
            if verb == "failure":
                failed += 1
                print("FAILED", words[0])
                continue
            if verb == "done":
                print(f"{words[0]} cases, {words[1]} failures")
                break
            try:
                answer = ["ok", getattr(browser, VERBS.get(verb, verb))(*words) or ""]
            except Exception as fault:
                answer = ["no", str(fault).split("\n")[0]]
            program.stdin.write(json.dumps(answer) + "\n")
            program.stdin.flush()
            if browser.errors:
                failed += 1
                print(f"FAILED {case}: the page said {browser.errors}")
                browser.errors.clear()
    finally:
        program.stdin.close()
        browser.end()
    program.wait(timeout=10)
    sys.exit(1 if failed or program.returncode else 0)


main()
