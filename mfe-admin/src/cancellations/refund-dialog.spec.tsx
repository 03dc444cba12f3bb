import { describe, expect, it } from '@jest/globals';
import { addDays, type Cancellation, today } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aBooking } from '../testing/examples';
import { RefundDialog } from './refund-dialog';

const booking = { ...aBooking, status: 'cancelled' } as const;
const at = `/api/bookings/${booking.id}/refund`;
const cancellation = { refund: '150.00', refundState: 'owed' } as Cancellation;

describe('a refund', () => {
  it.each([
    ['', 'Enter the day of the transfer.'],
    [addDays(today(), 1), 'The day of the transfer cannot lie ahead.'],
    [addDays(today(), -367), 'The day of the transfer is more than a year ago: look at its year.'],
  ])('of the day “%s” is neither recorded nor written of', async (day, said) => {
    const calls = serve({});
    renderPage(<RefundDialog booking={booking} cancellation={cancellation} onClose={() => undefined} />);
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    fireEvent.change(screen.getByLabelText(/^Day of the transfer/), { target: { value: day } });
    await userEvent.click(screen.getByText('Preview letter'));
    expect(await screen.findByText(/Fill in what is missing/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record Refund' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is recorded over the amount that was seen', async () => {
    const calls = serve({ [`POST ${at}`]: { ...cancellation, refundState: 'paid' } });
    renderPage(<RefundDialog booking={booking} cancellation={cancellation} onClose={() => undefined} />);
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    await userEvent.click(screen.getByRole('button', { name: 'Record Refund' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        refundedOn: today(),
        reference: 'TRUST 9',
        refund: '150.00',
      }),
    );
  });

  /** Renders the dialog in a page that follows the cancellation. */
  function open() {
    const page: { hear: (now: Cancellation) => void } = { hear: () => undefined };
    function Page() {
      const [now, setNow] = useState(cancellation);
      page.hear = setNow;
      return <RefundDialog booking={booking} cancellation={now} onClose={() => undefined} />;
    }
    renderPage(<Page />);
    return page;
  }

  it('whose answer was lost is sent again as it was, whatever is owed by now', async () => {
    const calls = serve({ [`POST ${at}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
    const page = open();
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    const sent = () => calls.filter(({ method }) => method === 'POST');
    await userEvent.click(screen.getByRole('button', { name: 'Record Refund' }));
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    act(() => page.hear({ ...cancellation, refund: '50.00' }));
    expect(screen.queryByText(/^The refund is \$50 by now\./)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Record Refund' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  });

  it('that is another one by now is not recorded as what it was', async () => {
    const calls = serve({});
    const page = open();
    await userEvent.type(await screen.findByRole('textbox', { name: /Reference/ }), 'TRUST 9');
    act(() => page.hear({ ...cancellation, refund: '50.00' }));
    expect(await screen.findByText(/^The refund is \$50 by now\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record Refund' }));
    expect(screen.getByRole('dialog', { name: 'Refund of $150' })).toBeTruthy();
    expect(screen.getByDisplayValue('TRUST 9')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
