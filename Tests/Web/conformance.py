#!/usr/bin/env python3
"""Runs the conformance list of all front ends in a real browser.

usage: conformance.py [--tls | --nginx] PROGRAM [--every N] [PART OF A CASE'S NAME]

The program (`web-conformance`) hosts each scene on the real server and prints the acts of the user, which this script
performs in Chromium. With `--tls` the program encrypts; with `--nginx` a web server in front of it does, and serves it
on a sub-path.
"""

import json
import subprocess
import sys

from browser import Browser, NotOffered
from fronts import Certificate, Nginx

VERBS = {"find": "look_for"}


def main():
    front, options = None, []
    if sys.argv[1] == "--tls":
        front = Certificate()
        options = ["--certificate", front.certificate, "--key", front.key]
    elif sys.argv[1] == "--nginx":
        front = Nginx()
        options = ["--base-path", front.BASE, "--behind-proxy"]
    command = sys.argv[2 if front else 1:]
    program = subprocess.Popen(
        [command[0], *options, *command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    browser = Browser(ignore_https_errors=True)
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
            if verb == "open" and isinstance(front, Nginx):
                words = [front.url(words[0])]
            try:
                answer = ["ok", getattr(browser, VERBS.get(verb, verb))(*words) or ""]
            except NotOffered as reason:
                answer = ["not offered", str(reason)]
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
        if front:
            front.end()
    program.wait(timeout=10)
    sys.exit(1 if failed or program.returncode else 0)


main()
