import type { Communication } from '@safari/contracts';

/** The columns of `communication` as {@link toCommunication} reads them. */
export const COMMUNICATION_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", communication_type as "communicationType",
  direction, subject, message, sent_at as "sentAt", status, expects_answer as "expectsAnswer",
  (select name from operator where operator.id = operator_id) as "operatorName",
  (select jsonb_build_object('state', state, 'attempts', log,
     'nextAttemptAt', case when state = 'queued' then next_attempt_at end)
   from webhook_delivery where communication_id = communication.id) as delivery`;

export type CommunicationRow = Omit<Communication, 'sentAt'> & { sentAt: Date };

export function toCommunication(row: CommunicationRow): Communication {
  return {
    id: row.id,
    bookingId: row.bookingId,
    operatorId: row.operatorId,
    operatorName: row.operatorName,
    communicationType: row.communicationType,
    direction: row.direction,
    subject: row.subject,
    message: row.message,
    sentAt: row.sentAt.toISOString(),
    status: row.status,
    expectsAnswer: row.expectsAnswer,
    delivery: row.delivery,
  };
}
