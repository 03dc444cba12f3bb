import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a clerk wrote beside a refund may name whom it went to: it goes from bookings that were erased before, too. */
export class ErasedReferences1760100000079 implements MigrationInterface {
  name = 'ErasedReferences1760100000079';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update cancellation set refund_reference = ''
        from booking where booking.id = booking_id and customer_id = 'erased' and refund_reference <> '';
      update booking_history set detail = detail - 'reference'
        from booking where booking.id = booking_id and customer_id = 'erased' and detail ? 'reference'
    `);
  }

  /** What was erased stays so. */
  async down(): Promise<void> {}
}
