# `make run` starts Pithead, `make test` checks it. Each target makes its own virtual environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(wildcard games texts rendering storage tables bot playground benchmarks arena) tests

.PHONY: run backup test lint unit bench arena census tune soak pictures palettes lock clean

run: $(VENV)/.run
	@$(BIN)/python -m bot

# A checked copy of the database, also while the bot runs. PITHEAD_DATABASE names another than data/pithead.sqlite.
backup: $(VENV)/.run
	@mkdir -p backups
	@$(BIN)/python -m tables backup backups/pithead-$$(date +%Y-%m-%d-%H%M%S).sqlite

# Both at once: while types are checked on one core the tests go on.
test: $(VENV)/.dev
	@$(MAKE) --no-print-directory --jobs=2 lint unit

lint: $(VENV)/.dev
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/mypy $(SOURCES)
	@$(BIN)/lint-imports --no-cache

unit: $(VENV)/.dev
	@$(BIN)/pytest -q -n 2

soak: $(VENV)/.dev
	@$(BIN)/pytest -q -n 2 -m soak

bench: $(VENV)/.dev
	@$(BIN)/python -m benchmarks

# Every level of opponent against the one below; ARENA="--games 50 --pair baron:hewer" asks for less,
# ARENA="--game zoo" for the other game.
arena: $(VENV)/.dev
	@$(BIN)/python -m arena $(ARENA)

# Spółka ZOO among equals: wins by place and way of playing, and what hiring each helper comes to.
census: $(VENV)/.dev
	@$(BIN)/python -m arena.census $(CENSUS)

# Looks for better weights of the strongest opponent by playing, and writes them down.
tune: $(VENV)/.dev
	@$(BIN)/python -m arena.tune $(TUNE)

# Draws every reference picture anew, all of them in full into out/pictures, and what the README shows. Look before you commit.
pictures: $(VENV)/.dev
	@$(BIN)/python -m tests.rendering.references
	@$(BIN)/python -m tests.rendering.shown

# Chooses the colours of the palettes anew, when the art has changed; then the references are due as well.
palettes: $(VENV)/.dev
	@$(BIN)/python -m tests.rendering.gluckauf.retrain
	@$(BIN)/python -m tests.rendering.zoo.retrain

# Renews the lock files from pyproject.toml: versions and hashes for every platform, no index addresses.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --upgrade
lock: $(VENV)/.dev
	@$(COMPILE) pyproject.toml -o requirements.lock
	@$(COMPILE) pyproject.toml --group dev -o requirements-dev.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pithead needs Python 3.11 or newer: make PYTHON=/path/to/python3.11")'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: requirements.lock | $(VENV)/.made
	@echo "Installing what Pithead needs into $(VENV) (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock | $(VENV)/.made
	@echo "Installing what Pithead and its tests need into $(VENV) (once) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@
