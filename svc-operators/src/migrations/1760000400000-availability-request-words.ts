import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of a request's answer bears its own name, also in events that are not published yet or may be again. */
export class AvailabilityRequestWords1760000400000 implements MigrationInterface {
  name = 'AvailabilityRequestWords1760000400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table availability_request rename column question_state to answer_state;
      alter table availability_request
        rename constraint availability_request_question_state to availability_request_answer_state;
      update outbox set
        subject = 'operators.availability-request.changed.v1',
        envelope = jsonb_set(
          envelope || '{"type": "operators.availability-request.changed.v1"}', '{data}',
          (envelope->'data') - 'state' || jsonb_build_object('answerState', envelope->'data'->'state'))
        where subject = 'operators.question.changed.v1';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update outbox set
        subject = 'operators.question.changed.v1',
        envelope = jsonb_set(
          envelope || '{"type": "operators.question.changed.v1"}', '{data}',
          (envelope->'data') - 'answerState' || jsonb_build_object('state', envelope->'data'->'answerState'))
        where subject = 'operators.availability-request.changed.v1';
      alter table availability_request
        rename constraint availability_request_answer_state to availability_request_question_state;
      alter table availability_request rename column answer_state to question_state;
    `);
  }
}
