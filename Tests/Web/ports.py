"""Ports for programs that are ended and started again at the same address."""

import contextlib
import socket


@contextlib.contextmanager
def reserved_port():
    """A port of this machine that no other program receives until the end, whether or not a server uses it.

    A socket that is bound, but does not listen, keeps it: the system gives the port to nobody who asks for a free one,
    and refuses connections to it. Servers can listen on it, because all of these sockets allow the address to be used
    again (`SO_REUSEADDR`).
    """
    while True:
        with contextlib.ExitStack() as sockets:
            try:
                port = 0
                # Programs listen on both kinds of loopback.
                for family, address in [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")]:
                    holder = sockets.enter_context(socket.socket(family))
                    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                    if family == socket.AF_INET6:
                        holder.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                    holder.bind((address, port))
                    port = holder.getsockname()[1]
            except OSError:
                # Another program has the same port of the other kind.
                continue
            yield port
            return
