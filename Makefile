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

# What `make lint` and `make format` read: all but the apps in Adopt/Tests, which are as others write them, or generated.
SWIFT_SOURCES = Package.swift Plugins Sources Tests Examples Recorder Adopt/Package.swift Adopt/Sources \
  Adopt/Tests/AdoptionTests Adopt/Tests/AdoptedAppsTests
# Debug information takes a tenth of the time of a build. For a debugger, or for lines in backtraces: `make DEBUG_INFO=dwarf`.
DEBUG_INFO ?= none
SWIFT_BUILD = swift build --quiet --scratch-path $(BUILD) -debug-info-format $(DEBUG_INFO)
# The model is optimized: the tests run it for minutes. Not as a whole module, so that the build is incremental.
TESTED = SCENARIO_WERROR=1 SCENARIO_OPTIMIZED_MODEL=1
BUILD_TESTS = $(TESTED) $(SWIFT_BUILD) --build-tests --explicit-target-dependency-import-check error
RUN_TESTS = $(TESTED) swift test --skip-build --disable-xctest --scratch-path $(BUILD) $(WIDTH)
# Hundreds of tests start a process; all at once they take a third longer, and some exceed a timeout. Since Swift 6.3.
WIDTH = $(shell swift test --help-hidden | grep -q -e --experimental-maximum-parallelization-width && \
  echo --experimental-maximum-parallelization-width 4)
# The suites that compare with committed files.
RECORDED = --filter 'ReferenceTests|ManualTests|ExampleTests|ReportTests|SchemaTests|FileTests|FailingScenarioTests|PublicInterfaceTests'
RELEASE = $(SWIFT_BUILD) --configuration release
SCENARIO_RUN = $(BUILD)/release/scenario-run
READERS = $(BUILD)/readers
BROWSER = $(BUILD)/browser
SITE = $(BUILD)/site
PEERS = $(BUILD)/peers
INTEGRATIONS = $(BUILD)/integrations
DIST = $(BUILD)/dist
PACKAGING = $(BUILD)/packaging
# The tests of the site and of the README's picture; the others need neither the pages nor the scenarios.
SITE_TESTS = Tests/Browser/test_site.py Tests/Browser/test_recording.py
RUN_BROWSER_TESTS = for test in $(1); do \
  echo "$$test"; \
  SCENARIO_RUN=$(SCENARIO_RUN) SITE=$(abspath $(SITE))/public PICTURES=$(abspath $(BROWSER))/pictures \
    PYTHONDONTWRITEBYTECODE=1 $(BROWSER)/venv/bin/python "$$test" || exit 1; \
done
THREADS = $(BUILD)/threads
RUN_BENCH = PYTHONDONTWRITEBYTECODE=1 python3 Tests/Benchmarks/bench.py --program $(SCENARIO_RUN) --build $(BUILD)

# A static standard library halves the start-up time on Linux; on macOS it is part of the system. Swift's own linker:
# the system's prints warnings about the library. A fixed address needs no relocations, which saves a third of the
# pages that are touched at start-up. The tests run with the debug build, which checks that accesses to memory are exclusive;
# here these checks would take 3 % of the instructions of a run. Accessors for generic types know the conformances, which
# the runtime would search by name: that took a fifth of the instructions of a run of one file.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --no-pie -Xswiftc -cross-module-optimization
RELEASE += -Xswiftc -enforce-exclusivity=unchecked
# The number would depend on debug information, which contains the folder; a release is the same from any folder.
RELEASE += -Xlinker --build-id=none
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# No dynamic library at all, where the static ones are installed: to load and join them took more than half of the rest.
# Asked for when it is used, since `setup` may have installed libyaml by then.
STATIC = echo 'int main(void) { return 0; }' | clang -static -x c - -lyaml -lstdc++ -lm -o /dev/null 2>/dev/null
RELEASE += $(shell $(STATIC) && echo -Xswiftc -static-executable)
endif

.PHONY: help run test setup-test test-adopt install-adopt find-bugs record test-readers test-integrations site test-site test-browser test-editors picture browser torture test-apps test-threads bench bench-gate bench-peers fuzz build dist image test-dist check-macos install setup lint format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' Makefile

# A debug build takes a third of the time of a release build, and runs all scenarios in a second.
run: setup ## build the command for debugging and run every scenario
	@echo "Building scenario-run"
	@$(SWIFT_BUILD) --product scenario-run
	@$(BUILD)/debug/scenario-run $(SCENARIOS)

test: setup-test lint ## lint, build without warnings, run all tests and every scenario
	@echo "Building with warnings as errors"
	@$(BUILD_TESTS)
	@$(RUN_TESTS)
	@$(BUILD)/debug/scenario-run $(SCENARIOS)
	@$(BUILD)/debug/scenario-run check --strict -q $(SCENARIOS) Recipes

# Without Python and Node.js, some tests would be skipped.
setup-test:
	@.ci/setup --test

find-bugs: setup ## find each bug of the app in Examples/Notes, and each line that is removed from it (Python, Linux)
	@.ci/setup --python
	@Examples/Notes/find-bugs --mutants --scratch-path $(abspath $(BUILD))/notes
	@swift test --quiet --disable-xctest --package-path Examples/Notes --scratch-path $(abspath $(BUILD))/notes

# The adopted apps are compiled with the modules of this package. After a change of their names, or of what is rewritten:
# `RECORD=1 make test-adopt`, and then without it, since some of what it writes is compiled.
test-adopt: setup ## test `scenario-run adopt`, and run adopted app delegates in scenarios
	@swift build --quiet --package-path Adopt --build-tests
	@swift test --skip-build --disable-xctest --package-path Adopt

record: setup ## write goldens and generated pages again: look at the diff
	@$(BUILD_TESTS)
	@RECORD=1 $(RUN_TESTS) $(RECORDED) >/dev/null 2>&1 || true
	@$(RUN_TESTS) $(RECORDED) --quiet
	@git status --short -- README.md docs Sources Tests

test-readers: build ## parse the reports with the parsers that CI systems use (Python)
	@.ci/setup --python
	@test -x $(READERS)/bin/python || python3 -m venv $(READERS)
	@$(READERS)/bin/pip install --quiet --disable-pip-version-check -r Tests/Readers/requirements.txt
	@for test in Tests/Readers/test_*.py; do \
	  echo "$$test"; \
	  SCENARIO_RUN=$(SCENARIO_RUN) PYTHONDONTWRITEBYTECODE=1 $(READERS)/bin/python "$$test" || exit 1; \
	done

# The plug-in compiles the command for another package; what it has built is used again.
test-integrations: setup ## run scenarios with Bazel, CTest, Meson, pre-commit, SwiftPM and scripts of CI systems (Debian)
	@.ci/setup --integrations
	@$(TESTED) $(SWIFT_BUILD) --product scenario-run
	@test -x $(INTEGRATIONS)/venv/bin/python || python3 -m venv $(INTEGRATIONS)/venv
	@$(INTEGRATIONS)/venv/bin/pip install --quiet --disable-pip-version-check -r Tests/Integrations/requirements.txt
	@for test in Tests/Integrations/test_*.py; do \
	  echo "$$test"; \
	  PATH=$(abspath $(INTEGRATIONS))/venv/bin:$$PATH SCENARIO_RUN=$(BUILD)/debug/scenario-run \
	    SCRATCH=$(INTEGRATIONS)/package PYTHONDONTWRITEBYTECODE=1 python "$$test" || exit 1; \
	done

# The report is built in a folder with the scenarios, to which its links lead.
site: build ## build the docs as a site in .build/site/public (Python)
	@.ci/setup --python
	@test -x $(SITE)/venv/bin/python || python3 -m venv $(SITE)/venv
	@$(SITE)/venv/bin/pip install --quiet --disable-pip-version-check -r Site/requirements.txt
	@rm -rf $(SITE)/report && mkdir -p $(SITE)/report && cp -R Scenarios $(SITE)/report
	@cd $(SITE)/report && $(abspath $(SCENARIO_RUN)) --quiet --history off --report html:report.html Scenarios
	@REPORT=$(abspath $(SITE)/report) NO_MKDOCS_2_WARNING=1 PYTHONDONTWRITEBYTECODE=1 \
	  $(SITE)/venv/bin/mkdocs build --strict --config-file Site/mkdocs.yml --site-dir $(abspath $(SITE)/public)
	@echo "Built $(SITE)/public/index.html"

test-site: build browser site ## test the site in Chromium, and that the recording in the README is current (Python)
	@$(call RUN_BROWSER_TESTS,$(SITE_TESTS))

test-browser: build browser ## test the HTML report in Chromium, measure the diagrams, parse Mermaid (Python)
	@$(call RUN_BROWSER_TESTS,$(filter-out $(SITE_TESTS),$(sort $(wildcard Tests/Browser/test_*.py))))

test-editors: build ## edit a scenario in Neovim and Emacs, and with the extension for VS Code under Node.js (Debian)
	@.ci/setup --editors
	@SCENARIO_RUN=$(SCENARIO_RUN) Tests/Editors/run.sh

picture: build browser ## take the picture of the HTML report and the recording of the terminal in the README again
	@for script in picture recording; do \
	  SCENARIO_RUN=$(SCENARIO_RUN) PYTHONDONTWRITEBYTECODE=1 $(BROWSER)/venv/bin/python Tests/Browser/$$script.py || exit 1; \
	done

browser:
	@.ci/setup --browser
	@test -x $(BROWSER)/venv/bin/python || python3 -m venv $(BROWSER)/venv
	@$(BROWSER)/venv/bin/pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt

torture: setup ## kill the runner, fill the disk, use odd names, an untrusted folder, apps that end badly and ever larger input (Python, Linux)
	@.ci/setup --python
	@$(TESTED) $(SWIFT_BUILD) --product faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/torture.py $(BUILD)/debug/faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/paths.py $(BUILD)/debug/faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/strangers.py $(BUILD)/debug/faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/apps.py $(BUILD)/debug/faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/scaling.py $(BUILD)/debug/faulty-run
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Torture/limits.py $(BUILD)/debug/faulty-run

check-macos: setup ## compile the package for macOS without generating code, and test that this finds errors (Linux)
	@Tests/MacOS/check $(BUILD)/macos
	@Tests/MacOS/check $(BUILD)/macos --self-test

test-apps: setup ## compare an app in three languages and processes, and run asynchronous code 1,000 times (Python, Linux)
	@.ci/setup --python
	@for product in scenario-run app-run notes-client; do $(TESTED) $(SWIFT_BUILD) --product $$product || exit 1; done
	@PYTHONDONTWRITEBYTECODE=1 timeout -s KILL 3600 python3 Tests/Apps/same_traces.py $(BUILD)/debug

test-threads: setup ## watch jobs, workers, walks and servers with Thread Sanitizer (Python, Linux)
	@.ci/setup --python
	@mkdir -p $(THREADS) && clang -O1 -fsanitize=thread -c Tests/Threads/mutex.c -o $(THREADS)/mutex.o
	@for product in scenario-run faulty-run; do \
	  swift build --quiet --scratch-path $(THREADS) --sanitize thread -Xlinker $(abspath $(THREADS))/mutex.o \
	    --product $$product || exit 1; \
	done
	@SCENARIO_RUN=$(THREADS)/debug/scenario-run FAULTY_RUN=$(THREADS)/debug/faulty-run \
	  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Threads/test_threads.py

bench: build ## measure instructions, time and memory, compared with libyaml reading the same files (Python, Linux)
	@.ci/setup --bench
	@$(RELEASE) --product faulty-run
	@$(RUN_BENCH) $(BENCH)
	@python3 Tests/Benchmarks/lsp.py --program $(SCENARIO_RUN)

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

install: build ## install the command, its man page and completions under PREFIX=/usr/local
	@Packaging/install $(SCENARIO_RUN) "$(DESTDIR)$(PREFIX)"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/scenario-run"

dist: build ## pack a release in .build/dist: archive, Debian package, checksums, SBOM
	@.ci/setup --dist
	@rm -rf $(DIST)
	@Packaging/dist $(SCENARIO_RUN) $(BUILD) $(DIST)

image: dist ## build the container image of a release with buildah (Linux)
	@.ci/setup --packaging
	@Packaging/image $(DIST)

test-dist: dist ## install the packages of a release in a chroot and an image, and build it again elsewhere (Debian, root)
	@.ci/setup --packaging
	@test -x $(PACKAGING)/bin/python || python3 -m venv $(PACKAGING)
	@$(PACKAGING)/bin/pip install --quiet --disable-pip-version-check -r Tests/Packaging/requirements.txt
	@PYTHONDONTWRITEBYTECODE=1 $(PACKAGING)/bin/python Tests/Packaging/test_dist.py $(DIST)

install-adopt: setup ## build and install the program that `scenario-run adopt` runs, under PREFIX=/usr/local
	@swift build --quiet --package-path Adopt --configuration release --product scenario-run-adopt
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 Adopt/.build/release/scenario-run-adopt "$(DESTDIR)$(PREFIX)/bin/scenario-run-adopt"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/scenario-run-adopt"

setup: ## install libyaml where it is missing (apt or brew)
	@.ci/setup

lint: setup ## check the style of Swift, the table .ci/suites, and the syntax of JavaScript where Node.js is installed
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@.ci/inputs --check
	@if command -v node >/dev/null; then .ci/check-scripts; fi

format: ## format every Swift file in place
	@swift format --in-place --parallel --recursive $(SWIFT_SOURCES)

clean: ## remove everything that was built
	@rm -rf $(BUILD) Adopt/.build
