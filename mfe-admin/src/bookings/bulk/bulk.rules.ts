import { type Booking, bookingActions, type StaffDuty } from '@safari/contracts';

export const BULK_ACTIONS = ['ask', 'confirm', 'invoice'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const BULK_DUTY: Record<BulkAction, StaffDuty> = {
  ask: 'office',
  confirm: 'office',
  invoice: 'money',
};

const FITS: Record<BulkAction, (booking: Booking) => boolean> = {
  ask: (booking) => bookingActions.selectOperators(booking) && !booking.progress?.offers.length,
  confirm: ({ progress }) => progress?.offers.length === 1,
  invoice: (booking) => bookingActions.sendInvoice(booking) && booking.progress?.invoiced !== true,
};

/** Those of the chosen bookings of which this is the next thing to do: an invoice that was sent is not sent again. */
export function fitting(action: BulkAction, chosen: readonly Booking[]): Booking[] {
  return chosen.filter(FITS[action]);
}

/** How it went for one booking; `why` in the server's words. */
export type Outcome = { state: 'doing' } | { state: 'done' } | { state: 'refused'; why: string };
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Those that are still to be done: also what was refused, since its cause may be gone. */
export function undone(bookings: readonly Booking[], outcomes: Outcomes): Booking[] {
  return bookings.filter(({ id }) => outcomes.get(id)?.state !== 'done');
}

export function counted(outcomes: Outcomes): Record<Outcome['state'], number> {
  const count = { doing: 0, done: 0, refused: 0 };
  for (const { state } of outcomes.values()) count[state] += 1;
  return count;
}
