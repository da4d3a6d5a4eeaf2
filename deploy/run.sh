#!/bin/sh
# `exec`, so that the program itself hears the signal to stop.
set -eu
case "${1:-}" in
  storefront) exec node apps/storefront/build/server/server.js ;;
  mall-api) exec node --conditions=@millwright/source apps/mall-api/src/main.ts ;;
  migrate) exec node --conditions=@millwright/source apps/mall-api/src/migrate.ts ;;
  administrator) shift; exec node --conditions=@millwright/source apps/mall-api/src/administrator.ts "$@" ;;
  *) echo "Say what to run: storefront, mall-api, migrate or administrator NAME." >&2; exit 2 ;;
esac
