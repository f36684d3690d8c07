"""The files of the container agree with each other and with the server; `make check-files` checks their form."""

import ipaddress
import os
import re
import shutil
import subprocess
from typing import Any

import pytest
import yaml
from tests.processes import ROOT

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


def test_the_container_runs_as_an_ordinary_user_with_a_health_check() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    assert re.findall(r"^USER (\d+)$", last, re.MULTILINE) == re.findall(r"--uid (\d+)", last) == ["10001"]
    assert f"http://127.0.0.1:{Settings().port}/health" in last
    assert f"EXPOSE {Settings().port}\n" in last
    assert "requirements/play.txt" in CONTAINERFILE and "--require-hashes" in CONTAINERFILE


def test_what_the_containerfile_copies_is_not_ignored() -> None:
    included = [
        line[1:] for line in (ROOT / ".containerignore").read_text("utf-8").splitlines() if line.startswith("!")
    ]
    sources = [
        name
        for names in re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
        for name in names.split()
        if name != "."
    ]
    assert sources and set(sources) <= set(included)
    assert all((ROOT / name).exists() for name in included)
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "web"} <= set(included)


def test_the_server_trusts_the_proxy_and_nothing_else_in_its_network() -> None:
    inside = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    proxy = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(inside)
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
