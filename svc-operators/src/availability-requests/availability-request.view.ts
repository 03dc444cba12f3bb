import type { AvailabilityRequest } from '@safari/contracts';

/** The columns of `availability_request` as {@link toAvailabilityRequest} reads them. */
export const AVAILABILITY_REQUEST_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", requested_date as "requestedDate",
  number_of_people as "numberOfPeople", request_status as "requestStatus", quoted_price::text as "quotedPrice", notes,
  (select reference from booking where booking.id = booking_id) as "bookingReference",
  (select item_name from booking where booking.id = booking_id) as "itemName",
  (select name from operator where operator.id = operator_id) as "operatorName", asked_at as "askedAt",
  answer_state as "answerState", answered_by as "answeredBy", answered_at as "answeredAt"`;

export type AvailabilityRequestRow = Omit<AvailabilityRequest, 'askedAt' | 'answeredAt'> & {
  askedAt: Date;
  answeredAt: Date | null;
};

export function toAvailabilityRequest(row: AvailabilityRequestRow): AvailabilityRequest {
  return {
    id: row.id,
    bookingId: row.bookingId,
    bookingReference: row.bookingReference,
    itemName: row.itemName,
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    requestedDate: row.requestedDate,
    numberOfPeople: row.numberOfPeople,
    requestStatus: row.requestStatus,
    quotedPrice: row.quotedPrice,
    notes: row.notes,
    askedAt: row.askedAt.toISOString(),
    answerState: row.answerState,
    answeredBy: row.answeredBy,
    answeredAt: row.answeredAt && row.answeredAt.toISOString(),
  };
}
