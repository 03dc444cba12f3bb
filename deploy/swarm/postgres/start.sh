#!/bin/sh
# Starts one of the Postgres servers: the one that PRIMARY names leads, the others follow it. How the lead is handed
# on, README.md says. Whether a server has followed so far is in its data: `standby.signal`.
set -eu
umask 077

PGPASSFILE=$(mktemp)
export PGPASSFILE
printf '*:*:*:replicator:%s\n' "$(cat /run/secrets/replicator)" >"$PGPASSFILE"
leader="host=$PRIMARY user=replicator dbname=postgres connect_timeout=3"
others=$(for member in $MEMBERS; do [ "$member" = "$SELF" ] || printf '%s ' "$member"; done)

say() { echo "$SELF: $*" >&2; }
has_data() { [ -s "$PGDATA/PG_VERSION" ]; }
has_followed() { [ -f "$PGDATA/standby.signal" ]; }
leader_answers() {
  [ "$(psql --no-psqlrc --dbname "$leader" -Atqc 'select pg_is_in_recovery()' 2>/dev/null)" = f ]
}

take_the_lead() {
  until [ "$(psql --no-psqlrc --username postgres -Atqc 'select not pg_is_in_recovery() or pg_promote()' 2>/dev/null)" = t ]; do
    sleep 0.2
  done
  say 'leads'
}

copy_the_leader() {
  rm -rf "$PGDATA.copy"
  until leader_answers && pg_basebackup --dbname "$leader" --pgdata "$PGDATA.copy" --checkpoint fast; do
    rm -rf "$PGDATA.copy"
    sleep 2
  done
  touch "$PGDATA.copy/standby.signal"
  rm -rf "$PGDATA"
  mv "$PGDATA.copy" "$PGDATA"
}

# Who has led may have written what no other has seen, and nobody was told of: it goes. After a power cut what was being
# written is completed first, and keeps the log back to where both agree; the lock is nobody's, since the folder is ours.
forget_what_nobody_has_seen() {
  until leader_answers; do
    say "waits for $PRIMARY"
    sleep 2
  done
  rm -f "$PGDATA/postmaster.pid"
  if postgres --single -F -D "$PGDATA" -c wal_keep_size=1GB template1 </dev/null >/dev/null &&
    pg_rewind --target-pgdata "$PGDATA" --source-server "$leader"; then
    touch "$PGDATA/standby.signal"
  else
    say "is copied anew"
    copy_the_leader
  fi
}

if [ "$PRIMARY" = "$SELF" ]; then
  upstream=
  if ! has_data; then
    for other in $others; do
      if pg_isready --quiet --host "$other"; then
        say "has no data, and $other has some: it does not begin anew beside them"
        exit 1
      fi
    done
  elif has_followed; then
    take_the_lead &
  fi
else
  upstream="$leader application_name=$SELF"
  if ! has_data; then
    copy_the_leader
  elif ! has_followed; then
    forget_what_nobody_has_seen
  fi
fi

# A commit is answered once one of the others has it, too. Whoever was away finds what it missed for so long.
confirmed=$(printf '"%s",' $others)
exec docker-entrypoint.sh postgres "$@" \
  -c cluster_name="$SELF" \
  -c primary_conninfo="$upstream" \
  -c synchronous_standby_names="ANY 1 (${confirmed%,})" \
  -c wal_keep_size=1GB
