#!/usr/bin/env bash
# Runs scenarios with the inputs of the action, and writes where the reports are to GITHUB_OUTPUT.
#
#   PROGRAM      the command
#   LINT         the path of an app's project, which is checked first; empty for none
#   PATHS        files and folders, one per line; empty with LINT to run nothing
#   OPTIONS      further options, one per line
set -euo pipefail

status=0
if [ -n "${LINT:-}" ]; then
  "$PROGRAM" lint -- "$LINT" || status=$?
  [ -n "${PATHS:-}" ] || exit "$status"
fi

arguments=()
# add <text>: each line that is not empty, as one argument
add() {
  local line
  while IFS= read -r line; do
    line="${line#"${line%%[![:space:]]*}"}"
    line="${line%"${line##*[![:space:]]}"}"
    [ -z "$line" ] || arguments+=("$line")
  done <<<"$1"
}

# The variable and not ${{ runner.temp }}, which is a path of the host if the job runs in a container.
reports=$RUNNER_TEMP/scenario-run-reports
mkdir -p "$reports"
printf '%s\n' "reports=$reports" "junit=$reports/report.xml" >>"$GITHUB_OUTPUT"
add "${OPTIONS:-}"
arguments+=(--junit "$reports/report.xml" --report "html:$reports/report.html" --events "$reports/events.jsonl")
# What follows is a path, whatever its name: a folder may be called `--app=…`, `@list` or `check`.
arguments+=(--)
add "${PATHS:-}"
# Annotations and the summary of the step: the command writes them when GITHUB_ACTIONS is set.
[ "$status" -ne 0 ] || exec "$PROGRAM" run "${arguments[@]}"
"$PROGRAM" run "${arguments[@]}" || status=$?
exit "$status"
