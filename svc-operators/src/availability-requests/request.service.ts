import { Injectable } from '@nestjs/common';
import type { AnswerState, AvailabilityRequest, Money, RequestStatus } from '@safari/contracts';
import { Database, type Page, toPage } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownBooking } from '../bookings/booking.service.js';
import { after, type PageQuery } from '../paging/page.dto.js';
import { isFullAnswer } from '../questions/question.rules.js';
import { afterAnswer, isDecided } from './request.status.js';
import { IS_OPEN, REQUEST_COLUMNS, type RequestRow, toRequest } from './request.view.js';

export interface Answer {
  /** What the operator said, kept as the request's notes. */
  response: string;
  requestStatus: RequestStatus;
  quotedPrice?: Money | null;
  /** Who said or wrote it, by name. */
  by: string;
}

interface Latest {
  id: number;
  status: RequestStatus;
  state: AnswerState;
  price: Money | null;
}
const ORDER = 'order by asked_at desc, id desc limit $3';

@Injectable()
export class RequestService {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  async list({ bookingId, cursor, limit }: PageQuery): Promise<Page<AvailabilityRequest>> {
    const { key, id } = after(cursor);
    const rows = bookingId
      ? await this.db.rows<RequestRow>(
          'requests-of-booking',
          `select ${REQUEST_COLUMNS} from availability_request where booking_id = $4 and (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1, bookingId],
        )
      : await this.db.rows<RequestRow>(
          'requests',
          `select ${REQUEST_COLUMNS} from availability_request where (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1],
        );
    const page = toPage(rows, limit, (row) => ({ key: row.askedAt.toISOString(), id: row.id }));
    return { next: page.next, rows: page.rows.map(toRequest) };
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
    const asked = (await tx.query(
      `insert into availability_request (booking_id, operator_id, requested_date, number_of_people)
       select $1, operator_id, $3, $4 from unnest($2::int[]) as asked (operator_id)
       on conflict (booking_id, operator_id) where ${IS_OPEN} do nothing
       returning ${REQUEST_COLUMNS}`,
      [booking.id, operatorIds, booking.preferredDate, booking.numberOfTravelers],
    )) as RequestRow[];
    return asked.map(toRequest);
  }

  /** The message that puts the request's question. */
  async askedBy(tx: EntityManager, requestId: number, communicationId: number): Promise<void> {
    await tx.query('update availability_request set communication_id = $2 where id = $1', [
      requestId,
      communicationId,
    ]);
  }

  /** The operator's request of the booking that can be answered by a link. */
  async answerable(
    tx: EntityManager,
    bookingId: string,
    operatorId: number,
  ): Promise<{ id: number } | undefined> {
    const [request] = (await tx.query(
      `select id from availability_request
       where booking_id = $1 and operator_id = $2 and answer_state = 'open' and ${IS_OPEN}`,
      [bookingId, operatorId],
    )) as { id: number }[];
    return request;
  }

  /**
   * Moves the operator's latest request of the booking, unless it is decided or closed; an answer that leaves nothing
   * to be said answers its question. @returns the request's status, null where nothing was moved
   */
  async answer(
    tx: EntityManager,
    bookingId: string,
    operatorId: number,
    { response, requestStatus, quotedPrice, by }: Answer,
  ): Promise<RequestStatus | null> {
    const [latest] = (await tx.query(
      `select id, request_status as status, answer_state as state, quoted_price::text as price
       from availability_request where booking_id = $1 and operator_id = $2 order by id desc limit 1 for update`,
      [bookingId, operatorId],
    )) as Latest[];
    if (!latest || latest.state === 'closed' || isDecided(latest.status)) return null;
    const status = afterAnswer(latest.status, requestStatus);
    const price = quotedPrice ?? latest.price;
    await tx.query(
      `update availability_request set request_status = $2, quoted_price = $3, notes = $4 where id = $1`,
      [latest.id, status, price, response],
    );
    if (isFullAnswer(status, price)) {
      await tx.query(
        `update availability_request set answer_state = 'answered', answered_by = $2, answered_at = now()
         where id = $1`,
        [latest.id, by],
      );
    }
    return status;
  }
}
