#!/bin/sh
# `VERSION=1.4.2 deploy/replace.sh svc-booking gateway`: each of these by its next version, as many as there are, on
# Compose, which by itself ends all of one kind before it starts their successors. Former ones serve until the next ones
# are healthy, and go on where these do not become so. For services, gateways and what hands out files alone: two cannot
# have one port of the machine, or one folder of data.
set -eu
START_SECONDS=180
[ $# -gt 0 ] || { echo 'Say which: VERSION=1.4.2 deploy/replace.sh svc-booking gateway' >&2; exit 2; }

for service; do
  former=$(docker compose ps --quiet "$service")
  many=$(echo "$former" | wc -w)
  [ "$many" -gt 0 ] || { echo "No $service is running." >&2; exit 1; }
  if ! docker compose up --detach --no-deps --no-recreate --wait --wait-timeout "$START_SECONDS" \
    --scale "$service=$((2 * many))" "$service"; then
    docker compose ps --all --quiet --no-trunc "$service" | grep -vxF "$former" | xargs -r docker rm --force >/dev/null
    echo "The next $service does not become healthy; the former one serves on." >&2
    exit 1
  fi
  # shellcheck disable=SC2086 # one argument each
  docker stop $former >/dev/null && docker rm $former >/dev/null
done
