import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every try with the staff password is kept as an audit, and each address has the moments of its latest tries. */
export class StaffSignIns1760000000017 implements MigrationInterface {
  name = 'StaffSignIns1760000000017';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table staff_sign_in (
        id bigint generated always as identity constraint staff_sign_in_pk primary key,
        at timestamptz not null default now(),
        client text not null,
        accepted boolean not null default false
      );
      create index staff_sign_in_by_time on staff_sign_in (at);
      create index staff_sign_in_accepted_by_client on staff_sign_in (client) where accepted;
      create table staff_sign_in_tries (
        client text not null constraint staff_sign_in_tries_pk primary key,
        tries timestamptz[] not null
      );
      insert into staff_sign_in (at, client) select at, client from failed_sign_in;
      drop table failed_sign_in;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create table failed_sign_in (
        id bigint generated always as identity constraint failed_sign_in_pk primary key,
        client text not null,
        at timestamptz not null default now()
      );
      create index failed_sign_in_by_client on failed_sign_in (client, at);
      insert into failed_sign_in (client, at) select client, at from staff_sign_in where not accepted;
      drop table staff_sign_in, staff_sign_in_tries;
    `);
  }
}
