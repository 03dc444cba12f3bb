import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A booking can be cancelled from every status before it is completed. It keeps the terms that its customer accepted;
 * those who booked before there were any accepted none, so nothing of theirs is kept.
 */
export class Cancellations1760100000040 implements MigrationInterface {
  name = 'Cancellations1760100000040';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking
        add column cancellation_terms jsonb not null default '{"version": "none", "tiers": []}',
        drop constraint booking_status,
        add constraint booking_status check (status in
          ('pending', 'confirmed', 'payment_received', 'paid', 'in_progress', 'completed', 'cancelled')),
        drop constraint booking_pending_without_operator,
        add constraint booking_pending_without_operator
          check ((status in ('pending', 'cancelled')) = (assigned_operator_id is null));
      alter table booking alter column tab set expression as (
        case
          when status = 'cancelled' then 'cancelled'
          when status = 'completed' then 'completed'
          when status in ('paid', 'payment_received') then 'paid'
          when assigned_operator_id is not null then 'confirmed'
          else 'pending'
        end);

      alter table trip
        drop constraint trip_status,
        add constraint trip_status
          check (current_status in ('confirmed', 'preparing', 'in_progress', 'completed', 'cancelled'));

      create table cancellation (
        booking_id uuid constraint cancellation_pk primary key constraint cancellation_booking references booking,
        cancelled_by text not null constraint cancellation_by
          check (cancelled_by in ('customer', 'staff', 'operator')),
        reason text not null,
        cancelled_at timestamptz(3) not null,
        terms_version text not null,
        days_before integer not null,
        kept_percent integer not null constraint cancellation_percent check (kept_percent between 0 and 100),
        paid numeric not null,
        kept numeric not null,
        refund numeric not null,
        refund_state text not null constraint cancellation_refund_state
          check (refund_state in ('none', 'owed', 'paid')),
        refunded_on date,
        refund_reference text,
        constraint cancellation_amounts check (kept >= 0 and refund >= 0 and paid = kept + refund
          and scale(paid) <= 3 and scale(kept) <= 3 and scale(refund) <= 3 and paid < 1e12),
        constraint cancellation_refund_owed check ((refund = 0) = (refund_state = 'none')),
        constraint cancellation_refund_paid
          check ((refund_state = 'paid') = (refunded_on is not null and refund_reference is not null))
      );
      create index cancellation_owed on cancellation (cancelled_at, booking_id) where refund_state = 'owed';
    `);
  }

  /** What was cancelled becomes a wish again, without its operator. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table cancellation;
      delete from trip where current_status = 'cancelled';
      alter table trip
        drop constraint trip_status,
        add constraint trip_status check (current_status in ('confirmed', 'preparing', 'in_progress', 'completed'));
      update booking set status = 'pending' where status = 'cancelled';
      alter table booking alter column tab set expression as (
        case
          when status = 'completed' then 'completed'
          when status in ('paid', 'payment_received') then 'paid'
          when assigned_operator_id is not null then 'confirmed'
          else 'pending'
        end);
      alter table booking
        drop constraint booking_pending_without_operator,
        add constraint booking_pending_without_operator
          check ((status = 'pending') = (assigned_operator_id is null)),
        drop constraint booking_status,
        add constraint booking_status check (status in
          ('pending', 'confirmed', 'payment_received', 'paid', 'in_progress', 'completed')),
        drop column cancellation_terms;
      delete from booking_total where tab = 'cancelled';
    `);
  }
}
