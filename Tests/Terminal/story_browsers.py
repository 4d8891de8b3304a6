"""One process on a terminal and in browsers: neither disturbs the other, and both are notified of the end."""

import os
import re
import signal
import sys
import tempfile

from harness import IS_RELEASE, resident_memory
from pty_app import *
from wifi import PROGRAM, wifi

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Web"))
from wire import Page, connect, frame, request, wait  # noqa: E402

NO_BACKTRACE = {"SWIFT_BACKTRACE": "enable=no"}


class Site:
    """The address at which browsers reach the program, read from its output."""

    def __init__(self, app):
        app.wait_until(lambda: re.search(rb"Serving at http://[^/\r\n]*:(\d+)/", app.raw), "its address")
        self.port = int(re.search(rb"Serving at http://[^/\r\n]*:(\d+)/", app.raw)[1])
        self.base = "/"
        self.secure = False


def both(*arguments, **settings):
    return wifi("--front-end", "terminal", "--front-end", "web", "--port", "0", *arguments, **settings)


def tab(site, source=None):
    """Returns a page that has been joined, so that it is notified of the end."""
    page = Page(site, source=source)
    page.socket.until(lambda message: message[0] == "a")
    return page


def restored(app):
    assert app.left_modes() == [], app.left_modes()
    assert app.is_cooked(), "the terminal's own modes differ"


def told(page):
    """Waits until a page has been notified of the end, and replies as browsers do."""
    goodbye = page.socket.until(lambda message: message[0] == "x")
    assert goodbye[1] == 1001, goodbye
    assert page.socket.closed() == 1001
    page.socket.send(raw=frame((1001).to_bytes(2, "big"), 8))
    page.socket.close()


def test_a_signal_restores_the_terminal_and_notifies_the_pages():
    for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        with both(environment=NO_BACKTRACE) as app:
            app.wait_for("Harbour")
            page = tab(Site(app))
            app.kill(number)
            # Before the page has replied: the terminal does not wait for it.
            app.wait_until(lambda: b"\x1b[?1049l" in app.raw, "the terminal's own screen")
            told(page)
            assert app.wait_exit() == -number, (number, app.status)
            restored(app)


def asked_to_end(app, number):
    """Ends the program by a signal, and returns its page, which has been notified and does not reply. The program waits
    three seconds for its reply."""
    app.wait_for("Harbour")
    page = tab(Site(app))
    # The terminal has answered: otherwise the program waits three seconds for its answer, too, before it does anything.
    app.settle()
    app.kill(number)
    assert page.socket.until(lambda message: message[0] == "x")[1] == 1001
    return page


def test_a_second_signal_ends_it_at_once():
    for _ in range(5):
        with both(environment=NO_BACKTRACE) as app:
            page = asked_to_end(app, signal.SIGTERM)

            end = time.monotonic() + PATIENCE
            # The first one may arrive while the previous one is still being handled.
            while app.status is None and time.monotonic() < end:
                app.kill(signal.SIGINT)
                app.read(0.02)
                app._reap()
            app.wait_exit()
            restored(app)
            page.socket.close()
            # The signal that ended it is the first one if it waited for the page. Another attempt tells whether it did
            # so because the second signal came too late.
            if app.status == -signal.SIGINT:
                return
            assert app.status == -signal.SIGTERM, app.status
    raise AssertionError("the second signal never ends it")


def test_a_repeated_hangup_still_notifies_the_pages():
    for _ in range(5):
        with both(environment=NO_BACKTRACE) as app:
            page = asked_to_end(app, signal.SIGHUP)
            began = time.monotonic()
            app.kill(signal.SIGHUP)
            app.settle(0.3)
            app._reap()
            if app.status is not None and time.monotonic() - began > 2:
                continue  # The machine was so busy that its time to wait for the page had passed.
            assert app.status is None, app.status
            assert page.socket.closed() == 1001
            page.socket.send(raw=frame((1001).to_bytes(2, "big"), 8))
            page.socket.close()
            assert app.wait_exit() == -signal.SIGHUP
            restored(app)
            return
    raise AssertionError("it never waits for the page")


def test_a_closed_terminal_notifies_the_pages():
    app = both(environment=NO_BACKTRACE)
    app.wait_for("Harbour")
    page = tab(Site(app))
    os.close(app.fd)
    told(page)
    app.wait_end_unread()
    assert app.status == -signal.SIGHUP, app.status


def test_the_state_of_tabs_is_on_the_disk_after_a_signal():
    with tempfile.TemporaryDirectory() as folder, both("--state", folder, environment=NO_BACKTRACE) as app:
        app.wait_for("Harbour")
        page = tab(Site(app))
        app.kill(signal.SIGTERM)
        told(page)
        app.wait_exit()
        assert len(os.listdir(folder + "/sessions")) == 1


def test_a_web_server_alone_ends_well_when_its_session_does():
    for ignored in [(), (signal.SIGHUP,)]:
        with wifi("--front-end", "web", "--port", "0", ignored=ignored, environment=NO_BACKTRACE) as app:
            page = tab(Site(app))
            app.kill(signal.SIGHUP)
            if ignored:
                # As with nohup: it continues.
                assert Page(page.server).status == 200
                app.kill(signal.SIGTERM)
            told(page)
            assert app.wait_exit() == 0, app.status


def misbehave(site):
    """Causes the warnings of the server."""
    with connect(site) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        while line.recv(4096):
            pass


def test_the_log_waits_until_the_terminal_is_given_back():
    with both() as app:
        app.wait_for("Harbour")
        site = Site(app)
        misbehave(site)
        app.settle()
        assert b"level=warning" not in app.raw and "evil" not in app.text, app.picture()
        app.send("q")
        assert app.wait_exit() == 0
        after = bytes(app.raw).rsplit(b"\x1b[?1049l", 1)[1]
        assert after.count(b"level=warning") == 1 and b'host="evil.example"' in after, after


def test_a_log_in_a_file_continues():
    with tempfile.NamedTemporaryFile() as log:
        script = f'exec "$0" --radio simulated --front-end terminal --front-end web --port 0 2> {log.name}'
        with PtyApp(["bash", "-c", script, PROGRAM]) as app:
            app.wait_for("Harbour")
            misbehave(Site(app))
            app.wait_until(lambda: b"evil.example" in open(log.name, "rb").read() or app.read(0.05), "the log")
            app.send("q")
            app.wait_exit()
            assert open(log.name).read().count("level=warning") == 1
            assert b"level=warning" not in app.raw


def test_the_address_and_the_code_stand_above_the_keys():
    with both("--pairing", "always", rows=34) as app:
        app.wait_for("Harbour")
        site = Site(app)
        code = re.search(rb"this code: (\d{4} \d{4})", app.raw)[1].decode()
        app.send("?")
        app.wait_for(f"In a browser: http://localhost:{site.port}/")
        assert f"Code: {code}" in app.text, app.picture()
        begin = len(app.raw)
        # Wrong codes cause a new one; it is shown in place of the old one, and nowhere else.
        form = [("Origin", f"http://127.0.0.1:{site.port}"), ("Content-Type", "application/x-www-form-urlencoded")]
        for number in range(60):
            wrong = b"code=" + b"x" * len(code)
            request(site, "POST", "/_keel/pair", form, body=wrong, source=f"127.0.0.{2 + number // 5}")
        app.wait_gone(f"Code: {code}")
        app.wait_match(r"Code: \d{4} \d{4}")
        # Wrong guesses are shown to the user at the terminal.
        app.wait_match(r"Wrong codes: \d+, the last from 127\.0\.0\.\d+")
        assert b"needs this code" not in app.raw[begin:]
        app.send(ESC)
        app.wait_gone("In a browser")
        app.send("q")
        assert app.wait_exit() == 0
        assert b"needs this code" in bytes(app.raw).rsplit(b"\x1b[?1049l", 1)[1]


def test_the_memory_of_a_crowd_goes_back_to_the_system():
    """The memory is a matter of releases. In every run, a crowd comes and leaves."""
    with wifi("--front-end", "web", "--port", "0") as app:
        site = Site(app)
        tab(site).socket.close()
        before = resident_memory(app.pid)
        pages = [tab(site, f"127.0.0.{2 + number // 40}") for number in range(400 if IS_RELEASE else 40)]
        full = resident_memory(app.pid)
        for page in pages:
            page.act(23)
            assert page.socket.closed() == 4003
            page.socket.close()
        assert Page(site).status == 200
        if IS_RELEASE:
            # It is returned after two quiet seconds.
            assert wait(lambda: resident_memory(app.pid) - before <= (full - before) * 0.6), (before, full, resident_memory(app.pid))
