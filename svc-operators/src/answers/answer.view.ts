import type {
  AnswerState,
  LinkedRequest,
  Money,
  OperatorAnswer,
  OperatorAnswerKind,
  RequestStatus,
} from '@safari/contracts';
import type { Asked } from './answer.recorder.js';

/** A request as its link leads to it. */
export interface QuestionRow extends Asked, Omit<LinkedRequest, 'answerState' | 'answer' | 'askedAt'> {
  requestId: number;
  revoked: boolean;
  state: AnswerState;
  askedAt: Date;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  answeredBy: string | null;
}

/** By the hash of a link's token, `$1`. */
export const QUESTION = `
  select request.id as "requestId", link.revoked_at is not null or request.answer_state = 'revoked' as revoked,
    request.answer_state as state, request.booking_id as "bookingId", request.operator_id as "operatorId",
    request.communication_id as "communicationId", coalesce(asked.communication_type, 'manual') as "communicationType",
    operator.name as "operatorName", booking.reference as "bookingReference", booking.item_name as "itemName",
    request.requested_date as "requestedDate", request.number_of_people as "numberOfPeople",
    booking.special_requests as "specialRequests", coalesce(asked.subject, booking.item_name) as subject,
    coalesce(asked.message, '') as message, request.asked_at as "askedAt",
    coalesce(progress.status = 'completed' or progress.assigned_operator_id <> request.operator_id, false) as settled,
    request.request_status as "requestStatus", request.quoted_price::text as "quotedPrice", request.notes,
    request.answered_by as "answeredBy"
  from answer_link link
  join availability_request request on request.id = link.request_id
  join booking on booking.id = request.booking_id
  join operator on operator.id = request.operator_id
  left join booking_progress progress on progress.booking_id = request.booking_id
  left join communication asked on asked.id = request.communication_id
  where link.token_hash = $1`;

const KIND_OF: Record<RequestStatus, OperatorAnswerKind | undefined> = {
  pending: undefined,
  confirmed: 'available',
  unavailable: 'unavailable',
  pricing_pending: 'price',
};

/** What stands as the operator's answer; null before there is one. */
export function answerOf({
  state,
  requestStatus,
  quotedPrice,
  notes,
  answeredBy,
}: QuestionRow): OperatorAnswer | null {
  const kind = KIND_OF[requestStatus];
  if (state === 'open' || kind === undefined || (kind === 'price' && quotedPrice === null)) return null;
  return { kind, quotedPrice: kind === 'price' ? quotedPrice : null, note: notes, name: answeredBy ?? '' };
}

/** Nothing of who travels, and no number of ours. */
export function toQuestion(row: QuestionRow): LinkedRequest {
  return {
    answerState: row.state,
    operatorName: row.operatorName,
    bookingReference: row.bookingReference,
    itemName: row.itemName,
    requestedDate: row.requestedDate,
    numberOfPeople: row.numberOfPeople,
    specialRequests: row.specialRequests,
    subject: row.subject,
    message: row.message,
    askedAt: row.askedAt.toISOString(),
    settled: row.settled,
    answer: answerOf(row),
  };
}
