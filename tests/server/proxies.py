"""nginx and Caddy in front of a server, configured as docs/hosting.md says."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.running import TIMEOUT, free_port, wait_until

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
#: The public name in the documentation.
NAME = "play.example.org"
NGINX = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def documented_configuration(proxy: str, port: int, server: int) -> str:
    """Return the documented configuration of a proxy, for these ports of the proxy and the server."""
    match = re.search(rf"(?ms)^{proxy}\b.*?:\n\n```\n(.*?)```", HOSTING)
    assert match is not None
    site = match[1].replace("127.0.0.1:8018", f"127.0.0.1:{server}")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    site = site.replace(f"{NAME} {{", f"http://{NAME}:{port} {{\n    bind 127.0.0.1")
    return site.replace("{\n    servers", "{\n    admin off\n    auto_https off\n    servers", 1)


def find(program: str) -> str:
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")
    assert path, f"{program} is missing: install it (make tools does so on Debian)"
    return path


@contextlib.contextmanager
def proxy(name: str, folder: Path, server: int) -> Iterator[int]:
    """Run a proxy in front of the server at a port; yield the port of the proxy."""
    port = free_port()
    if name == "nginx":
        site = documented_configuration("nginx", port, server)
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(NGINX.format(user=user, folder=folder, site=site))
        command = [find("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    else:
        (folder / "Caddyfile").write_text(documented_configuration("Caddy", port, server))
        command = [find("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    folders = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **folders})
    try:
        wait_until(lambda: is_listening(port, process, folder / f"{name}.log"), f"{name} listens")
        yield port
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def is_listening(port: int, process: "subprocess.Popen[bytes]", log: Path) -> bool:
    assert process.poll() is None, log.read_text()
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
