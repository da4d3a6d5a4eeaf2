#!/bin/sh
# `exec`, so that the program itself hears the signal to stop.
set -eu
case "${1:-}" in
  storefront) exec node --conditions=@millwright/source apps/storefront/src/server/main.ts ;;
  mall-api) exec node --conditions=@millwright/source apps/mall-api/src/main.ts ;;
  *) echo "Say what to run: storefront or mall-api." >&2; exit 2 ;;
esac
