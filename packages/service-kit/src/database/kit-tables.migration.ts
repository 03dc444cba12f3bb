import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables behind outbox, inbox, repeats and mail; the first migration of every service. */
export class KitTables1760000000000 implements MigrationInterface {
  name = 'KitTables1760000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table outbox (
        id bigint generated always as identity constraint outbox_pk primary key,
        event_id uuid not null constraint outbox_event_once unique,
        subject text not null,
        envelope jsonb not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      );
      create index outbox_unpublished on outbox (id) where published_at is null;
      create index outbox_published on outbox (published_at) where published_at is not null;
      create table outbox_stream (
        singleton boolean not null default true constraint outbox_stream_pk primary key constraint outbox_stream_one check (singleton),
        incarnation text not null
      );
      create table inbox (
        event_id uuid not null constraint inbox_pk primary key,
        handled_at timestamptz not null default now()
      );
      create index inbox_handled on inbox (handled_at);
      create table parked_event (
        id bigint generated always as identity constraint parked_event_pk primary key,
        subject text not null,
        body text not null,
        reason text not null,
        attempts integer not null,
        parked_at timestamptz not null default now()
      );
      create table repeat (
        owner text not null,
        key text not null,
        fingerprint text not null,
        answer jsonb not null,
        created_at timestamptz not null default now(),
        constraint repeat_pk primary key (owner, key)
      );
      create index repeat_created on repeat (created_at);
      create table outgoing_mail (
        id bigint generated always as identity constraint outgoing_mail_pk primary key,
        topic text not null,
        topic_id text not null,
        recipient text not null,
        subject text not null,
        text text not null,
        html text,
        attachments jsonb not null default '[]',
        message_id text not null constraint outgoing_mail_message_once unique,
        state text not null default 'queued' constraint outgoing_mail_state check (state in ('queued', 'sent', 'failed')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        reason text,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      );
      create index outgoing_mail_due on outgoing_mail (next_attempt_at) where state = 'queued';
      create index outgoing_mail_topic on outgoing_mail (topic, topic_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table outgoing_mail, repeat, parked_event, inbox, outbox_stream, outbox');
  }
}
