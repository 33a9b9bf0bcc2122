#!/usr/bin/env bash
# Checks each file of a folder in a separate process, two at a time, and writes the answers beside it.
# Fails if `find` does: it may then have skipped files.
set -o pipefail
find -H "$1" -name '*.ndjson' -print0 |
  xargs -0 -r -P 2 -n 1 sh -c 'campaign-rules check --ndjson --no-config --body-at /body --keep /id --brief --exit-zero "$1" > "$1.answers"' sh
