#!/bin/sh
# Starts one of the Postgres servers: the one that PRIMARY names leads, the others follow it. How the lead is handed
# on, README.md says. Whether a server has followed so far is in its data: `standby.signal`.
set -eu
umask 077

PGPASSFILE=$(mktemp)
export PGPASSFILE
printf '*:*:*:replicator:%s\n' "$(cat /run/secrets/replicator)" >"$PGPASSFILE"
leader="host=$PRIMARY user=replicator dbname=postgres connect_timeout=3"
left_behind=$PGDATA.left-behind
others=$(for member in $MEMBERS; do [ "$member" = "$SELF" ] || printf '%s ' "$member"; done)

say() { echo "$SELF: $*" >&2; }
has_data() { [ -s "$PGDATA/PG_VERSION" ]; }
has_followed() { [ -f "$PGDATA/standby.signal" ]; }
leader_answers() {
  [ "$(psql --no-psqlrc --dbname "$leader" -Atqc 'select pg_is_in_recovery()' 2>/dev/null)" = f ]
}

# Also run by a server that has led before. Waits for the role `replicator`, which initdb has yet to create.
take_the_lead() {
  leads="select not pg_is_in_recovery() or pg_promote() from pg_roles where rolname = 'replicator'"
  until [ "$(psql --no-psqlrc --username postgres -Atqc "$leads" 2>/dev/null)" = t ] && take_the_passwords; do
    sleep 0.2
  done
  say 'leads'
}

# Sets the passwords that the secrets hold now. Until then no standby can follow and confirm, hence the local commit; no
# log contains them, nor the arguments of a process.
take_the_passwords() {
  psql --username postgres --no-psqlrc --quiet --set ON_ERROR_STOP=1 2>/dev/null <<'SQL'
\set superusers `cat /run/secrets/postgres`
\set replicators `cat /run/secrets/replicator`
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

# A former leader may have commits that no standby received and no client was told of: pg_rewind discards them. After a
# crash, recovery in single-user mode comes first, keeping the log back to where both histories agree. The
# postmaster.pid is stale, since nobody else uses the folder.
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

# Whether the leader no longer keeps the log that follows this position. True only if its history contains the position
# in that timeline: commits that a standby has confirmed are never given up for a leader that lacks them. No answer
# means no. Looks up the next byte, since a position at the end of a segment belongs to the following one.
leader_has_gone_on() {
  [ "$(psql --no-psqlrc --dbname "$leader" -Atq --set place="$1" --set timeline="$2" --set cluster="$3" 2>/dev/null <<'SQL'
with log as (
  select min(right(name, 16)) as oldest from pg_ls_dir('pg_wal', false, false) as name where name ~ '^[0-9A-F]{24}$'
), leads as (
  select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline where not pg_is_in_recovery()
), history as (
  select regexp_matches(
    convert_from(pg_read_binary_file('pg_wal/' || timeline || '.history', 0, 1000000, true), 'UTF8'),
    '^(\d+)\t([0-9A-F]+/[0-9A-F]+)', 'gn'
  ) as ended from leads
)
select right(pg_walfile_name(:'place'::pg_lsn + 1), 16) < oldest and system_identifier = :'cluster' and (
  timeline = :'timeline'
  or exists (
    select from history
    where lpad(upper(to_hex(ended[1]::int)), 8, '0') = :'timeline' and ended[2]::pg_lsn >= :'place'
  )
)
from log, leads, pg_control_system()
SQL
  )" = t ]
}

# Runs beside a standby. If it has replayed all of its log and the leader no longer keeps what follows, it notes its
# position and stops, so that its next start copies the leader; its data stay until that copy is complete.
end_where_left_behind() {
  stands="select pg_last_wal_replay_lsn(), max(left(name, 8)), system_identifier
    from pg_ls_dir('pg_wal') as name, pg_control_system(), pg_stat_activity
    where name ~ '^[0-9A-F]{24}\$' and backend_type = 'startup' and wait_event = 'RecoveryRetrieveRetryInterval'
    group by system_identifier"
  while sleep 5; do
    place=$(psql --no-psqlrc --username postgres -At -F ' ' -qc "$stands" 2>/dev/null) || continue
    if [ -n "$place" ] && leader_has_gone_on $place; then
      say "has missed more than $PRIMARY keeps"
      echo "$place" >"$left_behind"
      pg_ctl stop --silent --no-wait --mode fast
      return
    fi
  done
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
  elif [ -s "$left_behind" ] && leader_has_gone_on $(cat "$left_behind"); then
    say "is copied anew"
    copy_the_leader
  fi
  end_where_left_behind &
fi
rm -f "$left_behind" # another leader may be named next time, which has what is missing here

# A commit is answered once one of the others has it, too. Whoever was away finds what it missed for so long.
confirmed=$(printf '"%s",' $others)
exec docker-entrypoint.sh postgres "$@" \
  -c cluster_name="$SELF" \
  -c primary_conninfo="$upstream" \
  -c synchronous_standby_names="ANY 1 (${confirmed%,})" \
  -c wal_keep_size=1GB
