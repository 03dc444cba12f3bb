import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other terms for a booking, offered by one side and waiting for the other: one at a time, each kept. */
export class ChangeOffers1760100000062 implements MigrationInterface {
  name = 'ChangeOffers1760100000062';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table change_offer (
        id integer generated always as identity constraint change_offer_pk primary key,
        booking_id uuid not null constraint change_offer_booking references booking,
        offered_by text not null constraint change_offer_side check (offered_by in ('customer', 'staff')),
        state text not null default 'open'
          constraint change_offer_state check (state in ('open', 'accepted', 'declined', 'withdrawn')),
        before jsonb not null,
        after jsonb not null,
        price_rule text not null
          constraint change_offer_rule check (price_rule in ('kept', 'today', 'percent', 'agreed')),
        price_percent numeric,
        reason text not null,
        words text not null default '',
        token_hash bytea constraint change_offer_token unique,
        offered_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        answered_at timestamptz(3),
        constraint change_offer_percent check ((price_rule = 'percent') = (price_percent is not null)),
        constraint change_offer_answered check ((state = 'open') = (answered_at is null))
      );
      create index change_offer_of_booking on change_offer (booking_id, id desc);
      create unique index change_offer_open on change_offer (booking_id) where state = 'open';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table change_offer');
  }
}
