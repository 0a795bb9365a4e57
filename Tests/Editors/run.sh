#!/usr/bin/env bash
# Edits a scenario in each editor, without a screen: run.sh; SCENARIO_RUN is the program.
set -euo pipefail
cd "$(dirname "$0")/../.."
SCENARIO_RUN=$(realpath "${SCENARIO_RUN:-.build/release/scenario-run}")
export SCENARIO_RUN

try() {
  local name=$1 output
  shift
  echo "$name"
  output=$(timeout 1800 "$@" 2>&1) && [ "$(tail -n 1 <<<"$output")" = ok ] && return
  echo "$output" >&2
  return 1
}

try "VS Code's extension with a stub of its API, Node.js $(node --version)" node Tests/Editors/vscode.js
try "$(nvim --version | head -n 1)" nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'
try "$(emacs --version | head -n 1)" emacs --batch -l Tests/Editors/emacs.el
