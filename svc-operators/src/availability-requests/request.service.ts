import { Injectable } from '@nestjs/common';
import type { AvailabilityRequest, Money, RequestStatus } from '@safari/contracts';
import { Database, type Page, toPage } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownBooking } from '../bookings/booking.service.js';
import { after, type PageQuery } from '../paging/page.dto.js';
import { afterAnswer } from './request.status.js';
import { IS_OPEN, REQUEST_COLUMNS } from './request.view.js';

export interface Answer {
  /** What the operator said, kept as the request's notes. */
  response: string;
  requestStatus: RequestStatus;
  quotedPrice?: Money | null;
}

type Row = AvailabilityRequest & { askedAt: Date };
const ROW = `${REQUEST_COLUMNS}, asked_at as "askedAt"`;
const ORDER = 'order by asked_at desc, id desc limit $3';

@Injectable()
export class RequestService {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async list({ bookingId, cursor, limit }: PageQuery): Promise<Page<AvailabilityRequest>> {
    const { key, id } = after(cursor);
    const rows = bookingId
      ? await this.db.rows<Row>(
          'requests-of-booking',
          `select ${ROW} from availability_request where booking_id = $4 and (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1, bookingId],
        )
      : await this.db.rows<Row>(
          'requests',
          `select ${ROW} from availability_request where (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1],
        );
    const page = toPage(rows, limit, (row) => ({ key: row.askedAt.toISOString(), id: row.id }));
    return { next: page.next, rows: page.rows.map(({ askedAt: _askedAt, ...request }) => request) };
  }

  /**
   * One open request for each operator that has none for this booking; concurrent askers wait for each other.
   * @param operatorIds in ascending order, so that two askers never wait crosswise
   * @returns the requests made now
   */
  async ask(
    tx: EntityManager,
    booking: KnownBooking,
    operatorIds: readonly number[],
  ): Promise<AvailabilityRequest[]> {
    return (await tx.query(
      `insert into availability_request (booking_id, operator_id, requested_date, number_of_people)
       select $1, operator_id, $3, $4 from unnest($2::int[]) as asked (operator_id)
       on conflict (booking_id, operator_id) where ${IS_OPEN} do nothing
       returning ${REQUEST_COLUMNS}`,
      [booking.id, operatorIds, booking.preferredDate, booking.numberOfTravelers],
    )) as AvailabilityRequest[];
  }

  /** Moves the operator's open request of the booking. @returns its status, null where none is open */
  async answer(
    tx: EntityManager,
    bookingId: string,
    operatorId: number,
    { response, requestStatus, quotedPrice }: Answer,
  ): Promise<RequestStatus | null> {
    const [open] = (await tx.query(
      `select id, request_status as status from availability_request
       where booking_id = $1 and operator_id = $2 and ${IS_OPEN} for update`,
      [bookingId, operatorId],
    )) as { id: number; status: RequestStatus }[];
    if (!open) return null;
    const status = afterAnswer(open.status, requestStatus);
    await tx.query(
      `update availability_request
       set request_status = $2, quoted_price = coalesce($3, quoted_price), notes = $4 where id = $1`,
      [open.id, status, quotedPrice ?? null, response],
    );
    return status;
  }
}
