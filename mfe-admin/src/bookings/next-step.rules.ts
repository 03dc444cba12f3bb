import {
  addDays,
  type Booking,
  type BookingProgress,
  type BookingStatus,
  isLapsed,
  type OperatorOffer,
  type PlainDate,
} from '@safari/contracts';

/** What staff do next with a booking, or whom or what it waits for. */
export type NextStep =
  | {
      kind:
        | 'answer'
        | 'replace'
        | 'change'
        | 'ask'
        | 'invoice'
        | 'correct'
        | 'payment'
        | 'start'
        | 'complete';
    }
  | { kind: 'confirm'; offer: OperatorOffer }
  | { kind: 'compare'; offers: readonly OperatorOffer[] }
  | { kind: 'operators'; unanswered: number }
  | { kind: 'customer' }
  | { kind: 'departure' | 'return'; on: PlainDate };

/** The kinds without an action: somebody else has to act, or the day has not come. */
export type Waits = Extract<NextStep, { kind: 'operators' | 'customer' | 'departure' | 'return' }>;
export type Doable = Exclude<NextStep, Waits>;

interface Facts {
  progress: BookingProgress;
  departs: PlainDate;
  /** the last day of the trip */
  returns: PlainDate;
  today: PlainDate;
}

const STEP: Record<BookingStatus, (facts: Facts) => NextStep | undefined> = {
  pending: ({ progress }) => afterAsking(progress),
  confirmed: ({ progress }) => ({ kind: towardsMoney(progress) }),
  payment_received: toTheTrip,
  paid: toTheTrip,
  in_progress: ({ returns, today }) =>
    today < returns ? { kind: 'return', on: returns } : { kind: 'complete' },
  completed: () => undefined,
  cancelled: () => undefined,
};

/**
 * The one next step of a booking; undefined if it is over, or its progress could not be read. A customer's change offer
 * is answered before anything else, and no payment or trip start is next while the operator declines. For a request
 * whose day has passed, the next step is to offer another day.
 */
export function nextStep(
  booking: Pick<Booking, 'status' | 'progress' | 'preferredDate'>,
  today: PlainDate,
): NextStep | undefined {
  const { status, progress, preferredDate: departs } = booking;
  if (!progress) return undefined;
  if (progress.changeAsked) return { kind: 'answer' };
  if (progress.operatorRefused) return { kind: 'replace' };
  if (isLapsed(booking, today)) return { kind: progress.changeOffered ? 'customer' : 'change' };
  return STEP[status]({ progress, departs, returns: addDays(departs, progress.days - 1), today });
}

export function isDoable(step: NextStep): step is Doable {
  const { kind } = step;
  return kind !== 'operators' && kind !== 'customer' && kind !== 'departure' && kind !== 'return';
}

/** An acceptance can be confirmed while other requests are open; if all have declined, others are asked. */
function afterAsking({ offers, unanswered }: BookingProgress): NextStep {
  const [offer] = offers;
  if (offer) return offers.length === 1 ? { kind: 'confirm', offer } : { kind: 'compare', offers };
  return unanswered > 0 ? { kind: 'operators', unanswered } : { kind: 'ask' };
}

/** An invoice over another amount than the trip's price is corrected before payment. */
function towardsMoney({ invoiced, invoiceStale }: BookingProgress): 'invoice' | 'correct' | 'payment' {
  if (invoiceStale) return 'correct';
  return invoiced ? 'payment' : 'invoice';
}

/** A one-day trip is started on its day; a longer trip not started by its last day can only be completed. */
function toTheTrip({ departs, returns, today }: Facts): NextStep {
  if (today > returns || (today === returns && departs < returns)) return { kind: 'complete' };
  return today >= departs ? { kind: 'start' } : { kind: 'departure', on: departs };
}
