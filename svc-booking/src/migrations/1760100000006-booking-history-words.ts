import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history is called the same in the schema, on the wire and on screen, and an entry has an action. */
export class BookingHistoryWords1760100000006 implements MigrationInterface {
  name = 'BookingHistoryWords1760100000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking_audit rename to booking_history;
      alter table booking_history rename column what to action;
      alter table booking_history rename constraint booking_audit_pk to booking_history_pk;
      alter table booking_history rename constraint booking_audit_booking to booking_history_booking;
      alter index booking_audit_of rename to booking_history_of;
      alter sequence booking_audit_id_seq rename to booking_history_id_seq;
      update booking_history set
        action = 'availability request',
        detail = detail - 'state' || jsonb_build_object('answerState', detail->'state')
        where action = 'question';
      update outbox set envelope = jsonb_set(
          envelope, '{data}', (envelope->'data') - 'what' || jsonb_build_object('action',
            case envelope->'data'->>'what' when 'question' then 'availability request' else envelope->'data'->>'what' end))
        where subject = 'booking.history.written.v1';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update outbox set envelope = jsonb_set(
          envelope, '{data}', (envelope->'data') - 'action' || jsonb_build_object('what',
            case envelope->'data'->>'action' when 'availability request' then 'question' else envelope->'data'->>'action' end))
        where subject = 'booking.history.written.v1';
      update booking_history set
        action = 'question',
        detail = detail - 'answerState' || jsonb_build_object('state', detail->'answerState')
        where action = 'availability request';
      alter sequence booking_history_id_seq rename to booking_audit_id_seq;
      alter index booking_history_of rename to booking_audit_of;
      alter table booking_history rename constraint booking_history_booking to booking_audit_booking;
      alter table booking_history rename constraint booking_history_pk to booking_audit_pk;
      alter table booking_history rename column action to what;
      alter table booking_history rename to booking_audit;
    `);
  }
}
