import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the office offers ends, too, where nobody answers it in time, and the history tells it. What expired before is
 * over: no entry says so now, and it reads as expired as it did. The new index finds what of both sides expires, and what
 * of customers waits.
 */
export class ExpiredOffers1760100000085 implements MigrationInterface {
  name = 'ExpiredOffers1760100000085';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update change_offer set state = 'declined', answered_at = now()
        where offered_by = 'staff' and state = 'open' and expires_at < date_trunc('milliseconds', now());
      create index change_offer_expiring on change_offer (expires_at) where state = 'open';
      drop index change_offer_asked;
    `);
  }

  /** What is over stays so. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create index change_offer_asked on change_offer (expires_at) where offered_by = 'customer' and state = 'open';
      drop index change_offer_expiring;
    `);
  }
}
