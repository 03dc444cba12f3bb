import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Once somebody runs a trip, whoever was asked about it is told so once, and what was asked is over. A message that only
 * tells something waits for no answer.
 */
export class RequestsThatAreOver1760100000073 implements MigrationInterface {
  name = 'RequestsThatAreOver1760100000073';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table availability_request add column released_at timestamptz;
      alter table communication add column expects_answer boolean not null default true;
      update availability_request set released_at = now(),
        answer_state = case when answer_state = 'open' then 'closed' else answer_state end
      from booking_progress
      where booking_progress.booking_id = availability_request.booking_id and assigned_operator_id is not null;
    `);
  }

  /** What was closed stays closed. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table communication drop column expects_answer;
      alter table availability_request drop column released_at;
    `);
  }
}
