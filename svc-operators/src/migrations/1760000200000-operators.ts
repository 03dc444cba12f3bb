import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Operators1760000200000 implements MigrationInterface {
  name = 'Operators1760000200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table operator (
        id integer generated always as identity constraint operator_pk primary key,
        name text not null,
        type text not null constraint operator_type
          check (type in ('hotel', 'transport', 'guide', 'activity', 'restaurant', 'other')),
        contact_email text not null,
        contact_phone text not null,
        location text not null,
        specialties jsonb not null,
        rating numeric(2, 1) constraint operator_rating check (rating between 0 and 5),
        price_range text not null constraint operator_price_range
          check (price_range in ('budget', 'mid-range', 'luxury')),
        availability boolean not null,
        api_endpoint text,
        integration_method text not null constraint operator_integration_method
          check (integration_method in ('email', 'api', 'manual')),
        commission_rate numeric(5, 2) constraint operator_commission_rate check (commission_rate between 0 and 100),
        payment_terms text not null,
        notes text not null,
        deleted boolean not null default false,
        version integer not null default 1,
        capabilities_version integer not null default 0,
        constraint operator_endpoint_with_api check ((integration_method = 'api') = (api_endpoint is not null))
      );
      create index operator_shown on operator (name, id) where not deleted;

      create table capability (
        id integer generated always as identity constraint capability_pk primary key,
        operator_id integer not null constraint capability_operator references operator (id),
        capability_type text not null constraint capability_type check (capability_type in ('package', 'attraction')),
        item_id integer not null,
        constraint capability_once unique (operator_id, capability_type, item_id)
      );
      create index capability_item on capability (capability_type, item_id);

      create table item (
        type text not null constraint item_type check (type in ('package', 'attraction')),
        id integer not null,
        name text not null,
        version integer not null,
        deleted boolean not null,
        constraint item_pk primary key (type, id)
      );

      create table booking (
        id uuid not null constraint booking_pk primary key,
        reference text not null,
        booking_type text not null constraint booking_type check (booking_type in ('package', 'attraction')),
        item_id integer not null,
        item_name text not null,
        number_of_travelers integer not null,
        preferred_date date not null,
        total_price numeric(12, 2) not null,
        special_requests text not null,
        known_at timestamptz not null default clock_timestamp()
      );
      create table booking_progress (
        booking_id uuid not null constraint booking_progress_pk primary key,
        status text not null default 'pending',
        status_version integer not null default 0,
        assigned_operator_id integer,
        assigned_version integer not null default 0,
        changed_at timestamptz not null default clock_timestamp()
      );

      create table communication (
        id integer generated always as identity constraint communication_pk primary key,
        booking_id uuid not null constraint communication_booking references booking (id),
        operator_id integer not null constraint communication_operator references operator (id),
        communication_type text not null constraint communication_type
          check (communication_type in ('manual', 'email', 'api')),
        direction text not null constraint communication_direction check (direction in ('outbound', 'inbound')),
        subject text not null,
        message text not null,
        status text not null constraint communication_status
          check (status in ('pending', 'sent', 'delivered', 'responded', 'failed')),
        sent_at timestamptz(3) not null default now()
      );
      create index communication_newest on communication (sent_at desc, id desc);
      create index communication_of_booking on communication (booking_id, sent_at desc, id desc);
      create index communication_of_operator on communication (operator_id);

      create table availability_request (
        id integer generated always as identity constraint availability_request_pk primary key,
        booking_id uuid not null constraint availability_request_booking references booking (id),
        operator_id integer not null constraint availability_request_operator references operator (id),
        requested_date date not null,
        number_of_people integer not null,
        request_status text not null default 'pending' constraint availability_request_status
          check (request_status in ('pending', 'confirmed', 'unavailable', 'pricing_pending')),
        quoted_price numeric(12, 2) constraint availability_request_price check (quoted_price >= 0),
        notes text not null default '',
        asked_at timestamptz(3) not null default now()
      );
      create unique index availability_request_open_once on availability_request (booking_id, operator_id)
        where request_status in ('pending', 'pricing_pending');
      create index availability_request_newest on availability_request (asked_at desc, id desc);
      create index availability_request_of_booking on availability_request (booking_id, asked_at desc, id desc);
      create index availability_request_of_operator on availability_request (operator_id);

      create table webhook_delivery (
        id uuid not null constraint webhook_delivery_pk primary key,
        communication_id integer not null constraint webhook_delivery_communication references communication (id),
        body text not null,
        state text not null default 'queued' constraint webhook_delivery_state
          check (state in ('queued', 'sent', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        reason text,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      );
      create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'queued';
      create index webhook_delivery_communication on webhook_delivery (communication_id);

      create table seeding (
        name text not null constraint seeding_pk primary key,
        done_at timestamptz not null default now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table seeding, webhook_delivery, availability_request, communication, booking_progress, booking, item,
        capability, operator
    `);
  }
}
