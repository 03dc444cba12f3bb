import { describe, expect, it } from '@jest/globals';
import type { DeliveryState, InvoiceDelivery } from '@safari/contracts';
import { canSendAgain } from './delivery.rules';

const delivery = (id: number, email: string, state: DeliveryState): InvoiceDelivery => ({
  id,
  email,
  state,
  attempts: 1,
  reason: null,
  sentAt: null,
});

describe('sending again', () => {
  it.each(['queued', 'retrying', 'sent'] as const)('is not offered for a letter that is %s', (state) => {
    const one = delivery(1, 'amina@example.com', state);
    expect(canSendAgain([one], one)).toBe(false);
  });

  it('is offered for the last one that failed at an address', () => {
    const first = delivery(1, 'amina@example.com', 'failed');
    const other = delivery(2, 'jonas@example.com', 'sent');
    const again = delivery(3, 'Amina@example.com', 'failed');
    expect(canSendAgain([first, other], first)).toBe(true);
    expect(canSendAgain([first, other, again], first)).toBe(false);
    expect(canSendAgain([first, other, again], again)).toBe(true);
  });
});
