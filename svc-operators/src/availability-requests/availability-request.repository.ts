import { Injectable } from '@nestjs/common';
import {
  type AnswerState,
  type AvailabilityRequest,
  type Communication,
  type LateAnswers,
  type Money,
  OFFICE_DAY_LISTED,
  OPERATOR_ANSWER_HOURS,
  type PlainDate,
  type RequestStatus,
} from '@safari/contracts';
import {
  Database,
  oneRowOf,
  type Page,
  rowCountOf,
  rowCursor,
  rowOf,
  rowsOf,
  toPage,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownFacts } from '../bookings/booking.repository.js';
import type { BookingPageDto } from '../bookings/booking-page.dto.js';
import { NEEDS_CALL } from '../communications/communication.view.js';
import {
  type AvailabilityRequestRow,
  AVAILABILITY_REQUEST_COLUMNS as COLUMNS,
  toAvailabilityRequest,
} from './availability-request.view.js';

export type RequestKey = Pick<AvailabilityRequest, 'id' | 'bookingId' | 'operatorId'>;
export type RequestState = Pick<AvailabilityRequest, 'id' | 'requestStatus' | 'answerState' | 'quotedPrice'>;

/** Whether a request keeps its operator from being asked again; must be identical to the unique index's condition. */
const IS_OPEN = `request_status in ('pending', 'pricing_pending') and answer_state in ('open', 'answered')`;
/** The operator runs the trip and was asked after it was told so: telling it has closed every earlier request. */
const WAS_ASKED_ANEW = `(assigned_operator_id is not distinct from availability_request.operator_id
  and status in ('confirmed', 'payment_received', 'paid')
  and not exists (select from held_assignment where held_assignment.booking_id = booking_progress.booking_id))`;
/** The operator has declined neither this request nor a later one about the same booking. */
const NOT_DECLINED = `request_status <> 'unavailable' and not exists (select from availability_request as later
  where later.booking_id = request.booking_id and later.operator_id = request.operator_id and later.id > request.id
    and later.request_status = 'unavailable')`;
const ORDER = 'order by asked_at desc, id desc limit $3';

@Injectable()
export class AvailabilityRequestRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async page({ bookingId, cursor, limit }: BookingPageDto): Promise<Page<AvailabilityRequest>> {
    const { key, id } = rowCursor(cursor);
    const rows = bookingId
      ? await this.database.rows<AvailabilityRequestRow>(
          'requests-of-booking',
          `select ${COLUMNS} from availability_request where booking_id = $4 and (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1, bookingId],
        )
      : await this.database.rows<AvailabilityRequestRow>(
          'requests',
          `select ${COLUMNS} from availability_request where (asked_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1],
        );
    return toPage(rows.map(toAvailabilityRequest), limit, (row) => ({ key: row.askedAt, id: row.id }));
  }

  /**
   * Requests made long enough ago, by telephone, too, about future trips that nobody runs yet or that these operators
   * run themselves and that have not begun; the oldest first.
   */
  async late(today: PlainDate): Promise<LateAnswers> {
    const rows = await this.database.rows<AvailabilityRequestRow & { count: number }>(
      'requests-late',
      `select ${COLUMNS}, count(*) over ()::int as count from availability_request
       where request_status = 'pending' and answer_state = 'open' and requested_date >= $1
         and asked_at <= now() - interval '${OPERATOR_ANSWER_HOURS} hours'
         and not exists (select from communication
           where communication.id = availability_request.communication_id and ${NEEDS_CALL})
         and not exists (select from booking_progress
           where booking_progress.booking_id = availability_request.booking_id and status <> 'pending'
             and not ${WAS_ASKED_ANEW})
       order by asked_at, id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
    return { count: rows[0]?.count ?? 0, requests: rows.map(toAvailabilityRequest) };
  }

  /**
   * One open request for each operator that has none for this booking; concurrent callers wait for each other.
   * @param operatorIds in ascending order, so that two callers never wait crosswise
   * @returns the requests made now
   */
  async insertMissing(
    tx: EntityManager,
    booking: KnownFacts,
    operatorIds: readonly number[],
  ): Promise<AvailabilityRequest[]> {
    const rows = await rowsOf<AvailabilityRequestRow>(
      tx,
      `insert into availability_request (booking_id, operator_id, requested_date, number_of_people)
       select $1, operator_id, $3, $4 from unnest($2::int[]) as chosen (operator_id)
       on conflict (booking_id, operator_id) where ${IS_OPEN} do nothing
       returning ${COLUMNS}`,
      [booking.id, operatorIds, booking.preferredDate, booking.numberOfTravelers],
    );
    return rows.map(toAvailabilityRequest);
  }

  /** The operator was told by telephone just now: its answer is awaited from here on. */
  async updateAsked(
    tx: EntityManager,
    { id, bookingId }: Pick<Communication, 'id' | 'bookingId'>,
  ): Promise<void> {
    await tx.query(
      'update availability_request set asked_at = now() where booking_id = $1 and communication_id = $2',
      [bookingId, id],
    );
  }

  /** The operator and booking of a request, which never change. */
  keyOf(tx: EntityManager, id: number): Promise<RequestKey | undefined> {
    return rowOf<RequestKey>(
      tx,
      'select id, booking_id as "bookingId", operator_id as "operatorId" from availability_request where id = $1',
      [id],
    );
  }

  /** Whether staff have closed or revoked none of these undecided requests since. */
  async stand(tx: EntityManager, requests: readonly Pick<AvailabilityRequest, 'id'>[]): Promise<boolean> {
    const ended = await rowCountOf(
      tx,
      `select from availability_request where id = any($1) and answer_state in ('closed', 'revoked')
         and request_status in ('pending', 'pricing_pending')`,
      [requests.map(({ id }) => id)],
    );
    return ended === 0;
  }

  /** The operator's request for the booking that can be answered by a link. */
  async findAnswerable(
    tx: EntityManager,
    bookingId: string,
    operatorId: number,
  ): Promise<number | undefined> {
    const row = await rowOf<{ id: number }>(
      tx,
      `select id from availability_request
       where booking_id = $1 and operator_id = $2 and answer_state = 'open' and ${IS_OPEN}`,
      [bookingId, operatorId],
    );
    return row?.id;
  }

  async lock(tx: EntityManager, id: number): Promise<AvailabilityRequest | undefined> {
    const row = await rowOf<AvailabilityRequestRow>(
      tx,
      `select ${COLUMNS} from availability_request where id = $1 for update`,
      [id],
    );
    return row && toAvailabilityRequest(row);
  }

  /**
   * The operator's latest request about the booking that is not newer than that message of ours: an answer to the
   * message does not concern a later request.
   * @param communicationId null: the latest request of all
   */
  lockAsked(
    tx: EntityManager,
    { bookingId, operatorId }: Omit<RequestKey, 'id'>,
    communicationId: number | null,
  ): Promise<RequestState | undefined> {
    return rowOf<RequestState>(
      tx,
      `select id, request_status as "requestStatus", answer_state as "answerState", quoted_price::text as "quotedPrice"
       from availability_request
       where booking_id = $1 and operator_id = $2 and ($3::int is null or communication_id = $3
         or asked_at <= (select sent_at from communication where communication.id = $3))
       order by id desc limit 1 for update`,
      [bookingId, operatorId, communicationId],
    );
  }

  /**
   * Operators who were asked about a booking, have not declined, and were not told since that another one runs it; also
   * where staff closed the request after an answer, since they may still hold what they offered.
   * @param asks only those who are asked again when the booking changes: none whom staff turned down
   */
  async operatorsInTouch(tx: EntityManager, bookingId: string, { asks = false } = {}): Promise<number[]> {
    const rows = await rowsOf<{ operatorId: number }>(
      tx,
      `select distinct operator_id as "operatorId" from availability_request as request
       where booking_id = $1 and released_at is null and ${NOT_DECLINED}
         and (answer_state in ('open', 'answered') or request_status <> 'pending' and not $2)`,
      [bookingId, asks],
    );
    return rows.map(({ operatorId }) => operatorId);
  }

  /** Every request to that operator, whatever its state. @returns their ids */
  async lockAllTo(tx: EntityManager, operatorId: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      'select id from availability_request where operator_id = $1 order by id for update',
      [operatorId],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether the operator was asked about the same booking again later. */
  async hasNewer(tx: EntityManager, { id, bookingId, operatorId }: RequestKey): Promise<boolean> {
    const found = await rowCountOf(
      tx,
      'select from availability_request where booking_id = $1 and operator_id = $2 and id > $3 limit 1',
      [bookingId, operatorId, id],
    );
    return found > 0;
  }

  /** Stores the message by which the operator was asked. */
  async updateCommunication(tx: EntityManager, id: number, communicationId: number): Promise<void> {
    await tx.query('update availability_request set communication_id = $2 where id = $1', [
      id,
      communicationId,
    ]);
  }

  async updateAnswer(
    tx: EntityManager,
    id: number,
    answer: { requestStatus: RequestStatus; quotedPrice: Money | null; notes: string },
  ): Promise<void> {
    await tx.query(
      'update availability_request set request_status = $2, quoted_price = $3, notes = $4 where id = $1',
      [id, answer.requestStatus, answer.quotedPrice, answer.notes],
    );
  }

  /** @param by the name of the person who answered */
  async updateAnswered(tx: EntityManager, id: number, by: string): Promise<void> {
    await tx.query(
      `update availability_request set answer_state = 'answered', answered_by = $2, answered_at = now() where id = $1`,
      [id, by],
    );
  }

  /** Stores a late answer: the request was over before, and stays so. */
  async updateLateAnswered(tx: EntityManager, id: number, by: string): Promise<void> {
    await tx.query('update availability_request set answered_by = $2, answered_at = now() where id = $1', [
      id,
      by,
    ]);
  }

  async updateAnswerState(tx: EntityManager, id: number, state: AnswerState): Promise<AvailabilityRequest> {
    const row = await oneRowOf<AvailabilityRequestRow>(
      tx,
      `update availability_request set answer_state = $2,
         released_at = case when $2 <> 'open' then released_at end
       where id = $1 returning ${COLUMNS}`,
      [id, state],
    );
    return toAvailabilityRequest(row);
  }

  /** Ends the open requests of a booking or to an operator. @returns the ended ones */
  updateOpen(
    tx: EntityManager,
    of: { bookingId: string } | { operatorId: number },
    state: 'closed' | 'revoked',
  ): Promise<RequestKey[]> {
    const [column, value] = 'bookingId' in of ? ['booking_id', of.bookingId] : ['operator_id', of.operatorId];
    return rowsOf<RequestKey>(
      tx,
      `update availability_request set answer_state = $2 where ${column} = $1 and answer_state = 'open'
       returning id, booking_id as "bookingId", operator_id as "operatorId"`,
      [value, state],
    );
  }

  /**
   * For a trip that now has an operator: marks every request as told of the outcome, and closes those that wait for an
   * answer and those of other operators that wait for our decision. @returns the closed ones
   */
  async updateReleased(tx: EntityManager, bookingId: string, runs: number): Promise<RequestKey[]> {
    const rows = await rowsOf<RequestKey>(
      tx,
      `update availability_request set answer_state = 'closed'
       where booking_id = $1 and released_at is null and ${IS_OPEN} and (operator_id <> $2 or answer_state = 'open')
       returning id, booking_id as "bookingId", operator_id as "operatorId"`,
      [bookingId, runs],
    );
    await this.updateTold(tx, bookingId);
    return rows;
  }

  /** Marks every request of the booking as told of the outcome. */
  async updateTold(tx: EntityManager, bookingId: string): Promise<void> {
    await tx.query(
      'update availability_request set released_at = now() where booking_id = $1 and released_at is null',
      [bookingId],
    );
  }

  /** Closes those that keep their operators from being asked again. @returns the closed ones */
  updateUnsettled(tx: EntityManager, bookingId: string): Promise<RequestKey[]> {
    return rowsOf<RequestKey>(
      tx,
      `update availability_request set answer_state = 'closed' where booking_id = $1 and ${IS_OPEN}
       returning id, booking_id as "bookingId", operator_id as "operatorId"`,
      [bookingId],
    );
  }
}
