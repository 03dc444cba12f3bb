import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user belongs to the account that first proved the address, not to whoever holds the address next. */
export class ProviderAccounts1760000000004 implements MigrationInterface {
  name = 'ProviderAccounts1760000000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table provider_account (
        issuer text not null,
        subject text not null,
        user_id uuid not null constraint provider_account_of_user references "user" (id) on delete cascade,
        created_at timestamptz not null default now(),
        constraint provider_account_pk primary key (issuer, subject),
        constraint provider_account_once unique (user_id, issuer)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table provider_account');
  }
}
