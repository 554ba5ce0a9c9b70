# The menu. `make play` and `make test` are all that most people need.
.PHONY: help play test check bench peers setup format golden lock clean

PY := .venv/bin/python
SOURCES := $(shell find src bench -name '*.py' -o -name '*.ftl' -o -name '*.toml' 2>/dev/null | grep -v node_modules)
COMPILED := build/compiled/serai/compiled.txt
RULES := tests/core tests/games tests/laws tests/bots

help: ## what there is
	@grep -E '^[a-z]+:.*##' Makefile | sed 's/:.*##/	/' | expand -t 10

play: setup ## set everything up and play
	@PYTHONPATH=build/compiled $(PY) -m serai play deserto

test: setup ## set everything up and run every test: rules as plain Python and compiled, the rest once
	SERAI_EXPECT=pure PYTHONPATH=src:. $(PY) -m pytest -q -n auto $(RULES)
	SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m pytest -q -n auto

check: setup ## format, lint, strict types, import contracts, docs
	$(PY) -m ruff format --check --quiet .
	$(PY) -m ruff check --quiet .
	$(PY) -m mypy src tests bench hatch_build.py
	.venv/bin/lint-imports --no-cache >build/imports.txt || { cat build/imports.txt; exit 1; }
	$(PY) scripts/docs.py --check

bench: setup peers ## us and the peers in one run, ratios printed
	$(PY) bench/run.py

peers: ## the peers' own environment, for benchmarks only; a peer that cannot be had is reported as not installed
	@bench/peers/setup.sh || true

setup: .venv/ready $(COMPILED) ## everything that the others need

.venv/ready: requirements.lock pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh

$(COMPILED): .venv/ready hatch_build.py $(SOURCES)
	@$(PY) hatch_build.py build/compiled bench/bench_games

format: .venv/ready ## put the code in shape
	$(PY) -m ruff format --quiet .
	$(PY) -m ruff check --quiet --fix .
	$(PY) scripts/docs.py

lock: .venv/ready ## choose versions anew
	.venv/bin/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml --group dev -o requirements.lock

golden: setup ## write the golden files anew; read their difference
	PYTHONPATH=src:. $(PY) -m tests.golden

clean: ## forget all that was made
	rm -rf .venv build dist bench/peers/.venv bench/peers/node_modules web/node_modules
