import {
  type Communication,
  decimalsOf,
  formatMoney,
  fromMinor,
  type IntegrationMethod,
  type Money,
  type OperatorType,
  type RequestStatus,
  toMinor,
} from '@safari/contracts';
import { isFullAnswer } from '../availability-requests/answer-state.rules.js';
import { bookedAt } from './booked-at.js';
import {
  CONFIRMED,
  FOLLOW_UPS,
  type Occasion,
  PEOPLE,
  PRICING,
  QUOTED,
  UNAVAILABLE,
} from './history.texts.js';
import type { History, Outcome, PastBooking, PastCommunication, PastOperator } from './history.types.js';

/** What each kind of operator usually gets of a trip's price. */
const SHARE: Record<OperatorType, number> = {
  hotel: 0.38,
  transport: 0.22,
  guide: 0.16,
  activity: 0.12,
  restaurant: 0.05,
  other: 0.04,
};

const STATUS_OF: Record<Outcome, RequestStatus> = {
  pending: 'pending',
  undelivered: 'pending',
  pricing_pending: 'pricing_pending',
  quoted: 'pricing_pending',
  confirmed: 'confirmed',
  unavailable: 'unavailable',
};

const HOUR_MS = 3_600_000;

/** What one operator was asked and answered, and what followed where the booking became theirs. */
export function talk(
  booking: PastBooking,
  operator: PastOperator,
  outcome: Outcome,
  dice: number,
  now: Date,
): History {
  const priced = outcome === 'confirmed' || outcome === 'quoted';
  const { currency } = booking;
  const quotedPrice = priced ? quote(booking, operator.type) : null;
  const occasion: Occasion = {
    day: inWords.format(new Date(`${booking.preferredDate}T00:00:00Z`)),
    guests: `${booking.numberOfTravelers} ${booking.numberOfTravelers === 1 ? 'guest' : 'guests'}`,
    price: formatMoney(quotedPrice ?? '0', currency, { locale: 'en-US', decimals: 'needed' }),
  };
  const answer = answerTo(outcome, operator.type, occasion, dice);
  const clock = past(bookedAt(booking.id), now);
  const subject = `Availability request ${booking.reference}: ${booking.itemName}, ${occasion.day}`;
  const askedAt = clock(2 + (dice % 9));
  const answeredAt = clock(12 + (dice % 11)); // a booking of the demonstration is assigned after a day
  const about = { operatorId: operator.id, communicationType: operator.integrationMethod };
  const communications: PastCommunication[] = [
    {
      ...about,
      direction: 'outbound',
      subject,
      message: `We would like to have you with us: ${occasion.guests}, starting ${occasion.day}. Are you available, and what would you charge?`,
      status: answer === '' ? unanswered(outcome, operator.integrationMethod) : 'responded',
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
      sentAt: answeredAt,
    });
  }
  if (operator.id === booking.assignedOperatorId)
    communications.push(...afterwards(operator, occasion, dice, clock));
  const requestStatus = STATUS_OF[outcome];
  const full = isFullAnswer(requestStatus, quotedPrice);
  return {
    communications,
    requests: [
      {
        operatorId: operator.id,
        requestStatus,
        quotedPrice,
        notes: answer,
        askedAt,
        answerState: full ? 'answered' : 'open',
        answeredBy: full ? (PEOPLE[dice % PEOPLE.length] ?? null) : null,
        answeredAt: full ? answeredAt : null,
      },
    ],
  };
}

function afterwards(
  { id: operatorId }: PastOperator,
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
    quoted: QUOTED,
    pending: [],
    undelivered: [],
  };
  const fitting = phrases[outcome];
  return fitting[dice % fitting.length]?.(occasion) ?? '';
}

/** An operator whom the office has to call has not been told by us. */
function unanswered(outcome: Outcome, method: IntegrationMethod): Communication['status'] {
  if (method === 'manual') return 'pending';
  return outcome === 'undelivered' ? 'failed' : 'sent';
}

/** Converts hours after a moment; compressed where they would reach beyond now. */
function past(from: Date, now: Date): (hours: number) => Date {
  const room = (now.getTime() - from.getTime()) / (80 * HOUR_MS);
  const hour = HOUR_MS * Math.min(1, Math.max(0, room));
  return (hours) => new Date(from.getTime() + hours * hour);
}

/** In fives, as people quote. */
function quote({ totalPrice, currency }: PastBooking, type: OperatorType): Money {
  const five = 5 * 10 ** decimalsOf(currency);
  const share = toMinor(totalPrice, currency) * SHARE[type];
  return fromMinor(Math.max(1, Math.round(share / five)) * five, currency);
}

const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
