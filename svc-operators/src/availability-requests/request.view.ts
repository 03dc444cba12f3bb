import type { AvailabilityRequest } from '@safari/contracts';

/** A row of `availability_request` as `AvailabilityRequest` of the contracts. */
export const REQUEST_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", requested_date as "requestedDate",
  number_of_people as "numberOfPeople", request_status as "requestStatus", quoted_price::text as "quotedPrice", notes,
  (select name from operator where operator.id = operator_id) as "operatorName", asked_at as "askedAt",
  answer_state as "answerState", answered_by as "answeredBy", answered_at as "answeredAt"`;

export type RequestRow = Omit<AvailabilityRequest, 'askedAt' | 'answeredAt'> & {
  askedAt: Date;
  answeredAt: Date | null;
};

export const toRequest = ({ askedAt, answeredAt, ...request }: RequestRow): AvailabilityRequest => ({
  ...request,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt && answeredAt.toISOString(),
});

/** Of a request that keeps its operator from being asked again; word for word the condition of the unique index. */
export const IS_OPEN = `request_status in ('pending', 'pricing_pending') and answer_state in ('open', 'answered')`;
