import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An update can be written anew or withdrawn; as it stood before it is kept for staff, and goes with it. */
export class TripUpdateVersions1760100000063 implements MigrationInterface {
  name = 'TripUpdateVersions1760100000063';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table trip_update
        add column version integer not null default 1,
        add column edited_at timestamptz(3),
        add column withdrawn_at timestamptz(3);
      create table trip_update_version (
        update_id integer not null constraint trip_update_version_update references trip_update on delete cascade,
        version integer not null,
        title text not null,
        description text not null,
        location text not null,
        day_number integer not null,
        is_visible boolean not null,
        replaced_at timestamptz(3) not null default now(),
        constraint trip_update_version_pk primary key (update_id, version)
      );
      create function keep_trip_update_version() returns trigger language plpgsql as $$
      begin
        raise exception 'an earlier version of a trip update is never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger trip_update_version_kept before update on trip_update_version
        for each row execute function keep_trip_update_version();
    `);
  }

  /** What was withdrawn goes, for nothing would tell that it was. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table trip_update_version;
      drop function keep_trip_update_version;
      delete from trip_update where withdrawn_at is not null;
      alter table trip_update drop column version, drop column edited_at, drop column withdrawn_at;
    `);
  }
}
