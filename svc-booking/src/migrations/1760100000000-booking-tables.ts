import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BookingTables1760100000000 implements MigrationInterface {
  name = 'BookingTables1760100000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table item (
        type text not null constraint item_type check (type in ('package', 'attraction')),
        id integer not null,
        name text not null,
        price numeric(12,2) not null constraint item_price check (price >= 0),
        duration_days integer not null constraint item_duration check (duration_days >= 1),
        version integer not null,
        deleted boolean not null,
        constraint item_pk primary key (type, id)
      );

      create table operator (
        id integer constraint operator_pk primary key,
        name text not null,
        version integer not null,
        deleted boolean not null
      );

      create table booking (
        id uuid constraint booking_pk primary key,
        reference text not null constraint booking_reference_once unique,
        customer_id text not null,
        booking_type text not null,
        item_id integer not null,
        item_name text not null,
        duration_days integer not null,
        status text not null constraint booking_status
          check (status in ('pending', 'confirmed', 'payment_received', 'paid', 'in_progress', 'completed')),
        assigned_operator_id integer constraint booking_operator references operator,
        assigned_operator_name text,
        customer_name text not null,
        customer_email text not null,
        customer_phone text not null,
        number_of_travelers integer not null constraint booking_travelers check (number_of_travelers between 1 and 20),
        preferred_date date not null,
        unit_price numeric(12,2) not null,
        total_price numeric(14,2) not null,
        special_requests text not null,
        created_at timestamptz(3) not null,
        version integer not null,
        tab text not null generated always as (
          case
            when status = 'completed' then 'completed'
            when status in ('paid', 'payment_received') then 'paid'
            when assigned_operator_id is not null then 'confirmed'
            else 'pending'
          end) stored,
        search_text text not null generated always as (
          lower(' ' || reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone
                || ' ' || item_name || ' ' || id::text)) stored,
        constraint booking_item foreign key (booking_type, item_id) references item (type, id),
        constraint booking_total check (total_price = unit_price * number_of_travelers),
        constraint booking_pending_without_operator check ((status = 'pending') = (assigned_operator_id is null)),
        constraint booking_operator_named check ((assigned_operator_id is null) = (assigned_operator_name is null))
      );
      create index booking_newest on booking (created_at desc, id desc);
      create index booking_tab_newest on booking (tab, created_at desc, id desc);
      create index booking_departure on booking (preferred_date, id);
      create index booking_tab_departure on booking (tab, preferred_date, id);
      create index booking_customer_newest on booking (customer_id, created_at desc, id desc);
      create index booking_search on booking using gin (search_text public.gin_trgm_ops);

      create table booking_audit (
        id bigint generated always as identity constraint booking_audit_pk primary key,
        booking_id uuid not null constraint booking_audit_booking references booking,
        who text not null,
        what text not null,
        detail jsonb not null default '{}',
        at timestamptz not null default now()
      );
      create index booking_audit_of on booking_audit (booking_id, id);

      create table payment (
        id integer generated always as identity constraint payment_pk primary key,
        booking_id uuid not null constraint payment_booking references booking,
        amount numeric(14,2) not null,
        state text not null constraint payment_state check (state in ('received', 'reconciled')),
        recorded_at timestamptz(3) not null,
        constraint payment_once unique (booking_id, state)
      );

      create table invoice_counter (
        year integer constraint invoice_counter_pk primary key,
        last integer not null
      );
      create table invoice (
        id integer generated always as identity constraint invoice_pk primary key,
        number text not null constraint invoice_number_once unique,
        booking_id uuid not null constraint invoice_once unique constraint invoice_booking references booking,
        amount numeric(14,2) not null,
        issued_at timestamptz(3) not null
      );
      create table invoice_delivery (
        id integer generated always as identity constraint invoice_delivery_pk primary key,
        invoice_id integer not null constraint invoice_delivery_invoice references invoice,
        email text not null,
        state text not null constraint invoice_delivery_state check (state in ('queued', 'sent', 'failed')),
        reason text,
        sent_at timestamptz(3)
      );
      create index invoice_delivery_of on invoice_delivery (invoice_id, id);

      create table trip (
        booking_id uuid constraint trip_pk primary key constraint trip_booking references booking,
        current_status text not null constraint trip_status
          check (current_status in ('confirmed', 'preparing', 'in_progress', 'completed')),
        current_day integer not null,
        total_days integer not null,
        completion_percentage integer not null
          constraint trip_percentage check (completion_percentage between 0 and 100),
        start_date date not null,
        expected_end_date date not null,
        version integer not null,
        constraint trip_day check (current_day between 1 and total_days),
        constraint trip_completed check ((current_status = 'completed') = (completion_percentage = 100))
      );
      create index trip_active on trip (start_date, booking_id) where current_status in ('confirmed', 'in_progress');

      create table trip_update (
        id integer generated always as identity constraint trip_update_pk primary key,
        booking_id uuid not null constraint trip_update_booking references booking,
        update_type text not null constraint trip_update_type
          check (update_type in ('departure', 'arrival', 'activity_complete', 'milestone', 'issue', 'completion')),
        title text not null,
        description text not null,
        location text not null,
        day_number integer not null constraint trip_update_day check (day_number >= 1),
        is_visible boolean not null,
        posted_at timestamptz(3) not null
      );
      create index trip_update_newest on trip_update (booking_id, posted_at desc, id desc);

      create table customer_review (
        id integer generated always as identity constraint customer_review_pk primary key,
        booking_id uuid not null constraint customer_review_once unique
          constraint customer_review_booking references booking,
        overall_rating integer not null constraint customer_review_rating check (overall_rating between 1 and 5),
        title text not null,
        review_text text not null,
        highlights jsonb not null,
        recommendations text not null,
        would_recommend boolean not null,
        created_at timestamptz(3) not null
      );

      create table seeded (
        key text constraint seeded_pk primary key,
        at timestamptz not null default now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table seeded, customer_review, trip_update, trip, invoice_delivery, invoice, invoice_counter, payment,
        booking_audit, booking, operator, item
    `);
  }
}
