import { beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, latestStart, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { newWindow, renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';

beforeEach(newWindow);

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

  it('is offered no day that has passed, and none that is too far ahead', async () => {
    open();
    const day = await screen.findByLabelText<HTMLInputElement>(/^Preferred start date/);
    expect([day.min, day.max]).toEqual([today(), latestStart(today())]);
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

describe('who asks for a change of a trip that becomes another one meanwhile', () => {
  const before = exampleBooking({ status: 'confirmed', preferredDate: addDays(today(), 40) });
  const moved = { ...before, preferredDate: addDays(today(), 60), version: 2 };

  /** Renders it as the desk does, with live bookings. */
  function openLive() {
    const calls = serve({
      [`GET /api/bookings/${before.id}/offers`]: offers,
      [`POST /api/user/bookings/${before.id}/offers`]: offers,
    });
    let becomes: (booking: typeof before) => void = () => undefined;
    const Live = () => {
      const [now, setNow] = useState(before);
      becomes = setNow;
      return <ChangeDialog booking={now} open onOpenChange={() => undefined} />;
    };
    renderPage(<Live />);
    return {
      becomes: (booking: typeof before) => act(() => becomes(booking)),
      asked: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
    };
  }

  it('asks for what they typed alone: the rest is as the trip is now', async () => {
    const { asked, becomes } = openLive();
    await userEvent.click(await screen.findByRole('button', { name: 'Increase' }));
    await userEvent.type(screen.getByLabelText(/^Why would you like/), 'My sister comes, too.');
    becomes(moved);
    await userEvent.click(screen.getByRole('button', { name: 'Ask for This Change' }));
    await waitFor(() =>
      expect(asked()).toMatchObject([
        { preferredDate: moved.preferredDate, numberOfTravelers: before.numberOfTravelers + 1 },
      ]),
    );
  });

  it('keeps what they typed', async () => {
    const { asked, becomes } = openLive();
    const wished = addDays(today(), 50);
    fireEvent.change(await screen.findByLabelText(/^Preferred start date/), { target: { value: wished } });
    await userEvent.type(screen.getByLabelText(/^Why would you like/), 'School begins later.');
    becomes({ ...moved, numberOfTravelers: before.numberOfTravelers + 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Ask for This Change' }));
    await waitFor(() =>
      expect(asked()).toMatchObject([
        {
          preferredDate: wished,
          numberOfTravelers: before.numberOfTravelers + 2,
          reason: 'School begins later.',
        },
      ]),
    );
  });
});
