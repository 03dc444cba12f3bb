import { Injectable } from '@nestjs/common';
import { OFFICE_DAY_LISTED, type OperatorCall, type OperatorCalls, type PlainDate } from '@safari/contracts';
import { Database, wireMoment } from '@safari/service-kit';
import { NEEDS_CALL } from '../communications/communication.view.js';

/** Operators whom the office has to call, since nothing sends their messages. */
@Injectable()
export class OperatorCallRepository {
  constructor(private readonly database: Database) {}

  /** The longest waiting first, without requests whose day has passed. */
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
       where ${NEEDS_CALL} and not operator.deleted
         and not exists (select from availability_request as request where request.booking_id = booking.id
           and request.communication_id = communication.id and requested_date < $1)
       order by communication.sent_at, communication.id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
    return { count: rows[0]?.count ?? 0, calls: rows.map(({ call }) => call) };
  }
}
