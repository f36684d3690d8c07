"""The files of the container agree with each other and with the server; `make check-files` checks their form."""

import contextlib
import ipaddress
import json
import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from tests.processes import ROOT
from tests.server.postgres import postgres, run
from tests.server.proxies import find, is_listening
from tests.server.running import TIMEOUT, Guest, Server, free_port, play, wait_until

from townwright.server.settings import Settings

CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
CADDYFILE = ROOT / "Caddyfile"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES = COMPOSE["services"]


def test_the_proxy_understands_its_configuration() -> None:
    caddy = shutil.which("caddy")
    assert caddy, "The test of the proxy needs Caddy: run make tools."
    run = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", CADDYFILE],
        env={**os.environ, "TOWNWRIGHT_DOMAIN": "play.example.org"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.long
def test_the_three_services_play_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of the services, with their options, on the loopback instead of a network of containers."""
    port = free_port()
    domain = f"play.example.org:{port}"
    resolve = socket.getaddrinfo
    monkeypatch.setattr(
        socket,
        "getaddrinfo",
        lambda host, *rest, **more: resolve("127.0.0.1" if host == "play.example.org" else host, *rest, **more),
    )
    with postgres() as database:
        database.ask(f"postgresql://{database.user}@127.0.0.1:{database.port}/postgres", "CREATE ROLE townwright LOGIN")
        run(
            [
                "createdb",
                "-h",
                "127.0.0.1",
                "-p",
                str(database.port),
                "-U",
                database.user,
                "-O",
                "townwright",
                "townwright",
            ]
        )
        values = {
            "${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD}": "secret",
            "${TOWNWRIGHT_DOMAIN:?set TOWNWRIGHT_DOMAIN}": domain,
            "@database/": f"@127.0.0.1:{database.port}/",
            SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]: "127.0.0.1",
        }
        options = SERVICES["townwright"]["command"][1:]
        for name, value in values.items():
            options = [option.replace(name, value) for option in options]
        server = Server(tmp_path, processes=2, seed=None, options=options).start()
        try:
            with caddy(tmp_path, domain, port, server.port) as certificate:
                monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
                guest = Guest(f"https://{domain}", "Anna")
                (cookie,) = guest.http.cookies.jar
                assert cookie.secure
                table = guest.open("circle_the_wagons", {"kind": "me"}, {"kind": "bot", "level": "greedy"})
                with guest.socket(table, Origin=f"https://{domain}") as connection:
                    assert play(connection, seed=1, most=3)["action_count"] >= 3
                assert guest.http.get("/metrics").status_code == 404
                assert guest.http.get("/").text.startswith("<!doctype html>")
        finally:
            assert server.stop() == 0
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "can reach it" not in log  # the proxy decides who can


@contextlib.contextmanager
def caddy(folder: Path, domain: str, port: int, server_port: int) -> Iterator[Path]:
    """Run Caddy with the Caddyfile, but with a certificate that it signs itself; yield its root certificate."""
    program, variables = find("caddy"), {**os.environ, "TOWNWRIGHT_DOMAIN": domain, "HOME": str(folder)}
    adapted = subprocess.run(
        [program, "adapt", "--adapter", "caddyfile", "--config", CADDYFILE],
        env=variables,
        capture_output=True,
        check=True,
    ).stdout
    config = json.loads(adapted.replace(b"townwright:8018", f"127.0.0.1:{server_port}".encode()))
    config["admin"] = {"disabled": True}
    config["apps"]["http"] |= {"http_port": free_port(), "https_port": port}
    config["apps"]["tls"] = {"automation": {"policies": [{"issuers": [{"module": "internal"}]}]}}
    config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
    (folder / "caddy.json").write_text(json.dumps(config), "utf-8")
    variables |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    log = folder / "caddy.log"
    with log.open("wb") as file:
        process = subprocess.Popen(
            [program, "run", "--config", folder / "caddy.json"], stdout=file, stderr=file, env=variables
        )
    try:
        wait_until(lambda: is_listening(port, process, log), "Caddy listens")
        wait_until(lambda: is_answering(domain), "Caddy has its certificate")
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def is_answering(domain: str) -> bool:
    with contextlib.suppress(httpx.ConnectError):
        return httpx.get(f"https://{domain}/health", verify=False, timeout=TIMEOUT).status_code == 200
    return False


def test_the_container_runs_as_an_ordinary_user_with_a_health_check() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.findall(r"^USER (\d+)$", last, re.MULTILINE) == re.findall(r"--uid (\d+)", last) == ["10001"]
    assert f"http://127.0.0.1:{Settings().port}/health" in last
    assert f"EXPOSE {Settings().port}\n" in last
    assert "requirements/play.txt" in CONTAINERFILE and "--require-hashes" in CONTAINERFILE


def test_the_build_context_has_only_what_is_copied() -> None:
    assert not (ROOT / ".containerignore").exists()  # Docker would not read it
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    included = [rule[1:] for rule in rules if rule.startswith("!")]
    sources = [
        name
        for names in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
        for name in names.split()
        if name != "."
    ]
    assert sources and set(sources) <= set(included)
    assert all((ROOT / name).exists() for name in included)
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "web"} <= set(included)
    # The last rule that matches decides.
    assert rules[: len(included) + 1] == ["*", *(f"!{name}" for name in included)]
    excluded = {"**/.env*", "**/__pycache__", "src/townwright/server/page", "web/node_modules"}
    assert set(rules[len(included) + 1 :]) == excluded


def test_the_server_trusts_the_proxy_and_nothing_else_in_its_network() -> None:
    (addresses,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    proxy = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(addresses["subnet"])
    assert ipaddress.ip_address(proxy) not in ipaddress.ip_network(addresses["ip_range"])  # no other service gets it
    trusted = [each for each in SERVICES["townwright"]["command"] if each.startswith("--proxy=")]
    assert trusted == [f"--proxy={proxy}"]
    assert f"reverse_proxy townwright:{Settings().port}\n" in CADDYFILE.read_text("utf-8")
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_uses_what_is_declared(name: str) -> None:
    service = SERVICES[name]
    volumes = [each.partition(":")[0] for each in service["volumes"]]
    assert {each for each in volumes if not each.startswith("./")} <= set(COMPOSE["volumes"])
    assert all((ROOT / each).is_file() for each in volumes if each.startswith("./"))
    assert set(service["networks"]) <= set(COMPOSE["networks"])
    assert service["restart"] == "unless-stopped"


def test_the_documentation_shows_the_same_proxy() -> None:
    """The example in the documentation differs in its names only."""
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    own = CADDYFILE.read_text("utf-8").partition("\n")[2].replace("\t", "    ")
    own = own.replace("{$TOWNWRIGHT_DOMAIN}", "play.example.org").replace("townwright:8018", "127.0.0.1:8018")
    assert own in hosting
