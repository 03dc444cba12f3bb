import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request can be answered by a link; a question that was closed or taken back no longer keeps from asking anew. */
export class Answers1760000300000 implements MigrationInterface {
  name = 'Answers1760000300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table availability_request
        add column communication_id integer constraint availability_request_communication
          references communication (id),
        add column question_state text not null default 'open' constraint availability_request_question_state
          check (question_state in ('open', 'answered', 'closed', 'revoked')),
        add column answered_by text,
        add column answered_at timestamptz(3);
      update availability_request asked set
        communication_id = (
          select max(id) from communication
          where booking_id = asked.booking_id and operator_id = asked.operator_id and direction = 'outbound'
            and sent_at = asked.asked_at),
        question_state = case
          when request_status in ('confirmed', 'unavailable') or quoted_price is not null then 'answered'
          else 'open' end;
      drop index availability_request_open_once;
      create unique index availability_request_open_once on availability_request (booking_id, operator_id)
        where request_status in ('pending', 'pricing_pending') and question_state in ('open', 'answered');

      create table answer_link (
        token_hash bytea not null constraint answer_link_pk primary key,
        request_id integer not null constraint answer_link_request references availability_request (id),
        made_at timestamptz not null default now(),
        revoked_at timestamptz
      );
      create index answer_link_request on answer_link (request_id);

      alter table webhook_delivery add column log jsonb not null default '[]';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table webhook_delivery drop column log;
      drop table answer_link;
      drop index availability_request_open_once;
      delete from availability_request older using availability_request newer
        where older.booking_id = newer.booking_id and older.operator_id = newer.operator_id and older.id < newer.id
          and older.request_status in ('pending', 'pricing_pending')
          and newer.request_status in ('pending', 'pricing_pending');
      alter table availability_request
        drop column communication_id, drop column question_state, drop column answered_by, drop column answered_at;
      create unique index availability_request_open_once on availability_request (booking_id, operator_id)
        where request_status in ('pending', 'pricing_pending');
    `);
  }
}
