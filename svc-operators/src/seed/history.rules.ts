import {
  type BookingStatus,
  type Communication,
  fromCents,
  type IntegrationMethod,
  type Money,
  type OperatorType,
  type PlainDate,
  type RequestStatus,
  toCents,
} from '@safari/contracts';
import { CONFIRMED, FOLLOW_UPS, type Occasion, PRICING, UNAVAILABLE } from './history.texts.js';

export interface PastBooking {
  id: string;
  reference: string;
  itemName: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  totalPrice: Money;
  status: BookingStatus;
  assignedOperatorId: number | null;
}

export interface PastPartner {
  id: number;
  type: OperatorType;
  integrationMethod: IntegrationMethod;
}

export type PastCommunication = Omit<Communication, 'id' | 'bookingId' | 'sentAt'> & { sentAt: Date };

export interface PastRequest {
  operatorId: number;
  requestStatus: RequestStatus;
  quotedPrice: Money | null;
  notes: string;
  askedAt: Date;
}

export interface History {
  communications: PastCommunication[];
  requests: PastRequest[];
}

type Outcome = RequestStatus | 'undelivered';

/** What each kind of partner usually gets of a trip's price. */
const SHARE: Record<OperatorType, number> = {
  hotel: 0.38,
  transport: 0.22,
  guide: 0.16,
  activity: 0.12,
  restaurant: 0.05,
  other: 0.04,
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When a booking was made, by the moment that its id (UUIDv7) carries. */
export function bookedAt(bookingId: string): Date {
  return new Date(Number.parseInt(bookingId.replaceAll('-', '').slice(0, 12), 16));
}

/**
 * What was said with partners about a booking of the demonstration data, always the same for the same booking.
 * @param able the partners of its item, besides the assigned one
 */
export function historyOf(
  booking: PastBooking,
  able: readonly PastPartner[],
  assigned: PastPartner | undefined,
  now: Date,
): History {
  const dice = diceOf(booking.id);
  const asked = partnersAsked(booking, able, assigned, dice, now);
  const talks = asked.map(({ partner, outcome }, index) =>
    talk(booking, partner, outcome, dice + index, now),
  );
  return {
    communications: talks.flatMap((one) => one.communications),
    requests: talks.flatMap((one) => one.requests),
  };
}

/** A new booking waits for staff; an agreed one has its partner and another who was asked in vain or in reserve. */
function partnersAsked(
  booking: PastBooking,
  able: readonly PastPartner[],
  assigned: PastPartner | undefined,
  dice: number,
  now: Date,
): { partner: PastPartner; outcome: Outcome }[] {
  const [second, third] = [able[dice % able.length], able[(dice + 1) % able.length]];
  if (assigned) {
    const reserve = (['unavailable', 'confirmed', 'unavailable'] as const)[dice % 3] ?? 'unavailable';
    return [
      { partner: assigned, outcome: 'confirmed' },
      ...(second ? [{ partner: second, outcome: reserve }] : []),
    ];
  }
  const isNew = now.getTime() - bookedAt(booking.id).getTime() < 2 * DAY_MS;
  if (isNew || dice % 5 === 0 || !second || !third) return [];
  const first =
    (['pending', 'pricing_pending', 'confirmed', 'unavailable'] as const)[(dice >>> 4) % 4] ?? 'pending';
  const other: Outcome = (dice >>> 6) % 4 === 0 ? 'undelivered' : 'pending';
  return [
    { partner: second, outcome: first },
    ...(third.id === second.id ? [] : [{ partner: third, outcome: other }]),
  ];
}

function talk(
  booking: PastBooking,
  partner: PastPartner,
  outcome: Outcome,
  dice: number,
  now: Date,
): History {
  const quotedPrice = outcome === 'confirmed' ? quote(booking.totalPrice, partner.type) : null;
  const occasion: Occasion = {
    day: inWords.format(new Date(`${booking.preferredDate}T00:00:00Z`)),
    guests: `${booking.numberOfTravelers} ${booking.numberOfTravelers === 1 ? 'guest' : 'guests'}`,
    price: inDollars.format((toCents(quotedPrice ?? '0') ?? 0) / 100),
  };
  const answer = answerTo(outcome, partner.type, occasion, dice);
  const clock = past(bookedAt(booking.id), now);
  const subject = `Availability request ${booking.reference}: ${booking.itemName}, ${booking.preferredDate}`;
  const askedAt = clock(2 + (dice % 9));
  const about = { operatorId: partner.id, communicationType: partner.integrationMethod };
  const communications: PastCommunication[] = [
    {
      ...about,
      direction: 'outbound',
      subject,
      message: `We would like to have you with us: ${occasion.guests}, starting ${occasion.day}. Are you available, and what would you charge?`,
      status: answer === '' ? unanswered(outcome, partner.integrationMethod) : 'responded',
      sentAt: askedAt,
    },
  ];
  if (answer !== '') {
    communications.push({
      ...about,
      direction: 'inbound',
      subject: `Re: ${subject}`,
      message: answer,
      status: 'delivered',
      sentAt: clock(12 + (dice % 20)),
    });
  }
  if (partner.id === booking.assignedOperatorId)
    communications.push(...afterwards(partner, occasion, dice, clock));
  const requestStatus = outcome === 'undelivered' ? 'pending' : outcome;
  return {
    communications,
    requests: [{ operatorId: partner.id, requestStatus, quotedPrice, notes: answer, askedAt }],
  };
}

function afterwards(
  { id: operatorId }: PastPartner,
  occasion: Occasion,
  dice: number,
  clock: (hours: number) => Date,
): PastCommunication[] {
  const [accepted, ...others] = FOLLOW_UPS;
  const second = others[dice % others.length];
  return [accepted, dice % 2 === 0 ? second : undefined].flatMap((followUp, index) => {
    if (!followUp) return [];
    const { subject, message, answer } = followUp;
    const about = { operatorId, communicationType: 'manual' as const };
    const at = 36 + index * 20 + (dice % 7);
    return [
      {
        ...about,
        direction: 'outbound',
        subject,
        message: message(occasion),
        status: 'responded',
        sentAt: clock(at),
      },
      {
        ...about,
        direction: 'inbound',
        subject: `Re: ${subject}`,
        message: answer,
        status: 'delivered',
        sentAt: clock(at + 5),
      },
    ] satisfies PastCommunication[];
  });
}

function answerTo(outcome: Outcome, type: OperatorType, occasion: Occasion, dice: number): string {
  const phrases: Record<Outcome, readonly ((occasion: Occasion) => string)[]> = {
    confirmed: CONFIRMED[type],
    unavailable: UNAVAILABLE[type],
    pricing_pending: PRICING,
    pending: [],
    undelivered: [],
  };
  const fitting = phrases[outcome];
  return fitting[dice % fitting.length]?.(occasion) ?? '';
}

/** Whoever is told by telephone has not been told by us. */
function unanswered(outcome: Outcome, method: IntegrationMethod): Communication['status'] {
  if (method === 'manual') return 'pending';
  return outcome === 'undelivered' ? 'failed' : 'sent';
}

/** Hours after a moment; squeezed together where they would reach beyond now. */
function past(from: Date, now: Date): (hours: number) => Date {
  const room = (now.getTime() - from.getTime()) / (80 * HOUR_MS);
  const hour = HOUR_MS * Math.min(1, Math.max(0, room));
  return (hours) => new Date(from.getTime() + hours * hour);
}

/** The same for the same booking, and nothing alike for two (FNV-1a). */
function diceOf(bookingId: string): number {
  let hash = 0x811c9dc5;
  for (const character of bookingId) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 1;
}

function quote(total: Money, type: OperatorType): Money {
  const fiveDollars = 500;
  return fromCents(Math.round(((toCents(total) ?? 0) * SHARE[type]) / fiveDollars) * fiveDollars);
}

const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
