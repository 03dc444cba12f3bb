import { Injectable } from '@nestjs/common';
import { rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { LinkedRequestRow } from './linked-request.view.js';

@Injectable()
export class AnswerLinkRepository {
  async insert(tx: EntityManager, tokenHash: Buffer, requestId: number): Promise<void> {
    await tx.query('insert into answer_link (token_hash, request_id) values ($1, $2)', [
      tokenHash,
      requestId,
    ]);
  }

  /** Revokes all links of the requests. */
  async updateRevoked(tx: EntityManager, requestIds: readonly number[]): Promise<void> {
    await tx.query(
      'update answer_link set revoked_at = now() where request_id = any($1::int[]) and revoked_at is null',
      [requestIds],
    );
  }

  /** The request behind a link, with what its page shows. */
  findRequest(tx: EntityManager, tokenHash: Buffer): Promise<LinkedRequestRow | undefined> {
    return rowOf<LinkedRequestRow>(
      tx,
      `select request.id as "requestId", link.revoked_at is not null or request.answer_state = 'revoked' as revoked,
         request.answer_state as "answerState", request.booking_id as "bookingId",
         request.operator_id as "operatorId", request.communication_id as "communicationId",
         coalesce(asked.communication_type, 'manual') as "communicationType", operator.name as "operatorName",
         booking.reference as "bookingReference", booking.item_name as "itemName",
         request.requested_date as "requestedDate", booking.duration_days as "durationDays",
         request.number_of_people as "numberOfPeople",
         case when progress.status in ('completed', 'cancelled') then coalesce(booking.special_requests, '')
           else booking.special_requests end as "specialRequests",
         coalesce(asked.subject, booking.item_name) as subject,
         coalesce(asked.message, '') as message, request.asked_at as "askedAt",
         coalesce(progress.status in ('completed', 'cancelled') or progress.assigned_operator_id <> request.operator_id
           and not exists (select from held_assignment held where held.booking_id = request.booking_id), false)
           as settled,
         request.request_status as "requestStatus", request.quoted_price::text as "quotedPrice", request.notes,
         request.answered_by as "answeredBy"
       from answer_link link
       join availability_request request on request.id = link.request_id
       join booking on booking.id = request.booking_id
       join operator on operator.id = request.operator_id
       left join booking_progress progress on progress.booking_id = request.booking_id
       left join communication asked on asked.id = request.communication_id
       where link.token_hash = $1`,
      [tokenHash],
    );
  }
}
