import { Injectable } from '@nestjs/common';
import {
  type BookingTerms,
  type MessageSide,
  type OfferAnswer,
  type PlainDate,
  type PriceRule,
  SAFARI_TIME_ZONE,
} from '@safari/contracts';
import { oneRowOf, rowCountOf, rowOf, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { ANSWERABLE, EXPIRED_CHANGE } from '../bookings/booking-progress.view.js';
import { OFFER_COLUMNS, type OfferRow } from './change-offer.view.js';

export interface NewOffer {
  bookingId: string;
  offeredBy: MessageSide;
  before: BookingTerms;
  after: BookingTerms;
  priceRule: PriceRule;
  pricePercent: number | null;
  reason: string;
  /** null where no link leads to it */
  tokenHash: Buffer | null;
  /** It can be answered to the end of this day at the safari. */
  lastDay: PlainDate;
}

const FROM = 'from change_offer join booking on booking.id = booking_id';
/** The last millisecond of a day at the safari, so that the moment, when formatted, names that day. */
const endOf = (day: string): string =>
  `(${day}::date + 1)::timestamp at time zone '${SAFARI_TIME_ZONE}' - interval '1 millisecond'`;

@Injectable()
export class ChangeOfferRepository {
  /** Newest first. @param atMost null for every one */
  of(tx: EntityManager, bookingId: string, atMost: number | null = null): Promise<OfferRow[]> {
    return rowsOf<OfferRow>(
      tx,
      `select ${OFFER_COLUMNS} ${FROM} where booking_id = $1 order by change_offer.id desc limit $2`,
      [bookingId, atMost],
    );
  }

  /**
   * Seconds since a customer reached the hour's limit of requests about a booking, which the caller has locked;
   * undefined where they have not.
   */
  async limitReachedAge(tx: EntityManager, bookingId: string, perHour: number): Promise<number | undefined> {
    const first = await rowOf<{ age: number }>(
      tx,
      `select extract(epoch from clock_timestamp() - offered_at)::float as age from change_offer
       where booking_id = $1 and offered_by = 'customer' order by id desc offset $2 limit 1`,
      [bookingId, perHour - 1],
    );
    return first?.age;
  }

  /** The one that can be answered; the caller has locked its booking. */
  findOpen(tx: EntityManager, bookingId: string): Promise<OfferRow | undefined> {
    return rowOf<OfferRow>(tx, `select ${OFFER_COLUMNS} ${FROM} where booking_id = $1 and ${ANSWERABLE}`, [
      bookingId,
    ]);
  }

  find(tx: EntityManager, bookingId: string, id: number): Promise<OfferRow | undefined> {
    return rowOf<OfferRow>(
      tx,
      `select ${OFFER_COLUMNS} ${FROM} where booking_id = $1 and change_offer.id = $2`,
      [bookingId, id],
    );
  }

  /** The offer that a link leads to, while it can be answered. */
  findLinked(tx: EntityManager, tokenHash: Buffer): Promise<OfferRow | undefined> {
    return rowOf<OfferRow>(tx, `select ${OFFER_COLUMNS} ${FROM} where token_hash = $1 and ${ANSWERABLE}`, [
      tokenHash,
    ]);
  }

  insert(tx: EntityManager, offer: NewOffer): Promise<OfferRow> {
    const { bookingId, offeredBy, before, after, priceRule, pricePercent, reason, tokenHash, lastDay } =
      offer;
    return oneRowOf<OfferRow>(
      tx,
      `with inserted as (
         insert into change_offer (booking_id, offered_by, before, after, price_rule, price_percent, reason,
           token_hash, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, ${endOf('$9')}) returning *)
       select ${OFFER_COLUMNS} from inserted as change_offer join booking on booking.id = booking_id`,
      [
        bookingId,
        offeredBy,
        JSON.stringify(before),
        JSON.stringify(after),
        priceRule,
        pricePercent,
        reason,
        tokenHash,
        lastDay,
      ],
    );
  }

  /** Ends an offer that can still be answered. @returns whether it did */
  async updateAnswered(tx: EntityManager, id: number, answer: OfferAnswer, words: string): Promise<boolean> {
    const ended = await rowCountOf(
      tx,
      `update change_offer set state = $2, words = $3, answered_at = now()
       from booking where booking.id = booking_id and change_offer.id = $1 and ${ANSWERABLE}
       returning change_offer.id`,
      [id, answer, words],
    );
    return ended > 0;
  }

  /** Offers that expired unanswered, the longest expired first. */
  findExpired(tx: EntityManager, atMost: number): Promise<OfferRow[]> {
    return rowsOf<OfferRow>(
      tx,
      `select ${OFFER_COLUMNS} ${FROM} where ${EXPIRED_CHANGE} order by expires_at, change_offer.id limit $1`,
      [atMost],
    );
  }

  /** @returns for how many seconds the oldest expired offer has waited to be ended; 0 where there is none */
  async oldestExpired(tx: EntityManager): Promise<number> {
    const { seconds } = await oneRowOf<{ seconds: number }>(
      tx,
      `select coalesce(extract(epoch from now() - min(expires_at)), 0)::float8 as seconds
       ${FROM} where ${EXPIRED_CHANGE}`,
    );
    return seconds;
  }

  /** Ends an offer whose time is over; it is then shown as `expired`. @returns false if somebody else has ended it */
  async updateExpired(tx: EntityManager, id: number): Promise<boolean> {
    const ended = await rowCountOf(
      tx,
      `update change_offer set state = 'declined', answered_at = now()
       from booking where booking.id = booking_id and change_offer.id = $1 and ${EXPIRED_CHANGE}
       returning change_offer.id`,
      [id],
    );
    return ended > 0;
  }

  /**
   * Ends the open offer to make room for one of that side, which withdraws its own and declines the other's.
   * @returns the ended offer; `expired` where its time was over
   */
  updateReplaced(tx: EntityManager, bookingId: string, side: MessageSide): Promise<OfferRow | undefined> {
    return rowOf<OfferRow>(
      tx,
      `update change_offer set answered_at = now(),
         state = case when offered_by = $2 then 'withdrawn' else 'declined' end
       from booking where booking.id = booking_id and booking_id = $1 and change_offer.state = 'open'
       returning ${OFFER_COLUMNS}`,
      [bookingId, side],
    );
  }
}
