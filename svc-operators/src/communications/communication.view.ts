/** A row of `communication` as `Communication` of the contracts. */
export const COMMUNICATION_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", communication_type as "communicationType",
  direction, subject, message, sent_at as "sentAt", status`;
