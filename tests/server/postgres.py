"""A private PostgreSQL on the loopback. It refuses to run as root, so another user runs it then."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.running import TIMEOUT, free_port

#: Where Debian puts the server's programs, the newest last.
DEBIAN = Path("/usr/lib/postgresql")
#: Users that may run it when we are root.
USERS = ("postgres", "nobody")


class Postgres:
    """A running instance, in which databases can be created."""

    def __init__(self, port: int, user: str) -> None:
        self.port, self.user = port, user
        self._count = 0

    def database(self) -> str:
        """Return the URL of a new, empty database."""
        self._count += 1
        name = f"townwright{self._count}"
        run(["createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", self.user, name])
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{name}"

    def ask(self, url: str, query: str) -> str:
        return run(["psql", url, "-AtXc", query])


def run(command: list[str], **options: Any) -> str:
    program = find(command[0])
    process = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False, **options)
    assert process.returncode == 0, process.stderr
    return str(process.stdout).strip()


def find(program: str) -> str:
    """Return a program of PostgreSQL."""
    paths = sorted(DEBIAN.glob(f"*/bin/{program}"), key=lambda path: int(path.parts[-3]))
    path = str(paths[-1]) if paths else shutil.which(program)
    assert path, f"{program} is missing: install PostgreSQL (make tools does so on Debian)"
    return path


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a temporary instance, and remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="townwright-postgres-"))
    accounts = {each.pw_name: each for each in pwd.getpwall()}
    user = next(name for name in USERS if name in accounts) if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    options: dict[str, Any] = {"cwd": folder}
    if os.getuid() == 0:
        os.chown(folder, accounts[user].pw_uid, accounts[user].pw_gid)
        options |= {"user": user, "group": accounts[user].pw_gid, "extra_groups": []}
    data, port = folder / "data", free_port()
    timeout = ["-t", str(round(TIMEOUT))]
    try:
        run(["initdb", "-D", str(data), "-U", user, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"], **options)
        settings = f"-p {port} -h 127.0.0.1 -k {folder} -c max_connections=60 -c shared_buffers=16MB"
        log = folder / "log"
        run(["pg_ctl", "-D", str(data), "-w", *timeout, "-l", str(log), "-o", settings, "start"], **options)
        try:
            yield Postgres(port, user)
        finally:
            run(["pg_ctl", "-D", str(data), *timeout, "-m", "immediate", "stop"], **options)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
