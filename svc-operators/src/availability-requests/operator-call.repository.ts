import { Injectable } from '@nestjs/common';
import { OFFICE_DAY_LISTED, type OperatorCall, type OperatorCalls, type PlainDate } from '@safari/contracts';
import { Database, wireMoment } from '@safari/service-kit';
import { NEEDS_CALL } from '../communications/communication.view.js';

/**
 * What expects an answer is no longer said once there is one, its request or its trip is over, its day has passed, or
 * its customer was erased; what only informs is said whatever has happened since.
 */
const STILL_MATTERS = `(not communication.expects_answer or (
  not exists (select from erased_booking where erased_booking.booking_id = communication.booking_id)
  and not exists (select from booking_progress where booking_progress.booking_id = communication.booking_id
    and booking_progress.status in ('completed', 'cancelled'))
  and not exists (select from availability_request as request where request.booking_id = communication.booking_id
    and request.communication_id = communication.id
    and not (request.requested_date >= $1 and request.request_status in ('pending', 'pricing_pending') and request.answer_state = 'open'))
  and not exists (select from communication as answer where answer.booking_id = communication.booking_id
    and answer.operator_id = communication.operator_id and answer.direction = 'inbound'
    and answer.sent_at > communication.sent_at)))`;

/** Operators whom the office has to call, since nothing sends what was written to them. */
@Injectable()
export class OperatorCallRepository {
  constructor(private readonly database: Database) {}

  /** The longest waiting first. */
  async list(today: PlainDate): Promise<OperatorCalls> {
    const rows = await this.database.rows<{ call: OperatorCall; count: number }>(
      'operator-calls',
      `select json_build_object('communicationId', communication.id, 'bookingId', booking.id,
           'bookingReference', booking.reference, 'itemName', booking.item_name, 'operatorId', operator.id,
           'operatorName', operator.name, 'contactPhone', operator.contact_phone, 'subject', communication.subject,
           'writtenAt', ${wireMoment('communication.sent_at')}) as call,
         count(*) over ()::int as count
       from communication join booking on booking.id = communication.booking_id
         join operator on operator.id = communication.operator_id
       where ${NEEDS_CALL} and ${STILL_MATTERS} and not operator.deleted
       order by communication.sent_at, communication.id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
    return { count: rows[0]?.count ?? 0, calls: rows.map(({ call }) => call) };
  }
}
