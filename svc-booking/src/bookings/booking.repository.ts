import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Booking, type BookingGroup, type BookingType, type Money, today } from '@safari/contracts';
import {
  assertFresh,
  Database,
  DomainError,
  encodeCursor,
  insertRow,
  lockName,
  oneRowOf,
  type Page,
  rowCountOf,
  rowsOf,
  statement,
  toPage,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { TombstoneRepository } from '../tombstones/tombstone.repository.js';
import { BookingEntity } from './booking.entity.js';
import { refusedAs } from './booking.errors.js';
import { BOOKING_COLUMNS, toBooking } from './booking.view.js';
import { type SheetPart, sheetQuery } from './booking-export.query.js';
import type { PlacedBookings } from './booking-limit.rules.js';
import { type BookingPage, type ListQuery, type OrderedFilter, progressQuery } from './booking-list.query.js';
import { IS_INVOICED, PROGRESS } from './booking-progress.view.js';
import { ReferenceTaken } from './booking-reference.generator.js';

/** How many bookings of a type are under a tab. */
export interface BookingTotal {
  type: BookingType;
  tab: Exclude<BookingGroup, 'cancelled'>;
  bookings: number;
  /** of all types and tabs together, the same in every row */
  revenue: Money;
}

/** A part of the sheet of bookings. */
export interface ExportPart {
  lines: string;
  /** Where the next part begins; absent on the last one. */
  next?: string;
}

const OWN_MAX = 500;

@Injectable()
export class BookingRepository {
  constructor(
    private readonly database: Database,
    private readonly tombstones: TombstoneRepository,
  ) {}

  async findOf(customerId: string, id: string): Promise<Booking | undefined> {
    const [booking] = await this.database.rows<Booking>(
      'booking-of-customer',
      `select ${BOOKING_COLUMNS} from booking where id = $1 and customer_id = $2`,
      [id, customerId],
    );
    return booking;
  }

  /** As staff see it, with how far it is. */
  async find(id: string): Promise<Booking | undefined> {
    const [booking] = await this.database.rows<Booking>(
      'booking-with-progress',
      `select ${BOOKING_COLUMNS}, ${PROGRESS} as progress from booking where id = $1`,
      [id],
    );
    return booking;
  }

  /** Newest first, at most {@link OWN_MAX}. */
  ownedBy(customerId: string): Promise<Booking[]> {
    return this.database.rows<Booking>(
      'bookings-of-customer',
      `select ${BOOKING_COLUMNS} from booking where customer_id = $1
       order by created_at desc, id desc limit ${OWN_MAX}`,
      [customerId],
    );
  }

  async page(list: BookingPage): Promise<Page<Booking>> {
    const found = await this.read<Booking & { key: string }>(list, progressQuery(list));
    const { rows, ...next } = toPage(found, list.limit, ({ key, id }) => ({ key, id }));
    return { rows: rows.map(withoutKey), ...next };
  }

  /** A part of the sheet of what a filter finds. */
  async sheet(
    list: OrderedFilter & { limit: number; cursor?: string | undefined },
    currency: string,
  ): Promise<ExportPart> {
    const [part] = await this.read<SheetPart>(list, sheetQuery(list, currency));
    const { lines = '', rows = 0, key, id } = part ?? {};
    return { lines, ...(rows === list.limit && key && id && { next: encodeCursor({ key, id }) }) };
  }

  /** The plan depends on how rare the searched words are, so a search is planned each time and never prepared. */
  private read<T>({ search }: OrderedFilter, { text, values }: ListQuery): Promise<T[]> {
    return search
      ? rowsOf<T>(this.database.manager, text, values)
      : this.database.rows<T>(`bookings-${fingerprint(text)}`, text, values);
  }

  /** From the kept totals, without what was cancelled: the same few rows at any number of bookings. */
  totals(): Promise<BookingTotal[]> {
    return this.database.rows<BookingTotal>(
      'booking-summary',
      `select booking_type as type, tab, sum(bookings)::int as bookings,
         (sum(sum(revenue)) over ())::text as revenue
       from booking_total where tab <> 'cancelled' group by booking_type, tab`,
    );
  }

  async exists(id: string): Promise<boolean> {
    const known = await this.database.rows('booking-known', 'select from booking where id = $1', [id]);
    return known.length > 0;
  }

  /** @param customerId whose booking it must be; null for staff, who see every one @returns whose booking it is */
  async findCustomerId(id: string, customerId: string | null = null): Promise<string | undefined> {
    const [booking] = await this.database.rows<{ customerId: string }>(
      'booking-customer',
      `select customer_id as "customerId" from booking where id = $1 and ($2::text is null or customer_id = $2)`,
      [id, customerId],
    );
    return booking?.customerId;
  }

  /**
   * What a customer has placed already, without requests whose day has passed; until the transaction ends no other
   * instance places for them.
   * @param perHour how many fill the hour's limit
   */
  async lockPlacedBy(tx: EntityManager, customerId: string, perHour: number): Promise<PlacedBookings> {
    const locked = lockName(tx, `placed-by:${customerId}`);
    const counted = statement<PlacedBookings>(
      tx,
      'placed-by',
      `select count(*)::int as open, (
         select extract(epoch from clock_timestamp() - created_at)::float from booking
         where customer_id = $1 order by created_at desc, id desc offset $2 - 1 limit 1
       ) as "limitReachedAgeS"
       from booking where customer_id = $1
         and (status = 'confirmed' or status = 'pending' and preferred_date >= $3)`,
      [customerId, perHour, today()],
    );
    const [, [placed]] = await Promise.all([locked, counted]);
    return placed as PlacedBookings;
  }

  /** @throws DomainError when it was erased */
  async get(tx: EntityManager, id: string): Promise<BookingEntity> {
    const booking = await tx.findOneBy(BookingEntity, { id });
    if (!booking) throw DomainError.notFound('The booking');
    return booking;
  }

  findOwned(tx: EntityManager, id: string, customerId: string): Promise<BookingEntity | null> {
    return tx.findOneBy(BookingEntity, { id, customerId });
  }

  /**
   * Locks the booking until the transaction ends, so that its changes come one after the other.
   * @throws DomainError when it was erased
   */
  async lock(tx: EntityManager, id: string): Promise<BookingEntity> {
    const booking = await tx.findOne(BookingEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!booking) throw DomainError.notFound('The booking');
    await this.tombstones.assertBooking(tx, id);
    return booking;
  }

  /** Locks the booking as it was seen. @throws DomainError when it was erased, or `stale` with the booking as it is now */
  async lockSeen(tx: EntityManager, id: string, seen: number | undefined): Promise<BookingEntity> {
    const booking = await this.lock(tx, id);
    assertFresh(seen, toBooking(booking));
    return booking;
  }

  /** For what is written about a booking without changing it: locks it against erasure until the transaction ends. */
  async share(tx: EntityManager, id: string): Promise<void> {
    const found = await rowCountOf(tx, 'select from booking where id = $1 for share', [id]);
    if (found === 0) throw DomainError.notFound('The booking');
    await this.tombstones.assertBooking(tx, id);
  }

  async isInvoiced(tx: EntityManager, id: string): Promise<boolean> {
    const { invoiced } = await oneRowOf<{ invoiced: boolean }>(
      tx,
      `select ${IS_INVOICED} as invoiced from booking where id = $1`,
      [id],
    );
    return invoiced;
  }

  /** Locks the booking against erasure until the transaction ends. @returns false where it was erased */
  async shareIfPresent(tx: EntityManager, id: string): Promise<boolean> {
    await tx.query('select from booking where id = $1 for key share', [id]);
    return !(await this.tombstones.hasBooking(tx, id));
  }

  /** @throws ReferenceTaken and stores nothing where another booking has its reference */
  async insert(tx: EntityManager, booking: BookingEntity): Promise<void> {
    if (!(await insertRow(tx, BookingEntity, booking))) throw new ReferenceTaken();
  }

  /** Only where the stored version is the one below, which the caller has locked. */
  async updateStatus(tx: EntityManager, { id, status, version }: BookingEntity): Promise<void> {
    await this.updateNext(tx, id, { status, version });
  }

  async updateAssignment(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const { id, status, assignedOperatorId, assignedOperatorName, version } = booking;
    await this.updateNext(tx, id, { status, assignedOperatorId, assignedOperatorName, version });
  }

  /** Other fields, where the stored version is the one below, which the caller has locked. */
  async updateFields(
    tx: EntityManager,
    { id, version }: BookingEntity,
    fields: Partial<BookingEntity>,
  ): Promise<void> {
    await this.updateNext(tx, id, { ...fields, version });
  }

  /** Updates the operator's name in bookings whose trip is not over; their versions stay. */
  async updateOperatorName(tx: EntityManager, operatorId: number): Promise<void> {
    await tx.query(
      `update booking set assigned_operator_name = operator.name from operator
       where operator.id = $1 and assigned_operator_id = operator.id and assigned_operator_name <> operator.name
         and tab in ('confirmed', 'paid')`,
      [operatorId],
    );
  }

  /** Every change is conditional on the version, so that none overwrites another even if its caller forgot to lock. */
  private async updateNext(
    tx: EntityManager,
    id: string,
    fields: Partial<BookingEntity> & { version: number },
  ): Promise<void> {
    const { affected } = await tx.update(BookingEntity, { id, version: fields.version - 1 }, fields);
    if (affected !== 1) throw refusedAs('changed_meanwhile', 'Somebody changed this booking just now.');
  }
}

function withoutKey(row: Booking & { key: string }): Booking {
  const { key: _, ...booking } = row;
  return booking;
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
