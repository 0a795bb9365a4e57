#!/usr/bin/env bash
# Feeds the reader of scenarios what libFuzzer makes of the seeds, and keeps what breaks it.
#
#   Tests/Fuzz/run.sh SECONDS FOLDER
#
# Everything it makes lies in FOLDER: the corpus as it grows, and under crashes/ each input that crashed, hung
# or ate the memory. To see one of those again: FOLDER/fuzz FOLDER/crashes/NAME
set -euo pipefail
cd "$(dirname "$0")/../.."

readonly seconds=$1 folder=$2
readonly corpus=$folder/corpus crashes=$folder/crashes objects=$folder/objects
mkdir -p "$corpus" "$crashes" "$objects"

flags=(-O -g -parse-as-library -swift-version 6 -package-name scenario_run)
flags+=(-sanitize=fuzzer,address -I "$objects")
flags+=(-Xcc "-fmodule-map-file=Sources/CLibYAML/module.modulemap")
for feature in $(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done
read -r -a yaml <<<"$(.ci/setup --yaml-flags)"
for flag in "${yaml[@]}"; do
  case $flag in -I*) flags+=(-Xcc "$flag") ;; esac
done
if [ "$(uname -s)" = Linux ]; then flags+=(-use-ld=lld); fi

# Every module as one object, so that its own code is watched too, in the order of their imports.
for module in LifecycleCore ScenarioLanguage ScenarioYAML ScenarioSystem ScenarioRunner \
  ScenarioEvents ScenarioReports; do
  echo "Building $module for fuzzing"
  find "Sources/$module" -name '*.swift' | LC_ALL=C sort >"$objects/$module.files"
  swiftc "${flags[@]}" -wmo -module-name "$module" -emit-object -o "$objects/$module.o" \
    -emit-module -emit-module-path "$objects/$module.swiftmodule" "@$objects/$module.files"
done
swiftc "${flags[@]}" -module-name Fuzz Tests/Fuzz/*.swift "$objects"/*.o "${yaml[@]}" -o "$folder/fuzz"

# The seeds themselves stay as they are: what is found lands in the copy.
cp Tests/Fuzz/Corpus/* "$corpus/"
before=$(find "$crashes" -type f | wc -l)

# A process that hangs where libFuzzer cannot see it is killed from outside; macOS has no `timeout`.
guard=()
if command -v timeout >/dev/null; then guard=(timeout -s KILL "$((seconds + 60))"); fi

echo "Fuzzing for $seconds s"
status=0
# Swift's own backtraces would take the crash away from libFuzzer. Tables that are made once and kept are no leak,
# though the sanitizer cannot see who holds them.
SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 ${guard[@]+"${guard[@]}"} "$folder/fuzz" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 \
  -dict=Tests/Fuzz/words.dict -artifact_prefix="$crashes/" -print_final_stats=1 \
  "$corpus" >"$folder/log" 2>&1 || status=$?

after=$(find "$crashes" -type f | wc -l)
if [ "$status" -ne 0 ] || [ "$after" -ne "$before" ]; then
  grep -vE "REDUCE|NEW|pulse" "$folder/log" | tail -n 40 >&2
  echo "fuzz: ended with $status; the whole log is $folder/log, the inputs are:" >&2
  find "$crashes" -type f >&2
  exit 1
fi
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$folder/log")
[ "${runs:-0}" -gt 0 ] || {
  echo "fuzz: nothing was run; see $folder/log" >&2
  exit 1
}
echo "No trouble in $runs inputs; $(find "$corpus" -type f | wc -l) of them are worth keeping"
