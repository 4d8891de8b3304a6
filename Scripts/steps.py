"""The steps of `Scripts/test`, in the order in which they begin: builds first, then the longest ones."""

import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The same as those of `make run`.
with open(os.path.join(ROOT, "Scripts/release.flags"), encoding="utf-8") as flags:
    RELEASE_FLAGS = flags.read().split()
ALL = []


class Step:
    """A name, and commands that run one after the other until one fails.

    `isForEveryChange`: a part of `make test`, too; otherwise only of `make verify`.
    `needs`: the names of the steps whose products it uses.
    `limit`: in minutes. It only ends steps that hang: no step may come near it on a busy machine.
    `warning`: a pattern of lines that must not be printed.
    `isAlone`: it runs after all others.
    `retries`: how often it is tried again, counted at the end. Never in `make test`.
    """

    def __init__(self, name, commands, isForEveryChange=True, needs=("build",), limit=20, isBuild=False, isAlone=False,
                 warning=None, retries=0):
        self.name = name
        self.commands = commands
        self.isForEveryChange = isForEveryChange
        self.needs = needs
        self.limit = limit
        self.phase = 0 if isBuild else 2 if isAlone else 1
        self.warning = warning
        self.retries = retries
        ALL.append(self)


def isRelease():
    """True in a run of all that a release must pass."""
    return os.environ.get("KEEL_VERIFY") == "1"


def debug_flags():
    """Those of an editor, so that either uses the products of the other. Other traits (KEEL_TRAITS) have a folder of their
    own, because they build everything again."""
    traits = os.environ.get("KEEL_TRAITS")
    return ["--traits", traits, "--scratch-path", os.path.join(ROOT, ".build", "traits")] if traits else []


def output(*command):
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


# The programs in `keel-fixtures`: the name under which it is started selects one (Tests/Fixtures/Main).
FIXTURES = ["charts-fixture", "constraint-fixture", "data-fixture", "drawing-fixture", "everyday-apps", "people-fixture", "restoration-fixture",
            "scene-fixture", "state-fixture", "terminal-fixture", "web-conformance"]


def debug(name):
    """The path of a program of the debug build. For a fixture it is a symbolic link, beside those of all other fixtures."""
    folder = output("swift", "build", *debug_flags(), "--show-bin-path")
    if name not in FIXTURES:
        return os.path.join(folder, name)
    os.makedirs(os.path.join(folder, "fixtures"), exist_ok=True)
    for fixture in FIXTURES:
        try:
            os.symlink("../keel-fixtures", os.path.join(folder, "fixtures", fixture))
        except FileExistsError:
            pass
    return os.path.join(folder, "fixtures", name)


def release(name):
    return os.path.join(output("swift", "build", *RELEASE_FLAGS, "--show-bin-path"), name)


def python(file, *arguments):
    """A command of the project's own Python."""
    return [output("Scripts/python-packages", "test"), "-B", file, *arguments]


def web(file, *programs):
    """A step's commands for a file of Tests/Web and the programs that it starts."""
    return lambda: [python(f"Tests/Web/{file}", *map(debug, programs))]


# Two processes have about half of the Swift tests each, one after the other: counts of turns, bodies and saved files are
# those of the whole process, and a test that runs beside others would count theirs, too.
FIRST_HALF = "^(KeelViewsTests|KeelControlsTests|WiFiSettingsViewsTests|EverydayAppsTests|GalleryTests)\\."


# Those that need a database server.
WITH_POSTGRES = "^KeelPostgresTests\\."


def swift_tests(*selection):
    return [debug("KeelPackageTests.xctest"), "--testing-library", "swift-testing", "--no-parallel", *selection]


Step("build", lambda: [["swift", "build", *debug_flags(), "--build-tests"]], needs=(), limit=40, isBuild=True,
     warning=r"\.swift:\d+:\d+: warning:")
Step("release", lambda: [["swift", "build", *RELEASE_FLAGS, "--product", "wifi-settings"]], isForEveryChange=False,
     needs=(), limit=40, isBuild=True)
# The program of the README that needs neither libsoup nor GTK.
Step("bare", lambda: [[
    "swift", "build", "--disable-default-traits", "--scratch-path", ".build/bare", "--product", "wifi-settings"]],
     isForEveryChange=False, needs=(), limit=40, isBuild=True, warning=r"\.swift:\d+:\d+: warning:")
# A package that uses an app's domain and none of its views.
Step("domain", lambda: [["Tests/Domain/run"]], isForEveryChange=False, needs=(), limit=40, isBuild=True,
     warning=r"\.swift:\d+:\d+: warning:")

Step("swift-views", lambda: [swift_tests("--filter", FIRST_HALF)])
Step("swift-rest", lambda: [swift_tests("--skip", FIRST_HALF, "--skip", WITH_POSTGRES)])
Step("layout", lambda: [
    python("Tests/Web/conformance.py", debug("web-conformance"), "--layout", *(["--whole"] if isRelease() else []))])
Step("terminal", lambda: [
    python("Tests/Terminal/run.py", release("wifi-settings") if isRelease() else debug("wifi-settings"),
           *map(debug, ["terminal-fixture", "app-fixture", "uikit-fixture", "people", "restoration-fixture", "donedone"]))])
Step("conformance", web("conformance.py", "web-conformance"))
Step("wifi-story", web("wifi_story.py", "wifi-settings"))
Step("server", lambda: [["/usr/bin/python3", "-B", "Tests/Web/server.py", debug("web-server-fixture")]])
Step("pages", web("page_tests.py", "web-conformance", "app-fixture", "uikit-fixture"))
Step("hands", web("hand_tests.py", "web-conformance"))
Step("live", web("live_tests.py", "gallery", "wifi-settings"))
Step("apps", web("apps_tests.py", "everyday-apps"))
Step("pictures", web("picture_tests.py", "pictures-fixture"))
Step("drawings", web("drawing_tests.py", "drawing-fixture"))
Step("people-story", web("people_story.py", "people"))
Step("donedone-story", web("donedone_story.py", "donedone"))
Step("typing", web("typing_tests.py", "donedone"))
Step("restoration", web("restoration_tests.py", "restoration-fixture", "scene-fixture"))
Step("mock", lambda: [["Tests/NetworkManager/mock.sh", debug("radio-probe")]])
Step("format", lambda: [["Scripts/lint"]], needs=())
# The manifest of which the README shows a part.
Step("manifest", lambda: [
    ["sh", "-c", "swift package --package-path Tests/Listings/Package dump-package > /dev/null"]], needs=(),
     warning=r"warning:")
Step("manual", lambda: [["sh", "-c", "man --warnings -l Documentation/wifi-settings.1 > /dev/null"]], needs=(),
     warning=r"\S")

# Whether the compiler names a mistake in a body.
Step("typos", lambda: [["Tests/Typos/run", output("swift", "build", *debug_flags(), "--show-bin-path")]],
     isForEveryChange=False)
Step("postgres", lambda: [["Tests/Postgres/run", *swift_tests("--filter", WITH_POSTGRES)]], isForEveryChange=False)
# The constraint solver beside another library.
Step("linear", lambda: [["/usr/bin/python3", "-B", "Tests/Constraints/linear.py", debug("constraint-fixture")]],
     isForEveryChange=False)
# Debian packages of the apps, in a Debian of their own.
Step("packages", lambda: [["Tests/Packages/run", debug("keel")]], isForEveryChange=False, needs=("build", "release"),
     limit=60)
# Packages that `keel new` writes, each with its own tests.
Step("templates", lambda: [["Tests/Templates/run", debug("keel")]], isForEveryChange=False, limit=60,
     warning=r"\.swift:\d+:\d+: warning:")
Step("machine", lambda: [["Tests/NetworkManager/vm/run", release("wifi-settings"), debug("radio-probe")]],
     isForEveryChange=False, needs=("build", "release"), limit=40, retries=1)
# Tabs and pairings with a store that takes its time.
Step("store", lambda: [["env", "KEEL_STORE=20,0", "/usr/bin/python3", "-B", "Tests/Web/server.py",
                        debug("web-server-fixture")]], isForEveryChange=False)
Step("size", lambda: [["Scripts/check-release", release("wifi-settings")]], isForEveryChange=False, needs=("release",))
Step("tls", lambda: [python("Tests/Web/conformance.py", "--tls", debug("web-conformance"), "--every", "4")],
     isForEveryChange=False)
Step("nginx", lambda: [python("Tests/Web/conformance.py", "--nginx", debug("web-conformance"), "--every", "4")],
     isForEveryChange=False)
Step("looks", web("looks.py", "gallery"), isForEveryChange=False)
Step("access", web("access_tests.py", "gallery", "wifi-settings", "people", "donedone"), isForEveryChange=False)
Step("donedone-walk", web("donedone_walk.py", "donedone"), isForEveryChange=False)
Step("soak", lambda: [
    python("Tests/Web/soak.py", "--loads", "2000", "--chromium", "100", debug("web-server-fixture"), "--idle", "2000")],
     isForEveryChange=False)
Step("desktop", lambda: [
    ["/usr/bin/python3", "-B", "Tests/Desktop/wifi_story.py", debug("wifi-settings"), debug("desktop-fixture")],
    ["/usr/bin/python3", "-B", "Tests/Desktop/window_story.py", debug("wifi-settings")],
    ["/usr/bin/python3", "-B", "Tests/Desktop/donedone_story.py", debug("donedone")],
    ["/usr/bin/python3", "-B", "Tests/Desktop/touch_story.py", debug("desktop-fixture"), debug("people")]],
     isForEveryChange=False)
Step("desktop-conformance", lambda: [
    ["/usr/bin/python3", "-B", "Tests/Desktop/conformance.py", debug("desktop-conformance")]], isForEveryChange=False)
# The busy processes would make figures of other steps worse. Without them the same steps have just been run.
Step("busy", lambda: [["Scripts/busy", "2"]], isForEveryChange=False, isAlone=True, limit=60)
