import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was paid before it was kept. By the index Today finds of what more or less was paid than it costs, which is little
 * of what is over: Postgres knows so from the index's own statistics, since it has none of one column beside another.
 */
export class PaidBefore1760100000088 implements MigrationInterface {
  name = 'PaidBefore1760100000088';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const [row]: { last: string | null }[] = await db.query(
        `with page as materialized (
           select array(select distinct booking_id from payment where booking_id > $1 order by booking_id limit 1000) as ids
         )
         select ids[cardinality(ids)] as last, reckon_paid(ids) from page`,
        [last],
      );
      last = row?.last ?? null;
    }
    await db.query(
      `create index concurrently if not exists booking_balance on booking
       ((case when tab in ('confirmed', 'paid', 'completed') then paid - total_price end))`,
    );
    await db.query('analyze booking');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index booking_balance');
  }
}
