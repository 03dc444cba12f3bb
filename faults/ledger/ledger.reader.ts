import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@safari/service-kit/testing';
import type { House } from '../house/house.js';
import type { Acknowledged, Office } from '../house/office.js';
import { SCHEMAS } from '../house/schemas.js';
import {
  faultsOf,
  type HistoryEntry,
  type Ledger,
  type LetterOfBooking,
  type OfBooking,
} from './ledger.rules.js';

/** The pause after each check, as a multiple of the check's duration, to leave the machine to the product. */
const PAUSE_FACTOR = 3;

/** @param acknowledged all bookings ever placed in this house */
export async function readLedger(
  { query, mailbox }: House,
  office: Office,
  acknowledged: readonly Acknowledged[],
): Promise<Ledger> {
  const ofBookings = (sql: string) => query<OfBooking>(sql);
  const lists = await Promise.all(Object.keys(office.customers).map((name) => office.listOf(name)));
  return {
    acknowledged: acknowledged.map(({ id }) => ({ bookingId: id })),
    stored: await ofBookings('select id as "bookingId" from booking.booking'),
    listed: lists.flat().map(({ id }) => ({ bookingId: id })),
    counted: (await office.summary()).total,
    history: await query<HistoryEntry>(
      'select booking_id as "bookingId", action from booking.booking_history',
    ),
    copied: await ofBookings('select id as "bookingId" from operators.booking'),
    requested: await ofBookings('select booking_id as "bookingId" from operators.availability_request'),
    written: await query<LetterOfBooking>(
      `select topic_id as "bookingId", case topic when 'booking-placed' then 'customer' else 'later' end as to,
         message_id as "messageId" from booking.outgoing_mail
       union all
       select booking_id::text, case communication.id when first then 'operator' else 'later' end, message_id
       from operators.outgoing_mail join (
         select id, booking_id, min(id) over (partition by booking_id) as first from operators.communication
       ) as communication on communication.id::text = topic_id`,
    ),
    received: mailbox.received.map(({ message }) => ({
      messageId: /^<([^@]*)/.exec(message.messageId ?? '')?.[1] ?? '',
    })),
    unsent: await countOf(query, `outgoing_mail where state <> 'sent'`),
    unpublished: await countOf(query, 'outbox where published_at is null'),
    deadLetters: await countOf(query, 'dead_letter'),
  };
}

async function countOf(query: House['query'], from: string): Promise<number> {
  const rows = await query(SCHEMAS.map((schema) => `select 1 from ${schema}.${from}`).join(' union all '));
  return rows.length;
}

/**
 * Waits until everything acknowledged is everywhere exactly once.
 * @throws Error naming what is lost, duplicated or unknown after `timeoutMs`
 */
export async function settled(
  house: House,
  office: Office,
  acknowledged: readonly Acknowledged[],
  timeoutMs = 60_000,
): Promise<Ledger> {
  return eventually(
    'everything is everywhere once',
    async () => {
      const began = performance.now();
      const ledger = await readLedger(house, office, acknowledged);
      const faults = faultsOf(ledger);
      if (faults.length === 0) return ledger;
      await sleep(PAUSE_FACTOR * (performance.now() - began));
      throw new Error(faults.join('\n'));
    },
    timeoutMs,
  );
}

/**
 * The same, but waits as long as letters keep arriving: the time for two thousand depends on the machine.
 * @throws Error naming what is lost, duplicated or unknown when none has arrived for `stillMs`
 */
export async function settledByLetter(
  house: House,
  office: Office,
  acknowledged: readonly Acknowledged[],
  stillMs: number,
): Promise<Ledger> {
  for (;;) {
    const arrived = house.mailbox.received.length;
    try {
      return await settled(house, office, acknowledged, stillMs);
    } catch (error) {
      if (house.mailbox.received.length === arrived) throw error;
    }
  }
}
