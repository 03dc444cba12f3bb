import { Injectable } from '@nestjs/common';
import type { OperatorsExport } from '@safari/contracts';
import { Database, wireMoment } from '@safari/service-kit';

/**
 * What operators were told of a customer's bookings, by letter, post or telephone; what operators and staff say among
 * themselves is not exported.
 */
@Injectable()
export class OperatorsExportRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  of(customerId: string): Promise<OperatorsExport[]> {
    return this.database.rows<OperatorsExport>(
      'operators-export',
      `select reference as "bookingReference", operator.name as "operatorName", subject, message,
         ${wireMoment('sent_at')} as "sentAt"
       from communication
         join booking on booking.id = booking_id
         join operator on operator.id = operator_id
       where customer_id = $1 and direction = 'outbound' and communication.status not in ('pending', 'failed')
         and (not expects_answer or exists (select from availability_request as request
           where request.booking_id = communication.booking_id and request.communication_id = communication.id))
       order by sent_at, communication.id`,
      [customerId],
    );
  }
}
