/** A row of `availability_request` as `AvailabilityRequest` of the contracts. */
export const REQUEST_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", requested_date as "requestedDate",
  number_of_people as "numberOfPeople", request_status as "requestStatus", quoted_price::text as "quotedPrice", notes`;
