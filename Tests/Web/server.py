#!/usr/bin/env python3
"""Tests of the web server against misbehaving browsers, with real sockets and signals.

usage: server.py PROGRAM [PART OF A NAME]

The program is `web-server-fixture`. Tests are functions `test_…`; each fails by an exception. Numbers in names are those
of the list of faults that the server is tested against. With KEEL_VERIFY=1 figures of memory and processor are compared
with their limits, too.
"""

import concurrent.futures
import contextlib
import functools
import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback

from ports import reserved_port
from wire import (
    ENVIRONMENT, IS_RELEASE, PATIENCE, Handshake, Page, Server, Skip, Socket, connect, encrypted, frame, head,
    only_for_release, read_answer, request, reset, upgrade_headers, wait)


def patch(text):
    return lambda message: message[0] in "ps" and text in str(message)


# Pages


def test_a_page_is_complete_before_its_script_and_then_live():
    with Server() as server:
        page = Page(server, "detail/Quay")
        assert page.status == 200 and "place detail/Quay" in page.text and "shared 0" in page.text
        other = Page(server, cookie=page.cookie)
        page.press("Shared")
        other.socket.until(patch("shared 1"))
        page.press("Own")
        assert not any("own" in str(message) for message in other.socket.messages())
        assert server.counts() == (2, 2, 2)
        assert server.stop() == 0


def test_an_address_that_means_nothing_is_404_and_keeps_nothing():
    with Server() as server:
        answer = request(server, "GET", "/nothing/here")
        assert answer.status == 404 and b'href="/"' in answer.body
        assert server.counts() == (0, 0, 0)


def test_both_kinds_of_loopback_are_served_and_a_used_port_is_reported():
    with Server() as server:
        with socket.create_connection(("::1", server.port)) as line:
            line.sendall(b"GET /_keel/health HTTP/1.1\r\nHost: [::1]:%d\r\nConnection: close\r\n\r\n" % server.port)
            assert read_answer(line).body == b"ok\n"
        second = subprocess.run([Server.program, "--port", str(server.port)], capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 69 and f"Port {server.port} is taken" in second.stdout, second


def test_the_printed_address_is_the_bound_address():
    """Even if another program has the same port on 127.0.0.1."""
    for address, url in [("127.0.0.1", "127.0.0.1"), ("127.0.0.5", "127.0.0.5"), ("::1", "[::1]"), ("[::1]", "[::1]")]:
        with Server("--listen", address) as server:
            assert server.url == f"http://{url}:{server.port}/", server.url
            with socket.create_connection((url.strip("[]"), server.port), PATIENCE) as line:
                line.sendall(head(server, "GET", "/", [("Connection", "close")], host=f"{url}:{server.port}"))
                assert read_answer(line).status == 200
    for address in ["*", "fe80::1"]:
        refused = subprocess.run([Server.program, "--listen", address], capture_output=True, text=True, timeout=PATIENCE)
        assert refused.returncode == 69 and address in refused.stdout, refused


def test_connections_are_used_again_and_end_when_they_are_idle():
    with Server("--request", 3000) as server:
        with connect(server) as line:
            for _ in range(3):
                assert ask(server, line).status == 200
            # The time limit ends it, and not the reply.
            assert server.metric('refused_total{reason="timeout"}') == 0
            assert line.recv(10) == b""
        assert server.metric('refused_total{reason="timeout"}') == 1


# Ends of a connection


def ask(server, line, path="_keel/health"):
    line.sendall(head(server, "GET", server.base + path))
    return read_answer(line)


def part(server, count=30):
    return head(server, "GET", server.base)[:count]


class States:
    """The states of a connection when it ends. Each function receives a new connection, and returns the one to end."""

    def silent(server, line):
        return line

    def half_a_request(server, line):
        line.sendall(part(server))
        return line

    def kept_alive(server, line):
        for _ in range(3):
            assert ask(server, line).status == 200
        return line

    def kept_alive_after_a_page(server, line):
        page = ask(server, line, "").body.decode()
        assert ask(server, line, re.search(r'src="/([^"]+\.js)"', page)[1]).status == 200
        return line

    def kept_alive_and_half_a_request(server, line):
        States.kept_alive(server, line).sendall(part(server))
        return line

    def two_requests_at_once(server, line):
        line.sendall(head(server, "GET", "/_keel/health") * 2 + part(server))
        assert read_answer(line).status == 200
        return line

    def refused(server, line):
        assert ask(server, line, "_keel/nothing").status == 404
        return line

    def unreadable(server, line):
        line.sendall(b"\r\n\x00 nonsense\r\n\r\n")
        return line

    def half_an_answer(server, line):
        """The style sheet is larger than the buffers of a connection."""
        sheet = re.search(r'href="([^"]+\.css)"', ask(server, line, "").body.decode())[1]
        line.sendall(head(server, "GET", sheet))
        assert line.recv(1)
        return line

    def a_form_half_sent(server, line):
        line.sendall(head(server, "POST", "/_keel/pair", [("Content-Length", 1000)]) + b"code=1")
        return line

    def upgraded(server, line):
        cookie = ask(server, line, "").header("set-cookie").split(";")[0]
        line.sendall(head(server, "GET", server.base + "_keel/socket", upgrade_headers(server, cookie)))
        assert read_answer(line).status == 101
        return line

    def upgraded_and_joined(server, line):
        page = ask(server, line, "")
        cookie = page.header("set-cookie").split(";")[0]
        token, sequence = re.search(rb'data-resume="([^"]+)" data-seq="(\d+)"', page.body).groups()
        line.sendall(head(server, "GET", server.base + "_keel/socket", upgrade_headers(server, cookie)))
        socket_ = Socket(line, read_answer(line).body)
        socket_.send("h", token.decode(), int(sequence), 1, ENVIRONMENT)
        assert socket_.message() is not None
        return line


class Handshakes:
    """The states of a handshake. Each function receives a plain connection to a server that encrypts."""

    def silent(server, line):
        return line

    def another_language(server, line):
        line.sendall(b"GET / HTTP/1.1\r\n\r\n")
        return line

    def half_a_greeting(server, line):
        line.sendall(Handshake().greeting[:100])
        return line

    def greeted(server, line):
        line.sendall(Handshake().greeting)
        return line

    def answered(server, line):
        line.sendall(Handshake().greeting)
        assert line.recv(10)
        return line

    def done(server, line):
        handshake = Handshake()
        line.sendall(handshake.greeting)
        handshake.finish(line)
        return line


def states(kind):
    return [function for name, function in vars(kind).items() if not name.startswith("_")]


def shut(line):
    """Closes the sending side, and keeps the receiving side open."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_WR)


ENDS = {"closed": lambda line: line.close(), "reset": reset, "half closed": shut, "left alone": lambda line: None}


def visit(server, states, end, count=4):
    """Opens several connections in each state, ends them, and checks that all resources are released."""
    before, ended = server.descriptors(), []
    names = ", ".join(state.__qualname__ for state in states) + ": " + end
    for state in states:
        for line in [connect(server) for _ in range(count)]:
            try:
                if server.secure and not state.__qualname__.startswith("Handshakes"):
                    line = encrypted(line)
                state(server, line)
            except (OSError, AssertionError) as error:
                # A server with short limits ends slow connections, as on a busy machine. That is an end as well.
                if end != "left alone":
                    raise AssertionError(f"{names}: {error}") from error
            ENDS[end](line)
            ended.append(line)
    found = None

    def is_alone():
        nonlocal found
        # A server with short limits may end this request too, on a busy machine: the next one tells.
        with contextlib.suppress(OSError):
            found = server.metric("connections")
            return found == 1
    assert wait(is_alone), (names, found)
    assert wait(lambda: server.descriptors() <= before), (names, server.descriptors(), before)
    for line in ended:
        line.close()


def test_61_however_a_connection_ends_everything_is_given_back():
    limits = ["--theme-bytes", 8_000_000, "--arrivals", 100_000, "--connections-per-address", 100, "--log", "silent",
              "--idle", 300]
    hurry = ["--request", 700, "--answer", 700, "--hello", 700, "--silence", 400, "--stalled", 700, "--unjoined", 700]
    # Each kind of connection and each kind of end once; a release tries all pairs of them.
    for secure, hurries in [(False, True), (True, False), *([(False, False), (True, True)] if IS_RELEASE else [])]:
        times = hurry if hurries else ["--unjoined", 5000]
        # Large replies are returned to the system as they are freed: the rest is memory that was not freed.
        with (encrypting if secure else Server)(
                *limits, *times, wrap=["env", "MALLOC_MMAP_THRESHOLD_=131072"]) as server:
            kinds = states(States) + (states(Handshakes) if secure else [])

            def round():
                if hurries:
                    return visit(server, kinds, "left alone")
                for state in kinds:
                    for end in ["closed", "reset", "half closed"]:
                        # A client that only stops sending may still be reading, for as long as a reply may take.
                        if (state, end) != (States.half_an_answer, "half closed"):
                            visit(server, [state], end)
            # The first requests open the descriptors that stay open: pipes of threads, and timers of a slow store.
            server.metric("connections")
            if "KEEL_STORE" in os.environ:
                for _ in range(2):
                    Page(server).socket.close()
                    server.wait_counts(0, 0, 0)
            # The first round takes the memory that stays in use. Only a release measures the memory.
            if IS_RELEASE:
                round()
                server.wait_counts(0, 0, 0)
            before, memory = server.descriptors(), server.memory()
            round()
            server.wait_counts(0, 0, 0)
            assert wait(lambda: server.descriptors() <= before), (server.descriptors(), before)
            assert not IS_RELEASE or wait(lambda: server.memory() - memory < 3_000), server.memory() - memory
            assert server.metric('refused_total{reason="address"}') == 0
            assert server.stop() == 0


def test_61_a_page_load_releases_its_resources():
    with Server("--arrivals", 100_000, "--log", "silent") as server:
        def load():
            with connect(server) as line:
                page = ask(server, line, "")
                for path in re.findall(rb'(?:src|href)="([^"]+\.(?:js|css))"', page.body):
                    assert ask(server, line, path.decode()[1:]).status == 200
        load()
        assert wait(lambda: server.metric("connections") == 1)
        before = server.descriptors()
        for _ in range(200):
            load()
        assert wait(lambda: server.metric("connections") == 1)
        assert wait(lambda: server.descriptors() <= before), (server.descriptors(), before)


# Access


def test_48_foreign_origins_get_403_before_any_state():
    with Server() as server:
        page = Page(server, join=False)
        for origin in ["http://evil.example", "null", None, f"https://127.0.0.1:{server.port}", "http://127.0.0.1:1"]:
            assert page.open(origin=origin) == 403, origin
        assert server.counts()[1] == 0
        assert page.open() == 101


def test_49_another_host_gets_421_for_page_and_socket():
    with Server() as server:
        for host in ["evil.example", f"evil.example:{server.port}", ""]:
            assert request(server, "GET", "/", host=host).status == 421, host
            with connect(server) as line:
                line.sendall(head(server, "GET", "/_keel/socket", upgrade_headers(server, origin=f"http://{host}"), host))
                assert read_answer(line).status == 421, host
        assert server.counts() == (0, 0, 0)


def test_50_tokens_and_cookies_and_their_rights():
    with Server() as server:
        mine, theirs = Page(server), Page(server)
        assert mine.open(cookie=None) == 403
        thief = Page(server, join=False)
        thief.join(token=theirs.token)
        assert thief.socket.closed() == 4001
        thief.join(token="A" * 27)
        assert thief.socket.closed() == 4001
        name = mine.cookie.split("=")[0]
        fixed = Page(server, cookie=f"{name}={'A' * 27}", join=False)
        assert fixed.cookie != f"{name}={'A' * 27}"
        mine.press("Own")
        theirs.press("Own")


def test_50_the_name_changes_at_pairing_and_logout_closes_sockets():
    with Server("--pairing", "always") as server:
        code = server.wait("code")[5:]
        asked = request(server, "GET", "/detail/Quay")
        assert asked.status == 403 and b'name="code"' in asked.body and code.encode() not in asked.body
        form = [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", f"http://127.0.0.1:{server.port}")]
        paired = request(server, "POST", "/_keel/pair?next=detail%2FQuay", form, body=f"code={code}".encode())
        assert paired.status == 303 and paired.header("location") == "/detail/Quay"
        cookie = paired.header("set-cookie").split(";")[0]
        page = Page(server, "detail/Quay", cookie=cookie)
        page.press("Own")
        again = request(server, "POST", "/_keel/pair", [*form, ("Cookie", cookie)], body=f"code={code}".encode())
        assert again.header("set-cookie").split(";")[0] != cookie and page.socket.closed() == 4004
        cookie = again.header("set-cookie").split(";")[0]
        page = Page(server, cookie=cookie)
        assert request(server, "POST", "/_keel/logout", [*form, ("Cookie", cookie), ("Content-Length", "0")]).status == 303
        assert page.socket.closed() == 4004
        page.join()
        assert page.socket.closed() == 4004
        for _ in range(5):
            assert request(server, "POST", "/_keel/pair", form, body=b"code=nothing").status == 403
        assert request(server, "POST", "/_keel/pair", form, body=f"code={code}".encode()).status == 429
        assert code not in server.log and cookie.split("=")[1] not in server.log


def test_other_addresses_want_a_code():
    with Server("--listen", "0.0.0.0") as server:
        assert server.wait("code") and request(server, "GET", "/").status == 403
        assert request(server, "GET", "/_keel/health").status == 200


def test_51_events_for_missing_elements_have_no_effect_then_end_the_tab():
    with Server() as server:
        page, other = Page(server), Page(server)
        page.act(0, page.id("Never"))
        page.act(0, other.id("Own"))
        page.act(0, "zzzzzz")
        page.socket.until(lambda message: message == ["a", 3])
        assert not any("own 1" in str(message) for message in other.socket.messages())
        for _ in range(200):
            try:
                page.act(0, "zzzzzz")
            except OSError:
                break
        assert page.socket.closed() == 1009
        other.press("Own")


def test_51_forged_messages_close_their_own_tab():
    with Server() as server:
        other = Page(server)
        for message in [["e", 1, [0, 7]], ["e", "1", [0, "a"]], ["q"], ["e", 9, [0, "a"]], ["e", 1, [1, "a", "yes"]]]:
            page = Page(server)
            page.socket.send(*message)
            assert page.socket.closed() == 1007, message
        other.press("Own")
        assert server.counts()[0] == 1


def test_52_requests_with_effects_need_a_page_of_this_server():
    with Server("--pairing", "always") as server:
        body = f"code={server.wait('code')[5:]}".encode()
        form = ("Content-Type", "application/x-www-form-urlencoded")
        for origin in [[("Origin", "http://evil.example")], [("Origin", "null")], []]:
            assert request(server, "POST", "/_keel/pair", [form, *origin], body=body).status == 403
        assert request(server, "GET", "/_keel/pair?" + body.decode()).status == 403
        assert request(server, "POST", "/", [form, ("Origin", f"http://127.0.0.1:{server.port}")], body=body).status == 405
    with Server() as server:
        answer = request(server, "GET", "/")
        assert "SameSite=Strict" in answer.header("set-cookie") and "HttpOnly" in answer.header("set-cookie")


# Input on the connection


def test_a_page_that_asks_for_a_sign_of_life_is_answered_and_no_session_hears_of_it():
    with Server() as server:
        pages = [Page(server) for _ in range(5)]
        for _ in range(3):
            for page in pages:
                page.socket.send("k")
            for page in pages:
                page.socket.until(lambda message: message == ["k"])
        pages[0].press("Own")
        # A client that checks the server before it has joined gets a reply, and has no more time to join than others.
        stranger = Page(server, join=False)
        assert stranger.open() == 101
        stranger.socket.send("k")
        stranger.socket.until(lambda message: message == ["k"])


def broken(server, raw):
    page = Page(server)
    page.socket.messages()
    page.socket.send(raw=raw)
    return page.socket.closed()


def test_53_frames_that_break_the_rules_are_closed_with_their_codes():
    with Server() as server:
        good = Page(server)
        assert broken(server, frame('["k"]', masked=False)) == 1002
        assert broken(server, frame(b"", length=1 << 30)[:14]) == 1009
        assert broken(server, frame(b"\xff\xfe")) == 1007
        assert broken(server, frame("x" * 100_000)) == 1009
        assert broken(server, frame(b"ab", opcode=2)) == 1003
        assert broken(server, bytes([0xC1]) + frame("x")[1:]) == 1002
        assert broken(server, b"".join(frame(b"", 9) for _ in range(100))) == 1008
        good.press("Own")


def test_53_a_million_fragments_of_one_byte():
    with Server() as server:
        before = server.memory()
        page = Page(server)
        pieces = frame(b'"', final=False) + b"".join(frame(b"a", 0, final=False) for _ in range(1000))
        try:
            for _ in range(1000):
                page.socket.send(raw=pieces)
        except ConnectionError:
            pass
        # A reset, because pieces are left unread, may discard the close frame.
        code = page.socket.closed()
        assert code == 1009 or code is None and page.socket.is_reset, code
        assert server.metric('refused_total{reason="malformedFrame"}') == 1
        assert not IS_RELEASE or server.memory() - before < 8_000, server.memory() - before
        Page(server).press("Own")


def test_53_slow_handshakes_and_headers_are_aborted():
    with Server("--request", 2500, "--hello", 2500) as server:
        lines = [connect(server) for _ in range(50)]
        for line in lines:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127")
        silent = [connect(server) for _ in range(20)]
        page = Page(server, join=False)
        assert page.open() == 101

        def trickle():
            for line in list(lines):
                try:
                    line.sendall(b"x")
                except OSError:
                    lines.remove(line)
            return not lines
        assert wait(trickle), f"{len(lines)} are still there"
        for line in silent:
            assert line.recv(10) == b""
        assert page.socket.closed() == 1008
        page.socket.close()
        assert wait(lambda: server.metric("connections") == 1)
        Page(server).press("Own")


def test_53_requests_are_bounded():
    with Server() as server:
        assert request(server, "GET", "/" + "a" * 5000).status == 414
        assert request(server, "GET", "/", [("X-Long", "a" * 30_000)]).status == 431
        assert request(server, "PUT", "/").status == 405
        assert request(server, "POST", "/_keel/pair", body=b"x" * 100_000).status == 413
        with connect(server) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            field = b"X-Endless: " + b"a" * 60_000 + b"\r\n"
            sent = 0
            try:
                # The buffers of the connection take some megabytes that the server never reads.
                while sent < 64_000_000:
                    line.sendall(field)
                    sent += len(field)
            except ConnectionError:
                pass
            assert sent < 64_000_000, "the server reads a head without an end"
        assert server.counts()[0] == 0
        assert not IS_RELEASE or server.memory() < 200_000, server.memory()


def test_53_ambiguous_requests_are_refused():
    with Server() as server:
        second = head(server, "GET", "/_keel/health")
        for name, value in [("X(y", "1"), ("Content-Length", f"{len(second)}\r\nContent-Length: {len(second)}")]:
            with connect(server) as line:
                line.sendall(head(server, "GET", "/_keel/health", [(name, value)]) + second)
                assert read_answer(line).status == 400, name
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(100) == b"", name


def test_53_behind_a_proxy_nothing_is_answered_twice_on_a_line():
    with Server("--trust-proxy", "yes") as server:
        second = head(server, "GET", "/_keel/health")
        # A name that contains a space is ignored by libsoup, but perhaps not by a proxy.
        for fields in [[], [("Content-Length ", str(len(second)))]]:
            with connect(server) as line:
                line.sendall(head(server, "GET", "/_keel/health", fields) + second)
                assert read_answer(line).status == 200
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(100) == b"", fields


def test_53_parts_of_an_answer_are_not_given():
    with Server() as server:
        script = re.search(r'src="([^"]+\.js)"', Page(server, join=False).text)[1]
        whole = request(server, "GET", script)
        for ranges in ["bytes=0-9", "bytes=-1", "bytes=" + ",".join(["0-"] * 2000)]:
            answer = request(server, "GET", script, [("Range", ranges), ("If-Range", whole.header("last-modified") or "x")])
            assert answer.status == 200 and answer.body == whole.body, (ranges[:20], answer.status, len(answer.body))
            answer = request(server, "GET", script, [("Range", ranges)])
            assert answer.status == 200 and answer.body == whole.body, (ranges[:20], answer.status, len(answer.body))
            assert answer.header("content-range") is None


def test_53_many_malformed_requests_and_frames():
    chance = random.Random(4)
    share = 1 if IS_RELEASE else 3
    with Server("--arrivals", 100000, "--log", "silent") as server:
        good = Page(server)
        for _ in range(1500 // share):
            data = bytearray(head(server, "GET", "/", [("Accept", "*/*"), ("Cookie", "a=b; c")]))
            for _ in range(chance.randint(1, 12)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            with connect(server) as line:
                line.sendall(data + (b"\r\n\r\n" if chance.random() < 0.5 else b""))
        page = None
        for _ in range(3000 // share):
            if page is None:
                page = Page(server, cookie=good.cookie)
            data = bytearray(frame('["e",1,[0,"a"]]') + frame("[" * chance.randint(0, 40)))
            for _ in range(chance.randint(0, 4)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            try:
                page.socket.send(raw=bytes(data))
                if chance.random() < 0.3:
                    page.socket.closed(0.02)
                    raise OSError
            except OSError:
                page.socket.close()
                page = None
        good.press("Own")
        good.press("Shared")


def test_54_a_slow_reader_gets_the_latest_state_and_delays_no_other():
    with Server("--ticks", "5,40000", "--stalled", 60_000) as server:
        page, other = Page(server, slow=True), Page(server)
        before = server.memory()
        last = 0
        # 40 kB each: 4 MB for each page, for a release 16 MB.
        while last < (400 if IS_RELEASE else 100):
            message = other.socket.until(patch("tick"))
            last = int(re.search(r"tick (\d+) ", str(message))[1])
        assert not IS_RELEASE or server.memory() - before < 12_000, server.memory() - before
        # Now it reads: first the messages that were on their way, then the whole current page, and none of the states
        # in between.
        kinds = []
        while True:
            message = page.socket.until(patch("tick"))
            kinds.append(message[0])
            if int(re.search(r"tick (\d+) ", str(message))[1]) >= last:
                break
        assert "s" in kinds and len(kinds) < last - 20, (kinds, last)
        assert server.metric("snapshots_total") >= 1


def test_54_a_client_that_never_reads_is_dropped():
    with Server("--ticks", "5,40000", "--stalled", 3000, "--idle", 500) as server:
        page, other = Page(server, slow=True), Page(server)

        def is_alone():
            other.socket.until(patch("tick"))
            return server.counts()[0] == 1
        assert wait(is_alone)
        assert server.counts() == (1, 1, 1)
        assert server.metric('refused_total{reason="slowReader"}') == 1
        page.socket.close()


# Reconnecting


def test_55_a_dropped_connection_resumes():
    with Server() as server:
        page, other = Page(server), Page(server)
        page.press("Own")
        page.sequence += 1
        page.socket.close()
        other.press("Shared")
        page.join()
        found = page.socket.messages()
        assert found[0] == ["a", 1] and "shared 1" in str(found[1]) and len(found) == 2
        # An event that the server has handled already is ignored.
        page.socket.send("e", 1, [0, page.id("Own")])
        page.press("Own")
        assert server.counts() == (2, 2, 2)
        third = Page(server, cookie=page.cookie, join=False)
        assert "own 0" in third.text


def test_55_a_late_return_restores_the_scene():
    with Server("--idle", 300) as server:
        page = Page(server, "detail/Quay")
        page.press("Own")
        page.press("Own")
        page.socket.close()
        server.wait_counts(0, 0, 0)
        page.join()
        found = page.socket.messages()
        # The state includes both presses.
        assert found[0][:2] == ["a", 2**53 - 1] and found[0][2] >= 2
        assert found[1][0] == "s" and "own 2" in str(found[1]) and "place detail/Quay" in str(found[1])


def test_55_killed_and_started_again_the_state_is_there():
    with tempfile.TemporaryDirectory() as folder, reserved_port() as port:
        with Server("--state", folder, "--port", port) as server:
            page = Page(server, "detail/Quay")
            for _ in range(3):
                page.press("Own")
            page.act(2, page.field, "typed")

            def is_saved():
                # A file that is being written is renamed meanwhile. Until then the next start removes it.
                with contextlib.suppress(FileNotFoundError):
                    paths = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
                    return any("=typed" in open(path, errors="replace").read() for path in paths
                               if not path.endswith(".new"))
            assert wait(is_saved)
            server.kill()
        with Server("--state", folder, "--port", port) as server:
            page.join()
            page.socket.until(lambda message: "own 3" in str(message) and "echo typed" in str(message))
            # Presses on the old page have no effect on the new one.
            page.socket.send("e", 5, [0, "9"])
            thief = Page(server)
            thief.join(token=page.token)
            assert thief.socket.closed() == 4001
        for folder_, _, names in os.walk(folder):
            for name in names:
                assert os.stat(os.path.join(folder_, name)).st_mode & 0o77 == 0
                assert page.token not in open(os.path.join(folder_, name), errors="replace").read()


def test_55_a_slow_store_that_fails_makes_nobody_unknown():
    slow = {"KEEL_STORE": "150,3"}
    with tempfile.TemporaryDirectory() as folder, reserved_port() as port:
        with Server("--state", folder, "--port", port) as server:
            pages = [Page(server, "detail/Quay")]
            pages += [Page(server, "detail/Quay", cookie=pages[0].cookie) for _ in range(3)]
            for count, page in enumerate(pages):
                for _ in range(count + 1):
                    page.press("Own")
            assert server.stop() == 0

        def join(page):
            """Connects as the script of a page does: again, if the server is going away or says so by its status."""
            for _ in range(20):
                if page.open() != 101:
                    assert page.answer.status == 503 and page.answer.header("retry-after"), page.answer
                    continue
                page.socket.send("h", page.token, page.sequence, page.number + 1, ENVIRONMENT)
                while message := page.socket.message(PATIENCE):
                    if patch("place detail/Quay")(message):
                        return message
                assert page.socket.code == 1001, page.socket.code
            raise AssertionError("the page does not get its tab")

        with Server("--state", folder, "--port", port, env=slow) as server:
            for count, page in enumerate(pages):
                assert f"own {count + 1}" in str(join(page)), (count, page.socket)
            assert server.counts() == (4, 4, 4)
            # The server answers other requests while it waits for the store.
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
                line.sendall(head(server, "GET", "/", [("Cookie", "keel-%d=%s" % (port, "A" * 27))]))
                assert request(server, "GET", "/_keel/health").status == 200
                assert read_answer(line).status in (200, 503)
            assert wait(lambda: server.metric("failed_reads_total") > 0)
            assert server.stop() == 0


def test_55_a_page_of_an_unknown_server_is_asked_to_start_anew():
    with reserved_port() as port:
        with Server("--port", port) as server:
            page = Page(server)
            server.kill()
        with Server("--port", port) as server:
            page.join()
            assert page.socket.closed() == 4001
            page.socket.close()
            server.wait_counts(0, 0, 0)


def test_a_full_disk_is_reported_once_and_the_program_continues():
    folder = tempfile.mkdtemp()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", folder], capture_output=True).returncode:
        os.rmdir(folder)
        raise Skip("no tmpfs can be mounted here")
    try:
        with Server("--state", folder) as server:
            page = Page(server)
            # The existing state fits; the filler takes the rest of the disk.
            filler = os.open(folder + "/filler", os.O_CREAT | os.O_WRONLY)
            try:
                while True:
                    os.write(filler, b"x" * 4096)
            except OSError:
                os.close(filler)
            page.press("Own")
            assert wait(lambda: "state cannot be saved" in server.log)
            for _ in range(2):
                failed = server.metric("failed_writes_total")
                page.press("Own")
                assert wait(lambda: server.metric("failed_writes_total") > failed)
            assert server.log.count("state cannot be saved") == 1, server.log
            os.unlink(folder + "/filler")
            page.press("Own")
            assert wait(lambda: "state is saved again" in server.log)
            assert server.log.count("state is saved again") == 1, server.log
    finally:
        subprocess.run(["umount", folder], check=True)
        os.rmdir(folder)


def test_a_stop_notifies_the_pages():
    with Server() as server:
        pages = [Page(server) for _ in range(5)]
        server.process.send_signal(signal.SIGTERM)
        for page in pages:
            goodbye = page.socket.until(lambda message: message[0] == "x")
            assert goodbye[1] == 1001 and page.socket.closed() == 1001
            page.socket.close()
        assert server.process.wait(PATIENCE) == 0
        server.read()
        assert "stopped with 0 scenes" in server.lines


def test_a_stop_does_not_wait_for_ever():
    with Server() as server:
        page = Page(server)
        idle = connect(server)
        assert server.stop() == 0
        idle.close()
        page.socket.close()


def test_the_memory_of_gone_tabs_is_given_back():
    with Server("--arrivals", 100000, "--log", "silent") as server:
        def wave(count):
            pages = [Page(server) for _ in range(count)]
            for page in pages:
                page.act(23)
                assert page.socket.closed() == 4003
                page.socket.close()
        wave(300 if IS_RELEASE else 50)
        server.wait_counts(0, 0, 0)
        if IS_RELEASE:
            before = server.memory()
            for _ in range(3):
                wave(300)
            server.wait_counts(0, 0, 0)
            assert server.memory() - before < 3_000, server.memory() - before
        assert wait(lambda: server.metric("connections") == 1)


# Many clients


def test_56_one_address_has_so_many_and_others_keep_their_latency():
    with Server("--connections-per-address", 100, "--arrivals", 200) as server:
        other = Page(server, source="127.0.0.3")
        lines = []
        stop = threading.Event()

        def flood():
            while not stop.is_set():
                try:
                    line = connect(server, "127.0.0.2")
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    lines.append(line)
                except OSError:
                    pass
                if len(lines) > 500:
                    for line in lines:
                        line.close()
                    lines.clear()

        threads = [threading.Thread(target=flood) for _ in range(2)]
        for thread in threads:
            thread.start()

        def refused():
            return server.metric('refused_total{reason="address"}')
        try:
            # All requests of the other client are answered, while hundreds are refused.
            assert wait(lambda: refused() > 100), refused()
            before = refused()
            for _ in range(100):
                other.press("Own")
            assert wait(lambda: refused() > before + 100), refused()
        finally:
            stop.set()
            for thread in threads:
                thread.join()


def test_56_many_tabs():
    count = 1000 if IS_RELEASE else 200
    with Server("--arrivals", 100000, "--connections-per-address", 5000, "--unjoined-sessions", 2000,
                "--silence", 600_000, "--log", "silent") as server:
        before = server.memory()
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            pages = list(pool.map(lambda _: Page(server), range(count)))
        assert server.counts() == (count, count, count)
        each = (server.memory() - before) / count
        pages[0].press("Shared")
        for page in pages[1:]:
            page.socket.until(patch("shared 1"))
        assert not IS_RELEASE or each < 60, each
        for page in pages:
            page.socket.close()
        assert server.stop() == 0


def test_a_full_server_reports_it():
    with Server("--sessions", 2) as server:
        one, two = Page(server), Page(server)
        assert Page(server).status == 503
        one.act(23)
        one.socket.closed()
        assert Page(server).status == 200
        two.press("Own")


def test_one_address_behind_a_proxy_does_not_take_all_places():
    with Server("--trust-proxy", "yes", "--sessions-per-address", 5) as server:
        def status(address):
            return request(server, "GET", "/", [("X-Forwarded-For", address)]).status
        assert [status("203.0.113.5") for _ in range(6)] == [200] * 5 + [503]
        assert status("198.51.100.7") == 200
        assert all(Page(server).status == 200 for _ in range(8))


def test_only_proxies_elsewhere_are_answered_if_there_are_any():
    with Server("--trust-proxy", "127.0.0.2", "--trust-proxy", "127.0.1.0/24", "--cookie-name", "app",
                "--sessions-per-address", 2) as server:
        def ask(path, forwarded, source="127.0.0.2"):
            return request(server, "GET", path, [("X-Forwarded-For", value) for value in forwarded], source=source)
        assert ask("/", ["127.0.0.2"], "127.0.0.1").status == 403
        assert ask("/_keel/health", [], "127.0.0.1").status == 403
        answer = ask("/", ["6.6.6.6", "203.0.113.5, 127.0.1.9"])
        assert answer.status == 200 and answer.header("set-cookie").startswith("app=")
        # The client is the same, whatever it puts in front and whichever proxy it uses.
        assert ask("/", ["7.7.7.7, 203.0.113.5"], "127.0.1.7").status == 200
        assert ask("/", ["203.0.113.5"]).status == 503
        assert ask("/", ["203.0.113.6"]).status == 200
        # To a proxy elsewhere, 127.0.0.1 is another machine.
        assert ask("/_keel/metrics", ["127.0.0.1"]).status == 403
        assert ask("/_keel/health", [",".join(["127.0.0.2"] * 1500)]).status == 200


def test_a_folder_of_sessions_belongs_to_one_process():
    with tempfile.TemporaryDirectory() as folder:
        with Server("--state", folder) as first:
            page = Page(first)
            page.press("Own")
            second = subprocess.run([first.program, "--port", "0", "--state", folder, "--restart", "1"],
                                    capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 69 and "--state" in second.stdout, second
            assert folder in second.stdout
            page.press("Own")
        with Server("--state", folder, "--restart", "1"):
            pass


def test_descriptors_that_run_out_end_nothing():
    with Server("--arrivals", 100000, wrap=["prlimit", "--nofile=60:60"]) as server:
        good = Page(server)
        lines = [connect(server) for _ in range(200)]
        good.press("Own")
        for line in lines:
            line.close()

        def is_served():
            with contextlib.suppress(OSError):
                return request(server, "GET", "/_keel/health").status == 200
        assert wait(is_served)
        settle(server)
        if IS_RELEASE:
            expect_rest(server, 0.5, wakeups=5)


def settle(server):
    """Waits until the server has completed its requests: no work for half a second, and no thread waits for a
    processor."""
    def rests():
        spent = server.processor_time()
        time.sleep(0.5)
        return server.processor_time() == spent and server.is_asleep()
    assert wait(rests)


def expect_rest(server, seconds, wakeups):
    """Expects that the server wakes up at most that many times. A wake-up costs at most a tick, regardless of the load of
    the machine; one more may have begun before."""
    ticks, switches = server.ticks_and_wakeups()
    time.sleep(seconds)
    later_ticks, later_switches = server.ticks_and_wakeups()
    assert later_switches - switches <= wakeups, later_switches - switches
    assert later_ticks - ticks <= 1 + later_switches - switches, later_ticks - ticks


@only_for_release
def test_an_idle_server_uses_no_processor():
    with Server() as server:
        pages = [Page(server) for _ in range(20)]
        settle(server)
        expect_rest(server, 2, wakeups=5)
        for page in pages:
            page.socket.close()


# Headers, encryption, proxies, systemd


def test_57_every_answer_forbids_unneeded_browser_features():
    with Server() as server:
        page = request(server, "GET", "/")
        assert b"<script>" not in page.body and b" style=" not in page.body and b"javascript:" not in page.body
        paths = ["/", "/nothing", "/_keel/health", "/_keel/x", re.search(rb'src="([^"]+)"', page.body)[1].decode()]
        for path in paths:
            answer = request(server, "GET", path)
            policy = answer.header("content-security-policy")
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
            assert answer.header("x-content-type-options") == "nosniff" and answer.header("x-frame-options") == "DENY"
        assert page.header("cache-control") == "no-store" and page.header("referrer-policy") == "no-referrer"
        assert "immutable" in request(server, "GET", paths[-1]).header("cache-control")
        zipped = request(server, "GET", paths[-1], [("Accept-Encoding", "gzip")])
        assert zipped.header("content-encoding") == "gzip" and len(zipped.body) < 28_000


@functools.cache
def certificate():
    """Returns the folder of the certificate and the key of all tests, `cert.pem` and `key.pem`."""
    folder = tempfile.TemporaryDirectory()
    made = subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout",
         folder.name + "/key.pem", "-out", folder.name + "/cert.pem"], capture_output=True)
    if made.returncode:
        raise Skip("openssl cannot make a certificate here")
    return folder


def test_certificates_encrypt_pages_and_sockets():
    folder = certificate().name
    options = ["--listen", "0.0.0.0", "--certificate", folder + "/cert.pem", "--key", folder + "/key.pem"]
    with Server(*options) as server:
        assert server.url.startswith("https://") and not any(line.startswith("code") for line in server.lines)
        with encrypted(connect(server)) as line:
            line.sendall(head(server, "GET", "/"))
            answer = read_answer(line)
        cookie = answer.header("set-cookie")
        assert cookie.startswith("__Secure-keel-") and cookie.endswith("; Secure")
        page = Page.__new__(Page)
        page.text, page.number = answer.body.decode(), 0
        token, sequence = re.search(r'data-resume="([^"]+)" data-seq="(\d+)"', page.text.replace(" defer", "")).groups()
        line = encrypted(connect(server))
        line.sendall(head(server, "GET", "/_keel/socket",
                          upgrade_headers(server, cookie.split(";")[0], f"https://127.0.0.1:{server.port}")))
        answer = read_answer(line)
        assert answer.status == 101
        page.socket = Socket(line, answer.body)
        page.socket.send("h", token, int(sequence), 1, ENVIRONMENT)
        for number in range(1, 51):
            page.press("Own")
        # More than fits into one record, in both directions.
        page.act(2, page.field, "y" * 40_000)
        page.socket.until(patch("y" * 40_000))
        page.socket.send(raw=frame(b"\xff"))
        assert page.socket.closed() == 1007
        # Half a handshake, and plain text, affect no other connection.
        with connect(server) as plain:
            plain.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert server.stop() == 0
    broken = subprocess.run([Server.program, *options[:4], "--key", folder + "/cert.pem"], capture_output=True, timeout=PATIENCE)
    assert broken.returncode == 69


def encrypting(*options, **process):
    folder = certificate().name
    return Server("--certificate", folder + "/cert.pem", "--key", folder + "/key.pem", *options, **process)


def test_an_encrypted_connection_costs_little():
    with encrypting() as server:
        def visit():
            line = encrypted(connect(server))
            line.sendall(head(server, "GET", "/_keel/health"))
            assert read_answer(line).status == 200
            return line
        first = visit()
        before = server.memory()
        lines = [visit() for _ in range(30)]
        assert not IS_RELEASE or server.memory() - before < 30_000, server.memory() - before
        for line in [first, *lines]:
            line.close()


def test_an_encrypted_socket_outlives_the_time_of_an_answer():
    with encrypting("--answer", 2000, "--request", 2000, "--greeting", 2000, "--theme-bytes", 8_000_000) as server:
        page = Page(server)
        # Other clients come later, use up their time, and are ended.
        slow = Unread.half_an_answer(server, connect(server))
        assert slow.recv(1)
        for count in [1, 2, 3]:
            silent = connect(server)
            assert wait(lambda: server.metric('refused_total{reason="timeout"}') > count)
            silent.close()
        slow.close()
        page.press("Own")


def test_54_a_client_that_never_reads_is_dropped_from_an_encrypted_connection():
    with encrypting("--ticks", "20,40000", "--stalled", 1000, "--idle", 500) as server:
        pages = [Page(server, slow=True) for _ in range(8)]
        server.wait_counts(0, 0, 0, time_out=3 * PATIENCE)
        assert server.metric('refused_total{reason="slowReader"}') == 8
        # A connection counts until its descriptor is closed: the one left is that of the metrics request.
        assert wait(lambda: server.metric("connections") == 1), server.metric("connections")
        for page in pages:
            page.socket.close()


# Unfinished handshakes last longer than any test waits: a reply that arrives has not waited for them.
UNFINISHED = ["--request", 600_000, "--greeting", 600_000, "--handshake", 600_000]


def test_53_a_silent_client_blocks_no_encrypted_connection():
    with encrypting(*UNFINISHED) as server:
        silent = [connect(server) for _ in range(60)]
        for number, line in enumerate(silent[:20]):
            line.sendall(Handshake().greeting[:1 + number * 5])
        assert request(server, "GET", "/_keel/health").status == 200
        for line in silent:
            line.close()


def test_53_a_silent_client_is_closed_and_costs_little():
    with encrypting() as server:
        assert request(server, "GET", "/_keel/health").status == 200
        ticks, wakeups = server.ticks_and_wakeups()
        silent = [connect(server) for _ in range(60)]
        for number, line in enumerate(silent[:20]):
            line.sendall(Handshake().greeting[:1 + number * 5])
        for line in silent:
            # Some connections are reset, because the bytes sent have not been read.
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(10) == b""
        ticks, wakeups = (now - before for now, before in zip(server.ticks_and_wakeups(), (ticks, wakeups)))
        # Each connection begins, is read at most twice and ends; a wake-up costs at most a tick.
        assert not IS_RELEASE or wakeups <= 60 * 4 and ticks <= 1 + wakeups, (ticks, wakeups)
        assert server.metric('refused_total{reason="timeout"}') == 60


def test_53_a_greeting_may_arrive_in_pieces():
    with encrypting(*UNFINISHED) as server:
        with connect(server) as line:
            handshake = Handshake()
            for start in range(0, len(handshake.greeting), 150):
                line.sendall(handshake.greeting[start:start + 150])
                time.sleep(0.02)
            handshake.finish(line)


def test_53_handshakes_that_are_left_halfway_keep_no_other_address_out():
    with encrypting(*UNFINISHED) as server:
        lines = [connect(server) for _ in range(60)]
        for line in lines:
            line.sendall(Handshake().greeting)
        assert request(server, "GET", "/_keel/health", source="127.0.0.2").status == 200
        for line in lines:
            line.close()
        assert request(server, "GET", "/_keel/health").status == 200


def ask_and_leave(line, *requests):
    line = encrypted(line)
    line.sendall(b"".join(requests))
    return line


def sheet(server):
    return re.search(rb'href="([^"]+\.css)"', request(server, "GET", "/").body)[1].decode()


class Unread:
    """Clients of an encrypted server that read nothing. Each receives a plain connection with the smallest possible
    window."""

    def half_an_answer(server, line):
        """The style sheet is larger than the kernel's buffers."""
        return ask_and_leave(line, head(server, "GET", sheet(server)))

    def a_last_answer(server, line):
        """The reply has been sent, and the server closes: its last bytes are never acknowledged."""
        return ask_and_leave(line, head(server, "GET", "/", [("Connection", "close")]))

    def many_answers(server, line):
        return ask_and_leave(line, *[head(server, "GET", "/")] * 8)

    def a_socket(server, line):
        cookie = request(server, "GET", "/").header("set-cookie").split(";")[0]
        return ask_and_leave(
            line, head(server, "GET", "/_keel/socket", upgrade_headers(server, cookie)))

    def half_a_handshake(server, line):
        line.sendall(Handshake().greeting)
        return line

    def half_a_greeting(server, line):
        line.sendall(Handshake().greeting[:100])
        return line


def unread(server):
    """Opens four connections of each kind, each from an address of its own."""
    lines = []
    for state in states(Unread):
        for _ in range(4):
            # Small segments fill the server's queue to the last byte: not even a closing record fits behind a reply.
            line = connect(server, f"127.0.0.{10 + len(lines)}", room=2048, segment=100)
            lines.append(state(server, line))
    return lines


def test_an_encrypted_client_that_never_reads_delays_no_other():
    with encrypting(*UNFINISHED, "--answer", 600_000, "--theme-bytes", 8_000_000) as server:
        lines = unread(server)
        page = Page(server)

        def answers():
            for _ in range(25):
                page.press("Own")
                assert request(server, "GET", "/_keel/health").status == 200
        answers()
        for end in [shut, reset]:
            for line in lines[::2] if end is shut else lines:
                end(line)
            answers()
        page.socket.close()
        assert wait(lambda: server.metric("connections") == 1), server.metric("connections")


def test_a_stop_does_not_wait_for_an_encrypted_client_that_never_reads():
    with encrypting(*UNFINISHED, "--answer", 600_000, "--theme-bytes", 8_000_000) as server:
        lines = unread(server)
        # Their requests have been answered as far as the connections accept data.
        settle(server)
        assert server.stop() == 0
        for line in lines:
            line.close()


def test_behind_a_proxy_on_a_path_of_its_own():
    with Server("--base", "/wifi", "--trust-proxy", "yes", "--host", "box.example") as server:
        forwarded = [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "box.example"), ("X-Forwarded-For", "10.9.8.7")]
        answer = request(server, "GET", "/wifi/detail/Quay", forwarded)
        assert answer.status == 200 and b'data-socket="/wifi/_keel/socket"' in answer.body
        assert "Path=/wifi/" in answer.header("set-cookie")
        assert request(server, "GET", "/wifi", forwarded).header("location") == "/wifi/"
        assert request(server, "GET", "/", forwarded).status == 404
        assert request(server, "GET", "/wifi/_keel/metrics", forwarded).status == 403
        # A proxy that does not name its client counts as a client from outside.
        assert request(server, "GET", "/wifi/_keel/metrics").status == 403
        assert request(server, "GET", "/wifi/_keel/metrics", [("X-Forwarded-For", "127.0.0.1")]).status == 200
        with connect(server) as line:
            line.sendall(head(server, "GET", "/wifi/_keel/socket", forwarded + upgrade_headers(
                server, answer.header("set-cookie").split(";")[0], "https://box.example")))
            assert read_answer(line).status == 101


def test_sockets_of_systemd_are_served_and_systemd_is_notified():
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    folder = tempfile.mkdtemp()
    told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    told.bind(folder + "/notify")
    told.settimeout(PATIENCE)
    try:
        # The shell becomes the program, so that its process number is the one in the variable.
        script = f'exec 3<&{listening.fileno()}; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'
        with Server(wrap=["bash", "-c", script, "bash"], fds=[listening.fileno()],
                    env={"NOTIFY_SOCKET": folder + "/notify"}) as server:
            assert server.port == listening.getsockname()[1]
            listening.close()
            Page(server).press("Own")
            assert told.recv(100) == b"READY=1"
            assert server.stop() == 0
            assert told.recv(100) == b"STOPPING=1"
    finally:
        shutil.rmtree(folder)


def main():
    sys.dont_write_bytecode = True
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    Server.program = os.path.abspath(sys.argv[1])
    passed = failed = 0
    for name, function in list(globals().items()):
        if not name.startswith("test_") or not callable(function) or (sys.argv[2:] and not any(part in name for part in sys.argv[2:])):
            continue
        began = time.monotonic()
        try:
            function()
            passed += 1
            print(f"passed {name[5:]} ({time.monotonic() - began:.1f} s)", flush=True)
        except Skip as why:
            print(f"SKIP {name[5:]}: {why}", flush=True)
        except Exception:
            failed += 1
            print(f"FAILED {name[5:]}", flush=True)
            traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
