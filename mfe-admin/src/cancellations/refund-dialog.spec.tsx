import { describe, expect, it } from '@jest/globals';
import { addDays, type Cancellation, today } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { RefundDialog } from './refund-dialog';

const booking = { ...aBooking, status: 'cancelled' } as const;
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
});
