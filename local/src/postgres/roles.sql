-- One role and one schema for each service that `safari.services` names, in the database this runs in. Run as a
-- superuser; running it again changes nothing. Passwords are set apart from it.
do $$
declare
  service text;
  role text;
begin
  if coalesce(current_setting('safari.services', true), '') = '' then
    raise exception 'name the services first: set safari.services = ''catalog,booking''';
  end if;
  execute format('revoke connect, temporary on database %I from public', current_database());
  foreach service in array string_to_array(current_setting('safari.services'), ',') loop
    role := 'svc_' || service;
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I login', role);
    end if;
    execute format('grant connect, temporary on database %I to %I', current_database(), role);
    execute format('create schema if not exists %I authorization %I', service, role);
    execute format('revoke all on schema %I from public', service);
    execute format('alter role %I in database %I set search_path = %I, public',
      role, current_database(), service);
    execute format('alter role %I in database %I set statement_timeout = %L', role, current_database(), '30s');
    execute format('alter role %I in database %I set idle_in_transaction_session_timeout = %L',
      role, current_database(), '60s');
  end loop;
end
$$;

revoke create on schema public from public;

-- Extensions only a superuser may add; search by a part of a name needs this one.
create extension if not exists pg_trgm with schema public;
