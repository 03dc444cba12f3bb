import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The office orders its bookings by any column. An index for each, tab by tab, so that what is cancelled or long over
 * is not gone through for the few that are shown.
 */
export class BookingOrders1760100000077 implements MigrationInterface {
  name = 'BookingOrders1760100000077';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index booking_tab_item on booking (tab, left(searchable(item_name), 40), id);
      create index booking_tab_customer on booking (tab, left(searchable(customer_name), 40), id);
      create index booking_tab_operator
        on booking (tab, left(searchable(coalesce(assigned_operator_name, '')), 40), id);
      create index booking_tab_travelers on booking (tab, number_of_travelers, id);
      create index booking_tab_total on booking (tab, total_price, id);
      create index booking_tab_status on booking (tab, array_position(
        '{pending,confirmed,payment_received,paid,in_progress,completed,cancelled}'::text[], status), id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index booking_tab_status, booking_tab_total, booking_tab_travelers, booking_tab_operator,
        booking_tab_customer, booking_tab_item
    `);
  }
}
