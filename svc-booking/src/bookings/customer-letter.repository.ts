import { Injectable } from '@nestjs/common';
import { rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Letters about a booking, as they wait in this schema. */
@Injectable()
export class CustomerLetterRepository {
  /**
   * Whether a letter of one of these topics may have reached that address: the last such letter, or any later one to
   * it, was tried and has not failed. A letter that is no longer stored counts as one that may have. The rows are
   * locked, so untried letters are not sent until the transaction ends.
   */
  async mayHaveArrived(
    tx: EntityManager,
    { bookingId, recipient }: { bookingId: string; recipient: string },
    topics: readonly string[],
  ): Promise<boolean> {
    const letters = await rowsOf<{ topic: string; unread: boolean }>(
      tx,
      `select topic, state = 'failed' or (state = 'queued' and attempts = 0) as unread from outgoing_mail
       where topic_id = $1 and recipient = $2 order by id for update`,
      [bookingId, recipient],
    );
    const last = letters.findLastIndex(({ topic }) => topics.includes(topic));
    return last < 0 || letters.slice(last).some(({ unread }) => !unread);
  }
}
