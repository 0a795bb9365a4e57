# The commands for developing this package. `make help` lists them; needs GNU make 3.81 or later.

PREFIX ?= /usr/local
DESTDIR ?=
# Where SwiftPM builds.
BUILD ?= .build
# What `make run` runs.
SCENARIOS ?= Scenarios/
# How long `make fuzz` runs, in seconds.
SECONDS ?= 300
# Options of `make bench`, such as --full or --json FILE.
BENCH ?=

SWIFT_BUILD = swift build --quiet --scratch-path $(BUILD)
BUILD_TESTS = SCENARIO_WERROR=1 $(SWIFT_BUILD) --build-tests --explicit-target-dependency-import-check error
RUN_TESTS = SCENARIO_WERROR=1 swift test --skip-build --disable-xctest --scratch-path $(BUILD)
# The suites that compare with committed files.
RECORDED = --filter 'ReferenceTests|ManualTests|ExampleTests|ReportTests|SchemaTests|FileTests|FailingScenarioTests'
RELEASE = $(SWIFT_BUILD) --configuration release
SCENARIO_RUN = $(BUILD)/release/scenario-run
READERS = $(BUILD)/readers
BROWSER = $(BUILD)/browser
PEERS = $(BUILD)/peers
RUN_BENCH = PYTHONDONTWRITEBYTECODE=1 python3 Tests/Benchmarks/bench.py --program $(SCENARIO_RUN) --build $(BUILD)

# A static standard library halves the start-up time on Linux; on macOS it is part of the system. Swift's own linker:
# the system's prints warnings about the library. A fixed address needs no relocations, which saves a third of the
# pages that are touched at start-up. The tests run with the debug build, which checks that accesses to memory are exclusive;
# here these checks would take 3 % of the instructions of a run. Accessors for generic types know the conformances, which
# the runtime would search by name: that took a fifth of the instructions of a run of one file.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --no-pie -Xswiftc -cross-module-optimization
RELEASE += -Xswiftc -enforce-exclusivity=unchecked
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# No dynamic library at all, where the static ones are installed: to load and join them took more than half of the rest.
# Asked for when it is used, since `setup` may have installed libyaml by then.
STATIC = echo 'int main(void) { return 0; }' | clang -static -x c - -lyaml -lstdc++ -lm -o /dev/null 2>/dev/null
RELEASE += $(shell $(STATIC) && echo -Xswiftc -static-executable)
endif

.PHONY: help run test record test-readers test-browser picture browser torture bench bench-gate bench-peers fuzz build install setup lint format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# A debug build takes a third of the time of a release build, and runs all scenarios in a second.
run: setup ## build the command for debugging and run every scenario
	@echo "Building scenario-run"
	@$(SWIFT_BUILD) --product scenario-run
	@$(BUILD)/debug/scenario-run $(SCENARIOS)

test: setup lint ## lint, build without warnings, run all tests and every scenario
	@echo "Building with warnings as errors"
	@$(BUILD_TESTS)
	@$(RUN_TESTS)
	@$(BUILD)/debug/scenario-run $(SCENARIOS)

record: setup ## write goldens and generated pages again: look at the diff
	@$(BUILD_TESTS)
	@RECORD=1 $(RUN_TESTS) $(RECORDED) >/dev/null 2>&1 || true
	@$(RUN_TESTS) $(RECORDED) --quiet
	@git status --short -- README.md docs Tests

test-readers: build ## parse the reports with the parsers that CI systems use (Python)
	@.ci/setup --python
	@test -x $(READERS)/bin/python || python3 -m venv $(READERS)
	@$(READERS)/bin/pip install --quiet --disable-pip-version-check -r Tests/Readers/requirements.txt
	@for test in Tests/Readers/test_*.py; do \
	  echo "$$test"; \
	  SCENARIO_RUN=$(SCENARIO_RUN) PYTHONDONTWRITEBYTECODE=1 $(READERS)/bin/python "$$test" || exit 1; \
	done

test-browser: build browser ## test the HTML report in Chromium, measure the diagrams, parse Mermaid (Python)
	@for test in Tests/Browser/test_*.py; do \
	  echo "$$test"; \
	  SCENARIO_RUN=$(SCENARIO_RUN) PICTURES=$(abspath $(BROWSER))/pictures PYTHONDONTWRITEBYTECODE=1 \
	    $(BROWSER)/venv/bin/python "$$test" || exit 1; \
	done

picture: build browser ## take the picture of the HTML report in the README again
	@SCENARIO_RUN=$(SCENARIO_RUN) PYTHONDONTWRITEBYTECODE=1 $(BROWSER)/venv/bin/python Tests/Browser/picture.py

browser:
	@.ci/setup --browser
	@test -x $(BROWSER)/venv/bin/python || python3 -m venv $(BROWSER)/venv
	@$(BROWSER)/venv/bin/pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt

torture: setup ## kill the runner, fill the disk, use odd file names and ever larger input (Python, Linux)
	@.ci/setup --python
	@SCENARIO_WERROR=1 $(SWIFT_BUILD) --product trouble-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 600 python3 Tests/Torture/torture.py $(BUILD)/debug/trouble-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 240 python3 Tests/Torture/paths.py $(BUILD)/debug/trouble-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 600 python3 Tests/Torture/scaling.py $(BUILD)/debug/trouble-run

bench: build ## measure instructions, time and memory, compared with libyaml reading the same files (Python, Linux)
	@.ci/setup --bench
	@$(RUN_BENCH) $(BENCH)

bench-gate: build ## measure only what is the same on a busy machine, and compare with what was recorded: for CI
	@.ci/setup --bench
	@$(RUN_BENCH) --gate

bench-peers: build ## compare with behave, pytest-bdd and Robot Framework (Python)
	@.ci/setup --python
	@test -x $(PEERS)/bin/python || python3 -m venv $(PEERS)
	@$(PEERS)/bin/pip install --quiet --disable-pip-version-check -r Tests/Benchmarks/Peers/requirements.txt
	@SCENARIO_RUN=$(SCENARIO_RUN) $(PEERS)/bin/python Tests/Benchmarks/peers.py

fuzz: setup ## fuzz the reader with mutated files and generated ones, each for SECONDS=300
	@Tests/Fuzz/run.sh $(SECONDS) $(BUILD)/fuzz

build: setup ## build the command for release
	@echo "Building scenario-run"
	@$(RELEASE) --product scenario-run

install: SHARE = $(DESTDIR)$(PREFIX)/share
install: build ## install the command, its man page and completions under PREFIX=/usr/local
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 $(SCENARIO_RUN) "$(DESTDIR)$(PREFIX)/bin/scenario-run"
	@install -d "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 644 docs/scenario-run.1 "$(SHARE)/man/man1/scenario-run.1"
	@$(SCENARIO_RUN) completions bash > "$(SHARE)/bash-completion/completions/scenario-run"
	@$(SCENARIO_RUN) completions zsh > "$(SHARE)/zsh/site-functions/_scenario-run"
	@$(SCENARIO_RUN) completions fish > "$(SHARE)/fish/vendor_completions.d/scenario-run.fish"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/scenario-run"

setup: ## install libyaml where it is missing (apt or brew)
	@.ci/setup

lint: setup ## check the style of every Swift file, and the syntax of JavaScript where Node.js is installed
	@swift format lint --strict --parallel --recursive Package.swift Sources Tests
	@if command -v node >/dev/null; then .ci/check-scripts; fi

format: ## format every Swift file in place
	@swift format --in-place --parallel --recursive Package.swift Sources Tests

clean: ## remove everything that was built
	@rm -rf $(BUILD)
