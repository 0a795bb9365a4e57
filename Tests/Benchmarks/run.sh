#!/usr/bin/env bash
# Builds the floors, and compares the release build of the command with them, by the harness that `make bench` built.
#
#   Tests/Benchmarks/run.sh BUILD-FOLDER PAIRS
#
# The floors are plain C, built by the compiler that comes with Swift: SwiftPM links the Swift runtime into
# every program, which costs more to start than the whole floor does.
set -euo pipefail
cd "$(dirname "$0")/../.."

readonly build=$1 pairs=$2
readonly floors=$build/floors

read -r -a yaml <<<"$(.ci/setup --yaml-flags)"
mkdir -p "$floors"
clang -O2 -Wall -Wextra Tests/Benchmarks/Empty/main.c -o "$floors/empty"
clang -O2 -Wall -Wextra Tests/Benchmarks/Measure/main.c -o "$floors/measure"
clang -O2 -Wall -Wextra Tests/Benchmarks/YAMLFloor/main.c -o "$floors/yaml-floor" "${yaml[@]}"

exec "$build/release/benchmark" "$build/release/scenario-run" "$floors" "$pairs"
