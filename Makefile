# Every target sets up what it needs in .venv; all it takes is Python 3.11 or newer and make.

SHELL := bash
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --annotation-style line

# The first of these that fits makes .venv; name another one with PYTHON=...
PYTHON ?=
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long bench format lock clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

play: .venv/.play ## play in the terminal (ARGS="..." is handed on)
	@$(BIN)/townwright play $(ARGS)

test: .venv/.test ## all checks and tests
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/townwright prepare
	@$(BIN)/pytest -n 2 -m "not long"

test-long: .venv/.test ## the big counts; the result goes to tests/long-result.txt
	@$(BIN)/townwright prepare
	@set -o pipefail; $(BIN)/pytest -n 2 -m long | tee .venv/long.log; status=$$?; \
	printf 'command  pytest -m long\ndate     %s\nresult   %s\n' \
		"$$(date +%F)" "$$(tail -n 1 .venv/long.log | tr -d = | xargs)" > tests/long-result.txt; \
	exit $$status

bench: .venv/.play ## measure speed (ARGS="..." is handed on)
	@$(BIN)/townwright bench $(ARGS)

format: .venv/.test ## format the code, mend what can be mended
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

lock: .venv/bin/python ## write requirements/*.txt anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(PIP) install -qq uv
	@$(LOCK) --group build --output-file requirements/play.txt $(ARGS)
	@$(LOCK) --group test --constraint requirements/play.txt --output-file requirements/test.txt $(ARGS)

clean: ## remove .venv, caches and builds
	@rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@for python in $(PYTHONS); do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Making .venv with $$($$python --version) …"; exec $$python -m venv --clear .venv; \
		fi; \
	done; \
	echo "Townwright needs Python 3.11 or newer with venv: install it, or name it with make PYTHON=/path/to/python." >&2; \
	exit 1

.venv/.play .venv/.test: .venv/.%: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Installing what it takes to $* (once; about a minute) …"
	@$(PIP) install -qq --require-hashes -r $<
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch .venv/.play $@ # the tests' lock holds all of the players'
