import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events no longer carry what a customer wrote, and those that are kept lose it. A position that has fallen behind the
 * broker's note makes the relay take back what the broker holds and publish what is kept here instead.
 */
export class EventsWithoutWords1760100000024 implements MigrationInterface {
  name = 'EventsWithoutWords1760100000024';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update outbox set envelope = envelope #- '{data,specialRequests}'
        where subject = 'booking.booking.placed.v1' and envelope->'data' ? 'specialRequests';
      update outbox_stream set position = 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update outbox set envelope = jsonb_set(envelope, '{data,specialRequests}', to_jsonb(special_requests))
        from booking
        where subject = 'booking.booking.placed.v1' and booking.id::text = envelope->'data'->>'bookingId'
    `);
  }
}
