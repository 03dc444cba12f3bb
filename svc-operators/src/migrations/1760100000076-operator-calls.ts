import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that have not left yet are few among all that were ever written; of them are those that staff tell by telephone. */
export class OperatorCalls1760100000076 implements MigrationInterface {
  name = 'OperatorCalls1760100000076';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index communication_pending on communication (sent_at, id)
       where direction = 'outbound' and status = 'pending'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index communication_pending');
  }
}
