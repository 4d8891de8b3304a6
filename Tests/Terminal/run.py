"""Runs every test of a running program: in a pseudo-terminal, and in scripts without a screen.

    python3 Tests/Terminal/run.py PATH-OF-wifi-settings [PATH-OF-terminal-fixture [PATH-OF-app-fixture
        [PATH-OF-uikit-fixture [PATH-OF-people [PATH-OF-restoration-fixture [PATH-OF-donedone]]]]]]
        [PART-OF-A-NAME]

Tests are functions named `test_…` in the modules below; each fails by an exception. The last line printed is
`N passed, N failed`.

`make test` tells the stories of Wi-Fi settings, People and DoneDone with the imperative views: Tests/Web tells its stories
with the declarative ones. The scripts without a screen run with both. With KEEL_VERIFY=1 all of them run with both, and
figures of memory, processor and time are compared with their limits.
"""

import importlib
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Headless"), os.path.join(HERE, "..")]

from harness import IS_RELEASE, Skip  # noqa: E402

# Modules that depend on the views are run again with the other set of them.
OF_BOTH_VIEWS = ["story", "story_hostile", "headless", "recording"] if IS_RELEASE else ["headless"]
VIEWS_OF_STORIES = ["imperative", "declarative"] if IS_RELEASE else ["imperative"]
STORIES = ["story", "story_exits", "story_browsers", "story_pairing", "story_service", "story_hostile", "story_costs", "headless",
           "recording", "story_recording"]
# The set of views of the current test.
views = "imperative"


def tests(program, fixture, app, uikit, people, restoration, donedone):
    """Yields the tests of all modules, each of which reads the program under test from its command line."""
    global views
    modules = [(name, program, "imperative") for name in STORIES]
    modules += [(name, program, "declarative") for name in OF_BOTH_VIEWS]
    if fixture:
        names = ["test_terminal", "test_held_output", "test_endings", "test_flow", "test_pixels"]
        modules += [(name, fixture, "imperative") for name in names]
    if app:
        modules.append(("app", app, "imperative"))
    if uikit:
        modules.append(("uikit", uikit, "imperative"))
    if people:
        modules.append(("previews", people, "imperative"))
        modules += [("story_people", people, views) for views in VIEWS_OF_STORIES]
    if restoration:
        modules += [(name, restoration, "imperative") for name in ["restoration", "scenes"]]
    if donedone:
        modules.append(("donedone", donedone, "imperative"))
        modules += [(name, donedone, views) for name in ("story_donedone", "story_walk") for views in VIEWS_OF_STORIES]
    for module, path, views in modules:
        sys.argv = [module, path]
        prefix = "declarative " if views == "declarative" else ""
        functions = vars(importlib.import_module(module))
        for name, function in list(functions.items()):
            if name.startswith("test_") and callable(function):
                yield f"{prefix}{module}.{name[5:]}", function


def main():
    sys.dont_write_bytecode = True
    sys.modules["run"] = sys.modules[__name__]
    arguments = sys.argv[1:]
    paths = [os.path.abspath(argument) for argument in arguments if os.path.isfile(argument)]
    wanted = [argument for argument in arguments if not os.path.isfile(argument)]
    if not paths:
        sys.exit(__doc__)
    passed = failed = 0
    for name, function in tests(*(paths + [None] * 6)[:7]):
        if wanted and not any(part in name for part in wanted):
            continue
        began = time.monotonic()
        try:
            function()
        except Skip as reason:
            print(f"SKIP {name}: {reason}", flush=True)
            continue
        except Exception as error:
            failed += 1
            where = traceback.extract_tb(error.__traceback__)[1]
            print(f"FAIL {name}, line {where.lineno}: {where.line}\n     {type(error).__name__}: {error}", flush=True)
            continue
        passed += 1
        print(f"ok   {time.monotonic() - began:5.1f} s  {name}", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
