import { Injectable } from '@nestjs/common';
import type {
  BookingPlaced,
  BookingStatus,
  BookingType,
  EventData,
  PlainDate,
  RunningTrip,
} from '@safari/contracts';
import { Database, DomainError, lockName, rowCountOf, rowOf, rowsOf, statement } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** What an operator may know of a booking: nothing about the travelers. */
export interface KnownBooking extends Omit<KnownFacts, 'specialRequests'> {
  specialRequests: string;
}

export interface KnownFacts {
  id: string;
  reference: string;
  bookingType: BookingType;
  itemId: number;
  itemName: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  /** null where no event had it and it was not asked for */
  durationDays: number | null;
  /** null until they were asked for */
  specialRequests: string | null;
  status: BookingStatus;
  assignedOperatorId: number | null;
  /** of its date, party, price and wishes */
  factsVersion: number;
}

/** Why nothing about its customer is stored for a booking any more. */
export const ERASED = 'The customer of this booking has erased their data.';

const FIND = {
  name: 'booking',
  text: `select booking.id, booking.reference, booking.booking_type as "bookingType", booking.item_id as "itemId",
      booking.item_name as "itemName", booking.number_of_travelers as "numberOfTravelers",
      booking.preferred_date as "preferredDate", booking.duration_days as "durationDays",
      booking.special_requests as "specialRequests",
      coalesce(progress.status, 'pending') as status, progress.assigned_operator_id as "assignedOperatorId",
      booking.facts_version as "factsVersion"
    from booking left join booking_progress progress on progress.booking_id = booking.id
    where booking.id = $1`,
};

type BookingChanged = EventData['booking.booking.changed.v1'];

/** The copy of bookings and of their statuses: two tables, because their events may come in any order. */
@Injectable()
export class BookingRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<KnownFacts | undefined> {
    const [booking] = await this.database.rows<KnownFacts>(FIND.name, FIND.text, [id]);
    return booking;
  }

  /** As the transaction sees it. */
  async findIn(tx: EntityManager, id: string): Promise<KnownFacts | undefined> {
    const [booking] = await statement<KnownFacts>(tx, FIND.name, FIND.text, [id]);
    return booking;
  }

  /** Ignores a repeat, and a booking that was erased; later facts come by {@link updateFacts}. */
  async insert(tx: EntityManager, placed: BookingPlaced, customerId: string | null): Promise<void> {
    const locked = this.lockId(tx, placed.bookingId);
    const inserted = statement(
      tx,
      'booking-insert',
      `insert into booking (id, reference, booking_type, item_id, item_name, number_of_travelers, preferred_date,
         duration_days, total_price, customer_id)
       select $1::uuid, $2::text, $3::text, $4::integer, $5::text, $6::integer, $7::date, $8::integer, $9::numeric,
         $10::text
       where not exists (select from erased_booking where booking_id = $1::uuid)
       on conflict do nothing`,
      [
        placed.bookingId,
        placed.reference,
        placed.bookingType,
        placed.itemId,
        placed.itemName,
        placed.numberOfTravelers,
        placed.preferredDate,
        placed.durationDays ?? null,
        placed.totalPrice,
        customerId,
      ],
    );
    await Promise.all([locked, inserted]);
  }

  /** Stores what was asked for, once, unless it may have changed since; an erased booking has no special requests. */
  async updateAsked(
    { id, factsVersion, specialRequests, durationDays }: KnownBooking,
    tx: EntityManager = this.database.manager,
  ): Promise<void> {
    await tx.query(
      `update booking set special_requests = $2, duration_days = $4
       where id = $1 and special_requests is null and facts_version = $3`,
      [id, specialRequests, factsVersion, durationDays],
    );
  }

  /** Locks it against erasure until the transaction ends. @throws DomainError when it was erased */
  async share(tx: EntityManager, id: string): Promise<void> {
    if (await this.shareKept(tx, id)) {
      throw new DomainError('gone', ERASED);
    }
  }

  /** Locks it against erasure until the transaction ends. @returns whether it was erased before */
  async shareKept(tx: EntityManager, id: string): Promise<boolean> {
    await tx.query('select from booking where id = $1 for share', [id]);
    return this.isErased(tx, id);
  }

  /**
   * Locks the booking against everybody else who asks operators about it, even before it is known here. Taken before
   * its progress and its held assignment are locked, so that two callers cannot deadlock.
   */
  async lock(tx: EntityManager, id: string): Promise<void> {
    await this.lockId(tx, id);
    await tx.query('select from booking where id = $1 for no key update', [id]);
  }

  /**
   * Its facts for messages to operators, locked as by {@link lock}.
   * @returns undefined where it was erased
   * @throws Error while it is not known: its own event is still on the way
   */
  async lockKnown(tx: EntityManager, id: string): Promise<KnownFacts | undefined> {
    const booking = await this.lockKept(tx, id);
    return booking && !(await this.isErased(tx, id)) ? booking : undefined;
  }

  /**
   * The same, also for one that was erased: what is left of it names nobody.
   * @returns undefined where it was erased before it was known here
   * @throws Error while it is not known: its own event is still on the way
   */
  async lockKept(tx: EntityManager, id: string): Promise<KnownFacts | undefined> {
    await this.lock(tx, id);
    const booking = await this.findIn(tx, id);
    if (!booking && !(await this.isErased(tx, id))) throw new Error(`the booking ${id} is not known yet`);
    return booking;
  }

  /** The trips that an operator is to run or runs, the next one first; none of one that was erased. */
  runBy(tx: EntityManager, operatorId: number): Promise<RunningTrip[]> {
    return rowsOf<RunningTrip>(
      tx,
      `select booking.id as "bookingId", reference, item_name as "itemName", preferred_date as "preferredDate"
       from booking_progress join booking on booking.id = booking_id
       where assigned_operator_id = $1 and status not in ('completed', 'cancelled')
         and not exists (select from erased_booking where erased_booking.booking_id = booking.id)
       order by preferred_date, reference`,
      [operatorId],
    );
  }

  /**
   * Marks bookings as erased: nothing about their customer is stored any more. Waits for those who are writing now.
   * @returns those that were not erased before
   */
  async erase(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
    for (const id of ids.toSorted()) await this.lock(tx, id);
    const rows = await rowsOf<{ id: string }>(
      tx,
      `insert into erased_booking (booking_id) select unnest($1::uuid[]) on conflict do nothing
       returning booking_id as id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  private async isErased(tx: EntityManager, id: string): Promise<boolean> {
    const erased = await rowCountOf(tx, 'select from erased_booking where booking_id = $1', [id]);
    return erased > 0;
  }

  private lockId(tx: EntityManager, id: string): Promise<void> {
    return lockName(tx, `booking:${id}`);
  }

  /** Removes the operator, who has been told that there is no trip, so that a later event has nobody to tell. */
  async updateUnassigned(tx: EntityManager, id: string): Promise<void> {
    await tx.query('update booking_progress set assigned_operator_id = null where booking_id = $1', [id]);
  }

  /** The newer version wins. */
  async upsertStatus(tx: EntityManager, id: string, status: BookingStatus, version: number): Promise<void> {
    await tx.query(
      `insert into booking_progress (booking_id, status, status_version) values ($1, $2, $3)
       on conflict on constraint booking_progress_pk do update
         set status = excluded.status, status_version = excluded.status_version, changed_at = clock_timestamp()
         where booking_progress.status_version < excluded.status_version`,
      [id, status, version],
    );
  }

  /** The special requests changed, so they are asked for again when an operator is to read them. */
  async updateWishesChanged(tx: EntityManager, id: string): Promise<void> {
    await tx.query('update booking set special_requests = null where id = $1', [id]);
  }

  /** Its date, party and price, where they are newer than those known. @returns the booking as it is then */
  async updateFacts(
    tx: EntityManager,
    { bookingId, preferredDate, numberOfTravelers, totalPrice, wishesChanged, version }: BookingChanged,
  ): Promise<KnownFacts | undefined> {
    await tx.query(
      `update booking set preferred_date = $2, number_of_travelers = $3, total_price = $4, facts_version = $6,
         special_requests = case when $5 then null else special_requests end
       where id = $1 and facts_version < $6`,
      [bookingId, preferredDate, numberOfTravelers, totalPrice, wishesChanged, version],
    );
    return this.findIn(tx, bookingId);
  }

  /**
   * The newer version wins; an erased booking has no operator any more.
   * @returns the operator until now, once no other transaction changes it; undefined where the version is not newer
   */
  async upsertAssignment(
    tx: EntityManager,
    id: string,
    operatorId: number | null,
    version: number,
  ): Promise<{ before: number | null } | undefined> {
    await this.lockId(tx, id);
    const known = await rowOf<{ before: number | null }>(
      tx,
      'select assigned_operator_id as before from booking_progress where booking_id = $1',
      [id],
    );
    const written = await rowCountOf(
      tx,
      `insert into booking_progress (booking_id, assigned_operator_id, assigned_version)
       select $1::uuid, $2::integer, $3::integer
       where $2::integer is null or not exists (select from erased_booking where booking_id = $1::uuid)
       on conflict on constraint booking_progress_pk do update
         set assigned_operator_id = excluded.assigned_operator_id, assigned_version = excluded.assigned_version,
           changed_at = clock_timestamp()
         where booking_progress.assigned_version < excluded.assigned_version
       returning booking_id`,
      [id, operatorId, version],
    );
    return written > 0 ? (known ?? { before: null }) : undefined;
  }
}
