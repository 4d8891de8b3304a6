"""The possible layers between a browser and the program: its own encryption, or a web server that forwards requests."""

import os
import shutil
import socket
import subprocess
import tempfile

from urllib.parse import urlsplit

from wire import wait


class Certificate:
    """A self-signed certificate, in a folder that is removed with it."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.certificate, self.key = self.folder + "/cert.pem", self.folder + "/key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-keyout", self.key, "-out", self.certificate], check=True, capture_output=True)

    def end(self):
        shutil.rmtree(self.folder)


class Nginx:
    """nginx in front of a program, which it serves over TLS on one of its paths. Started once the program's address is
    known."""

    BASE = "/apps/keel/"

    def __init__(self):
        self.certificate = Certificate()
        self.process = None
        # nginx receives the socket, so that nobody else receives its port.
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.setblocking(False)
        self.port = self.listener.getsockname()[1]

    def url(self, inner):
        """Returns the address at which a browser finds the program's page."""
        if not self.process:
            self._start(urlsplit(inner).port)
        return f"https://127.0.0.1:{self.port}{urlsplit(inner).path}"

    def _start(self, target):
        folder = self.certificate.folder
        with open(folder + "/nginx.conf", "w") as file:
            file.write(f"""
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    listen 127.0.0.1:{self.port} ssl;
    ssl_certificate {self.certificate.certificate};
    ssl_certificate_key {self.certificate.key};
    location {self.BASE} {{
      proxy_pass http://127.0.0.1:{target};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
    }}
  }}
}}
""")
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        descriptor = self.listener.fileno()
        self.process = subprocess.Popen(
            [program, "-c", folder + "/nginx.conf", "-g", "daemon off;", "-e", "stderr"], pass_fds=[descriptor],
            env={**os.environ, "NGINX": f"{descriptor};"})
        # Connections wait in the queue of the socket until nginx has started.
        assert wait(lambda: self.process.poll() is not None or os.path.exists(folder + "/nginx.pid")), "nginx hangs"
        assert self.process.poll() is None, "nginx did not start"

    def end(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
        self.listener.close()
        self.certificate.end()
