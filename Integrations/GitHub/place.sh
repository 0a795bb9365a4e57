#!/usr/bin/env bash
# Decides what is installed from where, and writes it to GITHUB_OUTPUT: version, source, folder and program.
#
#   VERSION, SOURCE   the inputs of the action; by default the tag and the releases of its repository
set -euo pipefail

# `uses: owner/repository@tag` is checked out there; github.action_repository is empty in a composite action
# (actions/runner#2473). `uses: ./` is the repository itself.
repository=$GITHUB_REPOSITORY tag=
if [[ $GITHUB_ACTION_PATH =~ /_actions/([^/]+/[^/]+)/([^/]+) ]]; then
  repository=${BASH_REMATCH[1]} tag=${BASH_REMATCH[2]}
fi
version=${VERSION:-$tag}
folder=$RUNNER_TEMP/scenario-run
{
  echo "version=$version"
  echo "source=${SOURCE:-$GITHUB_SERVER_URL/$repository/releases/download/$version}"
  echo "folder=$folder"
  echo "program=$folder/bin/scenario-run"
} >>"$GITHUB_OUTPUT"
echo "$folder/bin" >>"$GITHUB_PATH"
