import { type Communication, SAFARI_TIME_ZONE } from '@safari/contracts';

/** The topic of letters that carry communications. */
export const MAIL_TOPIC = 'communication';

/** A `request` that waits for its operator's answer. */
const IS_OPEN = `request.request_status in ('pending', 'pricing_pending') and request.answer_state = 'open'`;

/** The trip of `communication` is over: there is nothing left that its operator could do. */
const IS_OVER = `booking join booking_progress on booking_progress.booking_id = booking.id
  where booking.id = communication.booking_id
    and (booking_progress.status = 'completed' and booking_progress.changed_at >= communication.sent_at
      or booking_progress.status = 'cancelled' and booking.preferred_date + coalesce(booking.duration_days, 1)
        <= (now() at time zone '${SAFARI_TIME_ZONE}')::date)`;

const none = (rows: string): string => `(select true from ${rows} limit 1) is null`;

/**
 * Whether nothing sends a row of `communication`, so that staff have to call its operator. A question is no longer
 * listed once its request or its trip is over, or its customer was erased; a notice, once the operator was informed
 * about the trip again, or asked by a message that was or will be told, or once its trip is completed, or cancelled and
 * its last day over. Every subquery has a limit, so that Postgres looks up each row and never hashes a whole table for
 * many.
 */
export const NEEDS_CALL = `(communication.direction = 'outbound' and communication.status = 'pending'
  and ${none(`webhook_delivery as delivery
    where delivery.communication_id = communication.id and delivery.state <> 'failed'`)}
  and ${none(`outgoing_mail as letter
    where letter.topic = '${MAIL_TOPIC}' and letter.topic_id = communication.id::text`)}
  and (communication.expects_answer or ${none(`communication as later
    where later.booking_id = communication.booking_id and later.operator_id = communication.operator_id
      and later.direction = 'outbound' and later.id > communication.id
      and (not later.expects_answer or exists (select from availability_request as request
        where request.booking_id = later.booking_id and request.communication_id = later.id
          and (later.status <> 'pending' or ${IS_OPEN})))`)}
    and ${none(IS_OVER)})
  and (not communication.expects_answer or (
    ${none(`erased_booking where erased_booking.booking_id = communication.booking_id`)}
    and ${none(`booking_progress where booking_progress.booking_id = communication.booking_id
      and booking_progress.status in ('completed', 'cancelled')
      and booking_progress.changed_at >= communication.sent_at`)}
    and ${none(`availability_request as request where request.booking_id = communication.booking_id
      and request.communication_id = communication.id
      and not (${IS_OPEN})`)})))`;

/** The columns of `communication` as {@link toCommunication} reads them. */
export const COMMUNICATION_COLUMNS = `
  id, booking_id as "bookingId", operator_id as "operatorId", communication_type as "communicationType",
  direction, subject, message, sent_at as "sentAt", status, expects_answer as "expectsAnswer",
  ${NEEDS_CALL} as "needsCall",
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
    needsCall: row.needsCall,
    delivery: row.delivery,
  };
}
