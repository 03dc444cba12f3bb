import { describe, expect, it, jest } from '@jest/globals';
import type { Cancellation } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { VoidRefundDialog } from './void-refund-dialog';

const booking = { ...aBooking, status: 'cancelled' } as const;
const at = `POST /api/bookings/${booking.id}/refund/void`;
const paid = { refund: '150.00', refundState: 'paid', refundReference: 'CRDB 7731' } as Cancellation;
const voided = { ...paid, refundState: 'owed', refundReference: null } as const;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** @returns a function that shows the refund as voided, as a refetch would */
function open(answers: Answers) {
  const calls = serve(answers);
  const onClose = jest.fn();
  const page: { hear?: (now: Cancellation) => void } = {};
  function Page() {
    const [now, setNow] = useState(paid);
    page.hear = setNow;
    return (
      <>
        <VoidRefundDialog booking={booking} cancellation={now} onClose={onClose} />
        <Toaster />
      </>
    );
  }
  renderPage(<Page />);
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { sent, onClose, hear: () => act(() => page.hear?.(voided)) };
}
const submit = () => screen.findByRole('button', { name: 'Void Refund' });
const write = async () =>
  userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'It never left.');

describe('voiding a refund', () => {
  it('whose answer was lost is sent again as it was, and told as done', async () => {
    const answers: Answers = { [at]: lost };
    const { sent, onClose, hear } = open(answers);
    await write();
    await userEvent.click(await submit());
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    hear();
    expect(screen.queryByText('This refund is voided already.')).toBeNull();
    answers[at] = voided;
    await userEvent.click(await submit());
    expect(await screen.findByText('KS-7F3K2Q: $150 is owed again.')).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sent().map(({ body }) => body)).toEqual(
      Array(2).fill({ reference: 'CRDB 7731', reason: 'It never left.' }),
    );
    const [first, again] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(again).toBe(first);
  });

  it('is not to be done any more once a colleague has, and says so', async () => {
    const { sent, hear } = open({});
    await write();
    hear();
    expect(await screen.findByText('This refund is voided already.')).toBeTruthy();
    await userEvent.click(await submit());
    expect(screen.getByDisplayValue('It never left.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });
});
