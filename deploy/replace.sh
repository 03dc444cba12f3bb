#!/bin/sh
# `VERSION=1.4.2 deploy/replace.sh svc-booking gateway`: each of these by its next version, as many as run, on Compose,
# which by itself ends all of one kind before it starts their successors. Former ones serve until the next ones are
# healthy, and go on where these do not become so. For services, gateways and what hands out files alone: two cannot have
# one port of the machine, or one folder of data.
set -eu
START_SECONDS=180
[ $# -gt 0 ] || { echo 'Say which: VERSION=1.4.2 deploy/replace.sh svc-booking gateway' >&2; exit 2; }

# Whether all of these become so; `up --wait` would ask the former ones, too, which may be why they are replaced.
become_healthy() {
  end=$(($(date +%s) + START_SECONDS))
  while [ "$(date +%s)" -lt "$end" ]; do
    case $(docker inspect --format '{{.State.Health.Status}}' "$@" | sort -u) in
      healthy) return 0 ;;
      *unhealthy*) return 1 ;;
    esac
    sleep 1
  done
  return 1
}

for service; do
  former=$(docker compose ps --quiet "$service")
  many=$(echo "$former" | wc -w)
  [ "$many" -gt 0 ] || { echo "No $service is running." >&2; exit 1; }
  docker compose rm --force "$service" >/dev/null # those that were stopped, of which `up` would start one for a next one
  started=true
  docker compose up --detach --no-deps --no-recreate --scale "$service=$((2 * many))" "$service" || started=false
  next=$(docker compose ps --all --quiet "$service" | grep -vxF "$former") || started=false
  # shellcheck disable=SC2086 # one argument each
  if ! $started || ! become_healthy $next; then
    echo "$next" | xargs -r docker rm --force >/dev/null
    echo "The next $service does not become healthy; the former one serves on." >&2
    exit 1
  fi
  # shellcheck disable=SC2086 # one argument each
  docker stop $former >/dev/null
  # shellcheck disable=SC2086 # one argument each
  docker rm $former >/dev/null
done
