/** A row of `communication` as `Communication` of the contracts. */
export const COMMUNICATION_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", communication_type as "communicationType",
  direction, subject, message, sent_at as "sentAt", status,
  (select name from operator where operator.id = operator_id) as "operatorName",
  (select jsonb_build_object('state', state, 'attempts', log,
     'nextAttemptAt', case when state = 'queued' then next_attempt_at end)
   from webhook_delivery where communication_id = communication.id) as delivery`;
