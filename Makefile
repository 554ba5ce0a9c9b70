# The menu. `make play` and `make test` are all that most people need.
.PHONY: help play test faults sweep check menu-check bench load peers setup compiled format golden lock clean lighthouse pictures stage

PY := .venv/bin/python
PAGE := src/serai/server/static/index.html
PACKAGES := web/node_modules/.package-lock.json
WEB := $(shell find web src/serai -name node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' -o -name pieces.toml \) -print 2>/dev/null)
RULES := tests/core tests/games tests/laws tests/bots
NPM_CI := npm ci --loglevel error --no-audit --no-fund >/dev/null

help: ## what there is
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*##/	/' | expand -t 12

play: setup ## set everything up and open the hall
	@PYTHONPATH=build/compiled $(PY) -m serai $(PLAY)

test: setup ## set everything up and run every test: rules as plain Python and compiled, the rest once
	SERAI_EXPECT=pure PYTHONPATH=src:. $(PY) -m pytest -q -n auto $(RULES)
	SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m pytest -q -n auto --ignore tests/browser --ignore tests/faults
	SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) scripts/browser_tests.py
	cd web && npm test --silent

faults: setup ## floods, full disks, kills: how much one guest or one bad day can cost, measured on this machine
	SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m pytest -q -s tests/faults
	SERAI_SPREAD=all SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m pytest -q -n auto tests/server

sweep: setup ## the laws at length: many more options and matches than in `test`, every preset at every number of seats
	SERAI_SWEEP=1 SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m pytest -q -n auto tests/laws

check: setup ## format, lint, strict types, import contracts, docs
	$(PY) -m ruff format --check --quiet .
	$(PY) -m ruff check --quiet .
	$(PY) -m mypy src tests bench scripts hatch_build.py
	PYTHONPATH=src .venv/bin/lint-imports --no-cache >build/imports.txt || { cat build/imports.txt; exit 1; }
	PYTHONPATH=src $(PY) scripts/docs.py --check
	cd web && npm run --silent check

menu-check: ## try every target of this menu in a fresh clone of HEAD, a small part of each; before an issue is called resolved
	@python3 scripts/menu_check.py

load: setup ## how the server bears many tables, beside boardgame.io's
	@cd bench/load && $(NPM_CI) || echo "boardgame.io is not installed: it is left out" >&2
	PYTHONPATH=build/compiled $(PY) bench/load.py $(LOAD)

bench: setup peers ## us and the peers in one run, ratios printed
	$(PY) bench/run.py $(BENCH)

peers: ## the peers' own environment, for benchmarks only; a peer that cannot be had is reported as not installed
	@bench/peers/setup.sh || true

stage: setup ## what every table promises on every screen, measured in a browser with pictures: STAGE="--only temple --size 360x640"
	SERAI_EXPECT=compiled PYTHONPATH=build/compiled:. $(PY) -m tests.stage $(STAGE)

lighthouse: setup bench/lighthouse/node_modules/.package-lock.json ## Lighthouse scores of every kind of page, on this machine
	@PYTHONPATH=build/compiled:. $(PY) scripts/lighthouse.py

bench/lighthouse/node_modules/.package-lock.json: bench/lighthouse/package-lock.json
	@cd bench/lighthouse && PUPPETEER_SKIP_DOWNLOAD=1 $(NPM_CI) && touch node_modules/.package-lock.json

pictures: setup ## take the pictures of the documents again
	@PYTHONPATH=build/compiled:. $(PY) scripts/pictures.py

setup: .venv/ready compiled $(PAGE) ## everything that the others need

.venv/ready: requirements.lock pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh

compiled: .venv/ready # looks for itself whether anything has to be done
	@$(PY) hatch_build.py build/compiled bench/bench_games

$(PACKAGES): web/package-lock.json | .venv/ready
	@cd web && $(NPM_CI) && touch node_modules/.package-lock.json

$(PAGE): $(PACKAGES) $(WEB)
	@cd web && npm run --silent build -- --logLevel error

format: .venv/ready $(PACKAGES) ## put the code in shape
	$(PY) -m ruff format --quiet .
	$(PY) -m ruff check --quiet --fix .
	PYTHONPATH=src $(PY) scripts/docs.py
	cd web && npm run --silent format

lock: .venv/ready ## choose versions anew
	.venv/bin/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml --extra cluster --extra train --group dev -o requirements.lock

golden: setup ## write the golden files anew; read their difference
	PYTHONPATH=build/compiled:. $(PY) -m tests.golden

clean: ## forget all that was made
	rm -rf .venv build dist bench/peers/.venv bench/peers/node_modules bench/load/node_modules bench/lighthouse/node_modules web/node_modules src/serai/server/static
