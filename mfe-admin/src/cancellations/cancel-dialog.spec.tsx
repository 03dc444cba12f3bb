import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BookingCancellation, Cancellation, CancellationCost } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { api, useCancellationQuery } from '@safari/web-kit';
import { type Answer, type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { CancelDialog } from './cancel-dialog';

const booking = { ...aBooking, status: 'paid', assignedOperatorId: 1 } as const;

describe('cancelling a booking', () => {
  it.each([
    [2, '2 days are left: by the accepted terms 90% of the price is kept.'],
    [1, '1 day is left: by the accepted terms 90% of the price is kept.'],
    [0, 'It is the day of departure or later: by the accepted terms 90% of the price is kept.'],
  ])('says %i days before the departure what the customer’s wish costs them', async (daysBefore, said) => {
    const cost: CancellationCost = {
      daysBefore,
      keptPercent: 90,
      paid: '300.00',
      kept: '270.00',
      refund: '30.00',
    };
    const quote: Partial<BookingCancellation> = {
      bookingId: booking.id,
      costs: { customer: cost, staff: cost, operator: cost },
      cancellation: null,
    };
    const at = `/api/bookings/${booking.id}`;
    serve({ [`GET ${at}`]: booking, [`GET ${at}/cancellation`]: quote });
    renderPage(<CancelDialog bookingId={booking.id} onClose={() => undefined} />);
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('a cancellation', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // logged for developers
  });
  const at = `/api/bookings/${booking.id}`;
  const cost: CancellationCost = {
    daysBefore: 30,
    keptPercent: 50,
    paid: '300.00',
    kept: '150.00',
    refund: '150.00',
  };
  const quote: Partial<BookingCancellation> = {
    bookingId: booking.id,
    costs: { customer: cost, staff: cost, operator: cost },
    cancellation: null,
  };
  const REASON = 'They are ill.';
  const done = (facts: Partial<Cancellation> = {}) => ({
    ...quote,
    costs: null,
    cancellation: { ...cost, by: 'customer', reason: REASON, ...facts },
  });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  /** Shown beside the dialog once the page knows that the booking is cancelled. */
  function Over() {
    return useCancellationQuery(booking.id).data?.costs === null ? <p>It is over</p> : null;
  }

  function open(answer: Answer) {
    const answers: Answers = {
      [`GET ${at}`]: booking,
      [`GET ${at}/cancellation`]: quote,
      [`POST ${at}/cancel`]: answer,
    };
    const calls = serve(answers);
    const onClose = jest.fn();
    const { store } = renderPage(
      <>
        <CancelDialog bookingId={booking.id} onClose={onClose} />
        <Over />
        <Toaster />
      </>,
    );
    /** The page refetches the booking. */
    const hear = async (told: Answer) => {
      answers[`GET ${at}/cancellation`] = told;
      const reads = () => calls.filter(({ url }) => url === `${at}/cancellation`).length;
      const before = reads();
      act(() => void store.dispatch(api.util.invalidateTags(['Booking', 'Money'])));
      await waitFor(() => expect(reads()).toBeGreaterThan(before));
    };
    return { answers, calls, onClose, hear };
  }
  const write = async () => userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), REASON);
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Cancel and Refund $150' }));

  it('whose answer was lost is told as done once the booking is seen to be cancelled', async () => {
    const { onClose, hear } = open(lost);
    await write();
    await press();
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    await hear(done());
    expect(
      await screen.findByText('KS-7F3K2Q is cancelled, and everybody concerned hears of it.'),
    ).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('This booking cannot be cancelled any more.')).toBeNull();
  });

  it('whose answer was lost keeps its form while nobody knows, and is sent again as it was', async () => {
    const { answers, calls, onClose, hear } = open(lost);
    await write();
    await press();
    await screen.findByText('Nobody knows whether this has arrived');
    await hear({ ...quote, costs: null });
    await screen.findByText('It is over');
    answers[`POST ${at}/cancel`] = { ...booking, status: 'cancelled' };
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual(Array(2).fill({ by: 'customer', reason: REASON, refund: '150.00' }));
  });

  it('is told once where the page is told of it before its own answer comes', async () => {
    const late: Record<string, (answer: unknown) => void> = {};
    const { onClose, hear } = open(() => new Promise((resolve) => (late['press'] = resolve)));
    await write();
    await hear(() => new Promise((resolve) => (late['quote'] = resolve)));
    await press();
    late['quote']?.(done());
    await screen.findByText('It is over');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue(REASON)).toBeTruthy();
    await act(async () => late['press']?.({ ...booking, status: 'cancelled' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['a colleague cancelled meanwhile', lost, done({ reason: 'The road is flooded.' })],
    ['it was refused', problem(409, 'It is over.'), done()],
  ])('is not told as done where %s', async (_, answer, told) => {
    const { onClose, hear } = open(answer);
    await write();
    await press();
    await screen.findByRole('alert');
    await hear(told);
    expect(await screen.findByText('This booking cannot be cancelled any more.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
