import type { Booking, BookingMoney, InvoiceDelivery } from '@safari/contracts';

/** `notYet`: nobody has confirmed the trip, so nothing is asked for. */
export type MoneyState = 'notYet' | 'open' | 'settled';

export function moneyState(
  { status }: Pick<Booking, 'status'>,
  { due }: Pick<BookingMoney, 'due'>,
): MoneyState {
  if (Number(due) === 0) return 'settled';
  return status === 'pending' ? 'notYet' : 'open';
}

/** Where an invoice went, each address once and as its latest sending stands; a letter that is tried again is on its way. */
export function deliveredTo(
  deliveries: readonly Pick<InvoiceDelivery, 'email' | 'state'>[],
): Record<'sent' | 'queued' | 'failed', string[]> {
  const latest = new Map(deliveries.map(({ email, state }) => [email, state]));
  const of = (...wanted: InvoiceDelivery['state'][]) =>
    [...latest].filter(([, state]) => wanted.includes(state)).map(([email]) => email);
  return { sent: of('sent'), queued: of('queued', 'retrying'), failed: of('failed') };
}
