import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A booking's thread, and for each side of it how far it has read and what waits. The counts are kept, so that asking
 * for them costs the same at any length of threads.
 */
export class BookingMessages1760100000002 implements MigrationInterface {
  name = 'BookingMessages1760100000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table booking_message (
        id integer generated always as identity constraint booking_message_pk primary key,
        booking_id uuid not null constraint booking_message_booking references booking,
        author text not null constraint booking_message_author check (author in ('customer', 'staff')),
        author_name text not null,
        text text not null constraint booking_message_text check (char_length(text) between 1 and 4000),
        created_at timestamptz(3) not null
      );
      create index booking_message_newest on booking_message (booking_id, id desc);

      create table message_mark (
        booking_id uuid not null constraint message_mark_booking references booking,
        reader text not null constraint message_mark_reader check (reader in ('customer', 'staff')),
        read_to integer not null,
        unread integer not null constraint message_mark_unread check (unread >= 0),
        last_message_at timestamptz(3) not null,
        constraint message_mark_pk primary key (booking_id, reader)
      );
      create index message_mark_waiting on message_mark (reader, last_message_at desc, booking_id) where unread > 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table message_mark, booking_message');
  }
}
