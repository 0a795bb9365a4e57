#!/usr/bin/env bash
# Feeds the reader of scenarios what libFuzzer makes of the seeds, and keeps what breaks it.
#
#   Tests/Fuzz/run.sh SECONDS FOLDER [TARGET...]
#
# The target `bytes` changes the bytes of files, `grammar` writes files by the JSON Schema, with odd values in them;
# without a name both run, one after the other, each for SECONDS.
#
# Everything a target makes is in FOLDER/TARGET: the corpus as it grows, and under crashes/ each input that crashed,
# hung or ate the memory. To see one again: FOLDER/TARGET/fuzz FOLDER/TARGET/crashes/NAME
# (with SHOW_FILE=1 the target `grammar` prints the file that it stands for).
set -euo pipefail
cd "$(dirname "$0")/../.."

readonly seconds=$1 folder=$2
shift 2
if [ $# -eq 0 ]; then set -- bytes grammar; fi
readonly objects=$folder/objects
rm -rf "$objects"
mkdir -p "$objects"

flags=(-O -g -parse-as-library -swift-version 6 -package-name scenario_run)
flags+=(-sanitize=fuzzer,address -I "$objects")
flags+=(-Xcc "-fmodule-map-file=Sources/Language/CLibYAML/module.modulemap")
flags+=(-Xcc "-fmodule-map-file=$objects/module.modulemap")
for feature in $(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift); do
  flags+=(-enable-upcoming-feature "$feature")
done
read -r -a yaml <<<"$(.ci/setup --yaml-flags)"
for flag in "${yaml[@]}"; do
  case $flag in -I*) flags+=(-Xcc "$flag") ;; esac
done
if [ "$(uname -s)" = Linux ]; then flags+=(-use-ld=lld); fi

# path <module>: prints the folder of a module.
path() { find Sources/*/ -maxdepth 1 -name "$1"; }

# The modules of C.
: >"$objects/module.modulemap"
for module in CCaseGuard CSystem DocumentTexts ReportAssets; do
  echo "module $module { umbrella header \"$PWD/$(path "$module")/include/$module.h\" export * }" \
    >>"$objects/module.modulemap"
  for file in "$(path "$module")"/*.c; do
    clang -c -Wno-c23-extensions "$file" -I "$(path "$module")/include" -o "$objects/$module-$(basename "$file" .c).o"
  done
done

# Every module as one object, so that its own code is watched too, in the order of their imports.
for module in LibC ScenarioSystem LifecycleCore PropertyLists ScenarioJSON ScenarioLanguage AppLint ScenarioYAML \
  ScenarioRunner ScenarioReports ScenarioAnalysis; do
  echo "Building $module for fuzzing"
  find "$(path "$module")" -name '*.swift' | LC_ALL=C sort >"$objects/$module.files"
  swiftc "${flags[@]}" -wmo -module-name "$module" -emit-object -o "$objects/$module.o" \
    -emit-module -emit-module-path "$objects/$module.swiftmodule" "@$objects/$module.files"
done

# What belongs to a target alone; the grammar is the one that the tests walk.
sources_of() {
  case $1 in
    bytes) find Tests/Fuzz/Bytes -name '*.swift' ;;
    grammar) find Tests/Fuzz/Grammar -name '*.swift' && echo Tests/EditingTests/{Grammar,UnlikelyValues}.swift ;;
    *) echo "fuzz: there is no target '$1'" >&2 && exit 2 ;;
  esac
}

run_target() {
  local target=$1 place=$folder/$1 status=0 before after runs guard=()
  local corpus=$place/corpus crashes=$place/crashes
  mkdir -p "$corpus" "$crashes"
  read -r -a sources <<<"$(sources_of "$target" | tr '\n' ' ')"
  swiftc "${flags[@]}" -module-name Fuzz Tests/Fuzz/*.swift "${sources[@]}" "$objects"/*.o "${yaml[@]}" \
    -o "$place/fuzz"

  # The seeds themselves stay as they are: what is found lands in the copy.
  if [ "$target" = bytes ]; then cp Tests/Fuzz/Corpus/* "$corpus/"; fi
  before=$(find "$crashes" -type f | wc -l)

  # A process that hangs where libFuzzer cannot see it is killed from outside; macOS has no `timeout`.
  if command -v timeout >/dev/null; then guard=(timeout -s KILL "$((seconds + 60))"); fi

  echo "Fuzzing $target for $seconds s"
  # Swift's own backtraces would take the crash away from libFuzzer. Tables that are made once and kept are no leak,
  # though the sanitizer cannot see who holds them.
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 ${guard[@]+"${guard[@]}"} "$place/fuzz" \
    -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 \
    -dict=Tests/Fuzz/words.dict -artifact_prefix="$crashes/" -print_final_stats=1 \
    "$corpus" >"$place/log" 2>&1 || status=$?

  after=$(find "$crashes" -type f | wc -l)
  if [ "$status" -ne 0 ] || [ "$after" -ne "$before" ]; then
    grep -vE "REDUCE|NEW|pulse" "$place/log" | tail -n 40 >&2
    echo "fuzz: $target ended with $status; the whole log is $place/log, the inputs are:" >&2
    find "$crashes" -type f >&2
    exit 1
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$place/log")
  [ "${runs:-0}" -gt 0 ] || {
    echo "fuzz: nothing was run; see $place/log" >&2
    exit 1
  }
  echo "No failure in $runs inputs of $target; $(find "$corpus" -type f | wc -l) of them are worth keeping"
}

for target in "$@"; do run_target "$target"; done
