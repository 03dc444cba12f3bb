import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that nobody has answered yet are few among all that were ever asked. */
export class LateAnswers1760100000071 implements MigrationInterface {
  name = 'LateAnswers1760100000071';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index availability_request_unanswered on availability_request (asked_at, id)
       where request_status = 'pending' and answer_state = 'open'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index availability_request_unanswered');
  }
}
