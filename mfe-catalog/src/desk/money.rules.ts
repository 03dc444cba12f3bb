import type { Booking, BookingMoney, InvoiceDelivery } from '@safari/contracts';

/** `notYet`: the trip is not confirmed, so nothing is due. */
export type MoneyState = 'notYet' | 'open' | 'settled' | 'cancelled';

export function moneyState(
  { status }: Pick<Booking, 'status'>,
  { due }: Pick<BookingMoney, 'due'>,
): MoneyState {
  if (status === 'cancelled') return 'cancelled';
  if (Number(due) === 0) return 'settled';
  return status === 'pending' ? 'notYet' : 'open';
}

/** An invoice's recipients by the state of their latest delivery; a delivery that is being retried counts as queued. */
export function deliveredTo(
  deliveries: readonly Pick<InvoiceDelivery, 'email' | 'state'>[],
): Record<'sent' | 'queued' | 'failed', string[]> {
  const latest = new Map(deliveries.map(({ email, state }) => [email, state]));
  const of = (...wanted: InvoiceDelivery['state'][]) =>
    [...latest].filter(([, state]) => wanted.includes(state)).map(([email]) => email);
  return { sent: of('sent'), queued: of('queued', 'retrying'), failed: of('failed') };
}
