import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Letters about a booking, as they wait in this schema. */
@Injectable()
export class CustomerLetterRepository {
  /**
   * Whether a letter may have brought something about a booking to that address: the last of those topics that was
   * written to it, or one after it, was tried and has not failed. What is kept no more may have. Until the transaction
   * ends nobody sends what was not tried yet.
   */
  async mayHaveArrived(
    tx: EntityManager,
    { bookingId, recipient }: { bookingId: string; recipient: string },
    topics: readonly string[],
  ): Promise<boolean> {
    const letters = (await tx.query(
      `select topic, state = 'failed' or (state = 'queued' and attempts = 0) as unread from outgoing_mail
       where topic_id = $1 and recipient = $2 order by id for update`,
      [bookingId, recipient],
    )) as { topic: string; unread: boolean }[];
    const last = letters.findLastIndex(({ topic }) => topics.includes(topic));
    return last < 0 || letters.slice(last).some(({ unread }) => !unread);
  }
}
