/** One row of something that belongs to a booking. */
export interface OfBooking {
  bookingId: string;
}

export interface HistoryEntry extends OfBooking {
  action: string;
}

export interface LetterOfBooking extends OfBooking {
  /** The first letter to the customer, the first one to the operator, or any later letter about the booking. */
  to: 'customer' | 'operator' | 'later';
  /** Without angle brackets and host. */
  messageId: string;
}

/** What was acknowledged to customers, and the contents of every place that must contain it. */
export interface Ledger {
  acknowledged: readonly OfBooking[];
  /** Rows of svc-booking. */
  stored: readonly OfBooking[];
  /** From the customers' own lists. */
  listed: readonly OfBooking[];
  /** The number of bookings in the totals. */
  counted: number;
  history: readonly HistoryEntry[];
  /** svc-operators' copy. */
  copied: readonly OfBooking[];
  /** Availability requests; one each. */
  requested: readonly OfBooking[];
  /** Letters in the outbox. */
  written: readonly LetterOfBooking[];
  /** Letters received by the mail server, including repetitions. */
  received: readonly { messageId: string }[];
  /** Letters not recorded as sent. */
  unsent: number;
  /** Events not published yet. */
  unpublished: number;
  /** Events that could not be handled. */
  deadLetters: number;
}

/** A letter is sent once more if the server's acknowledgement was lost. */
const MOST_COPIES = 2;
const MOST_NAMED = 3;

/** What is lost, duplicated or unknown; empty if everything acknowledged is everywhere once. */
export function faultsOf(ledger: Ledger): string[] {
  const { acknowledged, history, written, received, counted, unsent, unpublished, deadLetters } = ledger;
  const wanted = acknowledged.map(({ bookingId }) => bookingId);
  const each = (what: string, rows: readonly OfBooking[]) =>
    differences(
      what,
      wanted,
      rows.map(({ bookingId }) => bookingId),
    );
  return [
    ...each('stored', ledger.stored),
    ...each("in the customer's list", ledger.listed),
    ...each('in the history as placed', withAction(history, 'placed')),
    ...each('in the history as asked', withAction(history, 'asked')),
    ...each("in the operators' copy", ledger.copied),
    ...each('requested', ledger.requested),
    ...each('written to the customer', lettersTo(written, 'customer')),
    ...each('written to the operator', lettersTo(written, 'operator')),
    ...lettersLost(written, received),
    ...amount('bookings in the totals', counted, wanted.length),
    ...amount('unsent letters', unsent, 0),
    ...amount('unpublished events', unpublished, 0),
    ...amount('dead letters', deadLetters, 0),
  ];
}

function withAction(history: readonly HistoryEntry[], wanted: string): HistoryEntry[] {
  return history.filter(({ action }) => action === wanted);
}

function lettersTo(written: readonly LetterOfBooking[], to: LetterOfBooking['to']): LetterOfBooking[] {
  return written.filter((letter) => letter.to === to);
}

function differences(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const times = timesOf(found);
  const known = new Set(wanted);
  return [
    ...named(
      `not ${what}`,
      wanted.filter((id) => !times.has(id)),
    ),
    ...named(
      `more than once ${what}`,
      [...times].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    ),
    ...named(
      `${what}, but never acknowledged`,
      [...times.keys()].filter((id) => !known.has(id)),
    ),
  ];
}

function lettersLost(
  written: readonly LetterOfBooking[],
  received: readonly { messageId: string }[],
): string[] {
  const times = timesOf(received.map(({ messageId }) => messageId));
  const known = new Set(written.map(({ messageId }) => messageId));
  return [
    ...named(
      'letters that never arrived',
      [...known].filter((id) => !times.has(id)),
    ),
    ...named(
      'letters that arrived too often',
      [...times].flatMap(([id, count]) => (count > MOST_COPIES ? [id] : [])),
    ),
    ...named(
      'letters that nobody wrote',
      [...times.keys()].filter((id) => !known.has(id)),
    ),
  ];
}

/** The number of repeated deliveries per letter. */
export function repeatedLetters(received: readonly { messageId?: string | undefined }[]): number {
  return [...timesOf(received.map(({ messageId = '' }) => messageId)).values()].filter((count) => count > 1)
    .length;
}

function timesOf(values: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

function amount(what: string, found: number, wanted: number): string[] {
  return found === wanted ? [] : [`${what}: ${found} and not ${wanted}`];
}

function named(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const rest = ids.length > MOST_NAMED ? ' …' : '';
  return [`${what}: ${ids.length} (${ids.slice(0, MOST_NAMED).join(', ')}${rest})`];
}
