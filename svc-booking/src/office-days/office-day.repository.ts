import { Injectable } from '@nestjs/common';
import {
  type AskedChange,
  CONTACT_PROMISE_HOURS,
  type Departure,
  type DueBooking,
  INVOICE_DAYS,
  type LapsedOffer,
  type Money,
  OFFICE_DAY_LISTED,
  type OfficeBooking,
  type OperatorClash,
  type OwedBooking,
  type PlainDate,
  QUIET_HOURS,
  type QuietTrip,
  type UnreadBooking,
} from '@safari/contracts';
import { Database, wireMoment } from '@safari/service-kit';
import {
  ASKED_CHANGE,
  IS_INVOICE_STALE,
  IS_INVOICED,
  IS_OFFERABLE,
  IS_REFUSED,
  IS_SOMEBODYS,
  IS_WAITING,
  OWED,
  STANDS,
} from '../bookings/booking-progress.view.js';
import { UNANSWERED } from '../changes/change-offer.view.js';
import { officeBooking } from './office-day.view.js';

/** A row with the totals of its whole list, the same in every row. */
type Counted<T, C> = { item: T } & C;

/** Bookings with an operator whose trip is not over; found by an index, since most trips are over. */
const RUNNING = `tab in ('confirmed', 'paid')`;
const ONE = officeBooking('booking');
/** The terms by which a requested change is summarised: date and party. */
const asked = (terms: 'before' | 'after'): string => `json_build_object(
  'preferredDate', ${terms} ->> 'preferredDate', 'numberOfTravelers', ${terms} -> 'numberOfTravelers')`;
/** The same of an offer of the office, which may be about the price alone. */
const offered = (terms: 'before' | 'after'): string => `json_build_object(
  'preferredDate', ${terms} ->> 'preferredDate', 'numberOfTravelers', ${terms} -> 'numberOfTravelers',
  'totalPrice', ${terms} ->> 'totalPrice')`;
/**
 * What was paid of a booking with an operator beyond its price, whether or not the trip is over; below zero where something
 * is due. As an index has it.
 */
const BALANCE = `case when tab in ('confirmed', 'paid', 'completed') then paid - total_price end`;

/** The bookings that wait for somebody. Every query begins at an index that leaves out what is over. */
@Injectable()
export class OfficeDayRepository {
  constructor(private readonly database: Database) {}

  /** The longest waiting first. */
  waiting(): Promise<Counted<OfficeBooking, { waiting: number; late: number }>[]> {
    return this.database.rows(
      'office-waiting',
      `select json_build_object(${ONE}) as item, count(*) over ()::int as waiting,
         count(*) filter (where created_at <= now() - interval '${CONTACT_PROMISE_HOURS} hours') over ()::int as late
       from booking where ${IS_WAITING}
       order by created_at, id limit ${OFFICE_DAY_LISTED}`,
    );
  }

  /** The overdue first, and of them the earliest departure; a trip that has begun is due without an invoice, too. */
  due(
    today: PlainDate,
  ): Promise<
    Counted<DueBooking, { due: number; overdue: number; dueAmount: Money; overdueAmount: Money | null }>[]
  > {
    return this.database.rows(
      'office-due',
      `select json_build_object(${ONE}, 'due', rest::text, 'overdue', is_overdue,
           'invoiced', invoiced_at is not null,
           'invoicedAt', ${wireMoment('coalesce(invoiced_at, created_at)')}) as item,
         count(*) over ()::int as due, count(*) filter (where is_overdue) over ()::int as overdue,
         (sum(rest) over ())::text as "dueAmount",
         (sum(rest) filter (where is_overdue) over ())::text as "overdueAmount"
       from (
         select booking.*, total_price - paid as rest, invoiced_at,
           invoiced_at is null or invoiced_at <= now() - interval '${INVOICE_DAYS} days'
             or preferred_date <= $1::date + ${INVOICE_DAYS} as is_overdue
         from booking, lateral (select min(issued_at) as invoiced_at from invoice
           where invoice.booking_id = booking.id and ${STANDS}) as first
         where ${BALANCE} < 0 and ${IS_SOMEBODYS}
           and (invoiced_at is not null or status in ('in_progress', 'completed'))
       ) as booking
       order by is_overdue desc, preferred_date, id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
  }

  /**
   * Of cancelled bookings refunds and what arrived since, the longest cancelled first, then what was paid beyond the
   * price of others.
   */
  owed(): Promise<Counted<OwedBooking, { owed: number; owedAmount: Money }>[]> {
    return this.database.rows(
      'office-owed',
      `select json_build_object(${ONE}, 'owed', amount::text) as item, count(*) over ()::int as owed,
         (sum(amount) over ())::text as "owedAmount"
       from (
         select booking.*, ${OWED} + case when refund_state = 'owed' then refund else 0 end as amount,
           cancelled_at as since
         from (select booking_id from cancellation where refund_state = 'owed'
             union select booking_id from payment where late) as candidate
           join cancellation using (booking_id) join booking on booking.id = booking_id
         union all
         select booking.*, ${BALANCE}, null from booking where ${BALANCE} > 0
       ) as booking
       where amount > 0
       order by since nulls last, preferred_date, id limit ${OFFICE_DAY_LISTED}`,
    );
  }

  /**
   * Earliest first, whether or not something is lacking. A booking paid in full needs no invoice; an invoice over
   * another amount does not count, nor does an operator who has declined the trip in its present form.
   */
  departures(
    from: PlainDate,
    to: PlainDate,
  ): Promise<Counted<Departure, { departures: number; lacking: number }>[]> {
    return this.database.rows(
      'office-departures',
      `select json_build_object(${ONE}, 'lacks', lacks) as item, count(*) over ()::int as departures,
         count(*) filter (where cardinality(lacks) > 0) over ()::int as lacking
       from (
         select *, case when status = 'completed' then array[]::text[] else array_remove(array[
             case when assigned_operator_id is null or ${IS_REFUSED} then 'operator' end,
             case when unpaid and (not ${IS_INVOICED} or ${IS_INVOICE_STALE}) then 'invoice' end,
             case when unpaid then 'payment' end], null) end as lacks
         from booking, lateral (select paid < total_price as unpaid) as money
         where preferred_date between $1 and $2 and tab <> 'cancelled'
       ) as booking
       order by preferred_date, id limit ${OFFICE_DAY_LISTED}`,
      [from, to],
    );
  }

  /**
   * Trips that have begun and about which nothing new was written for their travelers' families; the longest quiet
   * first.
   */
  quietTrips(today: PlainDate): Promise<Counted<QuietTrip, { quietTrips: number }>[]> {
    return this.database.rows(
      'office-quiet-trips',
      `select json_build_object(${ONE}, 'currentDay', current_day, 'totalDays', total_days,
           'lastNewsAt', ${wireMoment('last_news')}) as item, count(*) over ()::int as "quietTrips"
       from trip join booking on booking.id = trip.booking_id, lateral (
         select max(posted_at) as last_news from trip_update
         where trip_update.booking_id = trip.booking_id and is_visible and withdrawn_at is null
       ) as news
       where current_status in ('confirmed', 'in_progress') and start_date < $1 and ${IS_SOMEBODYS}
         and (last_news is null or last_news <= now() - interval '${QUIET_HOURS} hours')
       order by last_news nulls first, start_date, booking.id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
  }

  /** Operators with two trips on one of these days; the earliest day first. */
  clashes(from: PlainDate, to: PlainDate): Promise<Counted<OperatorClash, { clashes: number }>[]> {
    return this.database.rows(
      'office-clashes',
      `with running as (
         select * from booking where ${RUNNING} and preferred_date <= $2 and preferred_date + duration_days > $1::date
       ), clash as (
         select one.id as first, other.id as second, greatest(one.preferred_date, other.preferred_date) as day,
           count(*) over ()::int as clashes
         from running as one join running as other on one.assigned_operator_id = other.assigned_operator_id
           and (one.preferred_date, one.id) < (other.preferred_date, other.id)
           and other.preferred_date < one.preferred_date + one.duration_days
         order by day, first, second limit ${OFFICE_DAY_LISTED}
       )
       select json_build_object('operatorId', one.assigned_operator_id, 'operatorName', one.assigned_operator_name,
           'on', day::text, 'bookings', json_build_array(json_build_object(${officeBooking('one')}),
             json_build_object(${officeBooking('other')}))) as item, clashes
       from clash join booking as one on one.id = first join booking as other on other.id = second
       order by day, first, second`,
      [from, to],
    );
  }

  /**
   * Trips whose operator has left the network, the earliest departure first: one who was assigned while leaving does
   * not know of the trip.
   */
  abandoned(): Promise<Counted<OfficeBooking, { abandoned: number }>[]> {
    return this.database.rows(
      'office-abandoned',
      `select json_build_object(${ONE}) as item, count(*) over ()::int as abandoned
       from booking where ${RUNNING}
         and exists (select from operator where operator.id = assigned_operator_id and deleted)
       order by preferred_date, id limit ${OFFICE_DAY_LISTED}`,
    );
  }

  /** The longest past first: nobody runs them any more, and no other list shows them. */
  lapsed(today: PlainDate): Promise<Counted<OfficeBooking, { lapsed: number }>[]> {
    return this.database.rows(
      'office-lapsed',
      `select json_build_object(${ONE}) as item, count(*) over ()::int as lapsed
       from booking where tab = 'pending' and preferred_date < $1
       order by preferred_date, id limit ${OFFICE_DAY_LISTED}`,
      [today],
    );
  }

  /** Bookings with messages of customers that nobody has read; the longest waiting first. */
  messages(): Promise<Counted<UnreadBooking, { messages: number }>[]> {
    return this.database.rows(
      'office-messages',
      `select json_build_object(${ONE}, 'unread', unread, 'writtenAt', ${wireMoment('last_message_at')}) as item,
         count(*) over ()::int as messages
       from message_mark join booking on booking.id = booking_id
       where reader = 'staff' and unread > 0 and ${IS_SOMEBODYS}
       order by last_message_at, booking_id limit ${OFFICE_DAY_LISTED}`,
    );
  }

  /** The soonest to expire first. */
  askedChanges(): Promise<Counted<AskedChange, { askedChanges: number }>[]> {
    return this.database.rows(
      'office-asked-changes',
      `select json_build_object(${ONE}, 'before', ${asked('before')}, 'after', ${asked('after')},
           'askedAt', ${wireMoment('offered_at')}, 'expiresAt', ${wireMoment('expires_at')}) as item,
         count(*) over ()::int as "askedChanges"
       from change_offer join booking on booking.id = booking_id where ${ASKED_CHANGE}
       order by expires_at, change_offer.id limit ${OFFICE_DAY_LISTED}`,
    );
  }

  /**
   * The longest expired first, as long as no other offer was made, and the office has neither changed the booking nor
   * written to its customer since.
   */
  lapsedOffers(): Promise<Counted<LapsedOffer, { lapsedOffers: number }>[]> {
    return this.database.rows(
      'office-lapsed-offers',
      `select json_build_object(${ONE}, 'before', ${offered('before')}, 'after', ${offered('after')},
           'expiredAt', ${wireMoment('expires_at')}) as item, count(*) over ()::int as "lapsedOffers"
       from booking, lateral (
         select * from change_offer where booking_id = booking.id order by id desc limit 1
       ) as offer
       where (tab = 'pending' or ${RUNNING}) and ${IS_OFFERABLE} and ${IS_SOMEBODYS}
         and offered_by = 'staff' and ${UNANSWERED}
         and not exists (select from booking_history where booking_history.booking_id = booking.id
           and who like 'staff%' and action in ('message', 'details') and at > expires_at)
       order by expires_at, booking.id limit ${OFFICE_DAY_LISTED}`,
    );
  }
}
