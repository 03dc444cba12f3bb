import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1760000000001 implements MigrationInterface {
  name = 'Auth1760000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table "user" (
        id uuid not null constraint user_pk primary key,
        email text not null constraint user_email_once unique,
        name text not null,
        picture text,
        created_at timestamptz not null default now(),
        signed_in_at timestamptz not null default now()
      );
      create table session (
        hash text not null constraint session_pk primary key,
        kind text not null constraint session_kind check (kind in ('customer', 'staff')),
        user_id uuid constraint session_of_user references "user" (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint session_owner check ((kind = 'customer') = (user_id is not null))
      );
      create index session_by_user on session (user_id);
      create index session_by_expiry on session (expires_at);
      create table failed_sign_in (
        id bigint generated always as identity constraint failed_sign_in_pk primary key,
        client text not null,
        at timestamptz not null default now()
      );
      create index failed_sign_in_by_client on failed_sign_in (client, at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table failed_sign_in, session, "user"');
  }
}
