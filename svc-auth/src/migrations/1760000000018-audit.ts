import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was done to the staff's sign-in, for ever: nothing is changed or removed, and every entry carries the hash of
 * the one before, so that whoever gets round the triggers leaves a break. The table itself chains, one entry at a time.
 */
export class Audit1760000000018 implements MigrationInterface {
  name = 'Audit1760000000018';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table audit_entry (
        id bigint not null constraint audit_entry_pk primary key,
        at timestamptz not null,
        action text not null constraint audit_entry_action
          check (action in ('staff-signed-in', 'staff-sign-in-failed', 'staff-sign-in-denied', 'staff-signed-out')),
        client text not null constraint audit_entry_client check (client !~ '\\n'),
        session text constraint audit_entry_session check (session !~ '\\n'),
        previous text not null,
        hash text not null
      );

      create function chain_audit_entry() returns trigger language plpgsql as $$
      declare
        last record;
      begin
        perform pg_advisory_xact_lock(hashtextextended('auth:audit', 0));
        select id, hash into last from audit_entry order by id desc limit 1;
        new.id := coalesce(last.id, 0) + 1;
        new.at := clock_timestamp();
        new.previous := coalesce(last.hash, '');
        new.hash := encode(sha256(convert_to(concat_ws(E'\\n', new.previous, new.id,
          to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
          new.action, new.client, coalesce(new.session, '')), 'UTF8')), 'hex');
        return new;
      end $$;
      create trigger audit_entry_chained before insert on audit_entry
        for each row execute function chain_audit_entry();

      create function keep_audit_entry() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit is never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger audit_entry_kept before update or delete on audit_entry
        for each row execute function keep_audit_entry();
      create trigger audit_entry_kept_whole before truncate on audit_entry
        for each statement execute function keep_audit_entry();
      revoke update, delete, truncate on audit_entry from current_user;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table audit_entry;
      drop function keep_audit_entry;
      drop function chain_audit_entry;
    `);
  }
}
