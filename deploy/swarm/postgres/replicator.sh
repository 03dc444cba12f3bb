# Read once, where the data are made: who copies them, and may compare its own with them. Nobody follows yet, so nobody
# can confirm it.
psql --username postgres --no-psqlrc --quiet --set ON_ERROR_STOP=1 <<'SQL'
\set password `cat /run/secrets/replicator`
set synchronous_commit = local;
create role replicator login replication password :'password';
grant execute on function
  pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean),
  pg_read_binary_file(text), pg_read_binary_file(text, bigint, bigint, boolean)
  to replicator;
SQL
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
