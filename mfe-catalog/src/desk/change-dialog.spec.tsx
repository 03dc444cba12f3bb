import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog } from './change-dialog';

const passed = addDays(today(), -1);
const booking = exampleBooking({ status: 'confirmed', preferredDate: passed });
const offers = { version: 1, booking, offers: [], priceToday: null };
const fault = 'Choose a day from today on, at most three years ahead.';

function open() {
  const calls = serve({
    [`GET /api/bookings/${booking.id}/offers`]: offers,
    [`POST /api/user/bookings/${booking.id}/offers`]: offers,
  });
  renderPage(<ChangeDialog booking={booking} open onOpenChange={() => undefined} />);
  return { asked: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

describe('who asks for a change of a trip whose day has passed', () => {
  it('may leave the day as it is', async () => {
    const { asked } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Increase' }));
    await userEvent.type(screen.getByLabelText(/^Why would you like/), 'My sister comes, too.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for This Change' }));
    await waitFor(() =>
      expect(asked()).toMatchObject([
        { preferredDate: passed, numberOfTravelers: booking.numberOfTravelers + 1 },
      ]),
    );
    expect(screen.queryByText(fault)).toBeNull();
  });

  it('moves it to no day that has passed, too', async () => {
    const { asked } = open();
    fireEvent.change(await screen.findByLabelText(/^Preferred start date/), {
      target: { value: addDays(today(), -2) },
    });
    await userEvent.type(screen.getByLabelText(/^Why would you like/), 'My sister comes, too.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for This Change' }));
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
