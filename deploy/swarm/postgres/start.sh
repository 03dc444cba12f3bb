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

# Also of who has led before: while the data are made for the first time, there is no replicator yet.
take_the_lead() {
  leads="select not pg_is_in_recovery() or pg_promote() from pg_roles where rolname = 'replicator'"
  until [ "$(psql --no-psqlrc --username postgres -Atqc "$leads" 2>/dev/null)" = t ] && take_the_passwords; do
    sleep 0.2
  done
  say 'leads'
}

# Those of the secrets as they are now. Nobody may follow before, so nobody can confirm it, and a log never says them.
take_the_passwords() {
  psql --username postgres --no-psqlrc --quiet --set ON_ERROR_STOP=1 2>/dev/null \
    --set superusers="$(cat /run/secrets/postgres)" --set replicators="$(cat /run/secrets/replicator)" <<'SQL'
set synchronous_commit = local;
set log_min_error_statement = panic;
set log_statement = none;
alter role postgres password :'superusers';
alter role replicator password :'replicators';
SQL
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
  fi
  take_the_lead &
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
