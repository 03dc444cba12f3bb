import { Injectable } from '@nestjs/common';
import { ERASED_TEXT } from '@safari/contracts';
import { oneRowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Erases what this schema stores of bookings that a customer erased: what stays is that an operator was asked and what
 * it quoted, no words.
 */
@Injectable()
export class ErasureRepository {
  /** @returns what has ids of its own: references, messages, availability requests */
  find(
    tx: EntityManager,
    bookingIds: readonly string[],
  ): Promise<{ references: string[]; communicationIds: string[]; requestIds: number[] }> {
    return oneRowOf<{ references: string[]; communicationIds: string[]; requestIds: number[] }>(
      tx,
      `select
         array(select reference from booking where id = any($1::uuid[])) as references,
         array(select id::text from communication where booking_id = any($1::uuid[])) as "communicationIds",
         array(select id from availability_request where booking_id = any($1::uuid[])) as "requestIds"`,
      [bookingIds],
    );
  }

  /**
   * Cancels waiting posts and empties all: operators who still have to be told that there is no trip get a new message.
   * Call it before letters are emptied and before {@link empty}, so that a post which becomes a letter meanwhile is not
   * missed and no deadlock arises.
   */
  async emptyDeliveries(tx: EntityManager, bookingIds: readonly string[]): Promise<void> {
    await tx.query(
      `update webhook_delivery set body = '', log = '[]', reason = null,
         state = case when state = 'queued' then 'failed' else state end
       from communication where communication.id = communication_id and booking_id = any($1::uuid[])`,
      [bookingIds],
    );
  }

  /** Empties messages, requests and special requests; a message that was not sent yet never is. */
  async empty(tx: EntityManager, bookingIds: readonly string[]): Promise<void> {
    await tx.query(
      `update communication set subject = $2, message = $2,
         status = case when status = 'pending' then 'failed' else status end
       where booking_id = any($1::uuid[])`,
      [bookingIds, ERASED_TEXT],
    );
    await tx.query(`update availability_request set notes = '' where booking_id = any($1::uuid[])`, [
      bookingIds,
    ]);
    await tx.query(
      `update booking set special_requests = '', customer_id = null where id = any($1::uuid[])`,
      [bookingIds],
    );
  }
}
