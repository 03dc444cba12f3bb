/** A row of `availability_request` as `AvailabilityRequest` of the contracts. */
export const REQUEST_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", requested_date as "requestedDate",
  number_of_people as "numberOfPeople", request_status as "requestStatus", quoted_price::text as "quotedPrice", notes`;

/** Of the statuses that an answer can still move; word for word the condition of the unique index. */
export const IS_OPEN = `request_status in ('pending', 'pricing_pending')`;
