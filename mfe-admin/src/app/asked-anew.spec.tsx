import { describe, expect, it } from '@jest/globals';
import type { BookingHistoryEntry, Payment } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { availabilityRequestApi } from '../data/availability-request.api';
import { bookingApi } from '../data/booking.api';
import { communicationApi } from '../data/communication.api';
import { coordinationApi } from '../data/coordination.api';
import { invoiceApi } from '../data/invoice.api';
import { officeDayApi } from '../data/office-day.api';
import { paymentApi } from '../data/payment.api';
import { tripApi } from '../data/trip.api';
import { BookingHistory } from '../history/booking-history';
import { operatorEditApi } from '../operators/operator.api';
import { aBooking, anOperator, aTrip } from '../testing/examples';
import { tripEditApi } from '../trips/trip.api';

const booking = aBooking;
const at = `/api/bookings/${booking.id}`;
const HISTORY = `GET ${at}/history`;
const entry = (id: number, text: string): BookingHistoryEntry => ({
  id,
  at: '2026-11-20T08:00:00Z',
  who: 'staff',
  name: text,
  action: 'status',
  detail: { from: 'pending', to: 'confirmed' },
});
const { assignOperator, moveBooking } = bookingApi.endpoints;

describe('without the live stream', () => {
  it.each<[string, string, () => unknown]>([
    ['a move', `PUT ${at}/status`, () => moveBooking.initiate({ booking, status: 'paid' })],
    [
      'an assignment',
      `POST ${at}/assign-operator`,
      () => assignOperator.initiate({ booking, operatorId: 7 }),
    ],
    [
      'an invoice',
      'POST /api/send-invoice',
      () => invoiceApi.endpoints.sendInvoice.initiate({ bookingId: booking.id, emails: ['a@example.com'] }),
    ],
    [
      'a trip’s progress',
      `PUT /api/trip-status/${booking.id}`,
      () =>
        tripApi.endpoints.setProgress.initiate({
          trip: aTrip(),
          progress: { completionPercentage: 75, currentDay: 3 },
        }),
    ],
    [
      'a trip update',
      'POST /api/trip-updates',
      () =>
        tripEditApi.endpoints.postUpdate.initiate({
          idempotencyKey: 'once',
          update: {
            bookingId: booking.id,
            dayNumber: 1,
            updateType: 'milestone',
            title: 'Off',
            description: 'On our way',
            location: '',
            isVisible: true,
          },
        }),
    ],
  ])('the history tells of %s as soon as it is done', async (_, call, press) => {
    const answers: Record<string, unknown> = { [HISTORY]: [entry(1, 'Anna')], [call]: {} };
    serve(answers);
    const { store } = renderPage(<BookingHistory bookingId={booking.id} />);
    expect(await screen.findByText(/Anna/)).toBeTruthy();
    answers[HISTORY] = [entry(2, 'Bora'), entry(1, 'Anna')];
    await act(async () => void store.dispatch(press() as never));
    expect(await screen.findByText(/Bora/)).toBeTruthy();
  });

  it.each<[string, string, () => unknown, () => unknown]>([
    [
      'what operators are told is read anew after an assignment',
      `POST ${at}/assign-operator`,
      () => communicationApi.endpoints.communications.initiate(booking.id),
      () => assignOperator.initiate({ booking, operatorId: 7 }),
    ],
    [
      'the figures of all bookings are read anew after a payment was voided',
      `POST ${at}/payments/4/void`,
      () => bookingApi.endpoints.bookingSummary.initiate(),
      () =>
        paymentApi.endpoints.voidPayment.initiate({
          payment: { bookingId: booking.id, id: 4 } as Payment,
          request: { reason: 'Another family’s.' },
        }),
    ],
    [
      'what was asked of operators is read anew once one of them was deleted',
      `DELETE /api/operators/${anOperator.id}`,
      () => availabilityRequestApi.endpoints.availabilityRequests.initiate(undefined),
      () => operatorEditApi.endpoints.deleteOperator.initiate(anOperator.id),
    ],
  ])('%s', async (_, call, read, press) => {
    const calls = serve({
      [`GET /api/operator-communications?bookingId=${booking.id}`]: [],
      'GET /api/bookings/summary': {},
      'GET /api/availability-requests': [],
      [call]: {},
    });
    const { dispatch } = renderPage(null).store;
    await dispatch(read() as never);
    const asked = () => calls.filter(({ method }) => method === 'GET').length;
    expect(asked()).toBe(1);
    await dispatch(press() as never);
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    expect(asked()).toBe(2);
  });

  it('bookings name an operator as it is called by now, and what is late is counted anew once it was told', async () => {
    const { booking: one } = bookingApi.endpoints;
    const { lateAnswers } = officeDayApi.endpoints;
    const calls = serve({
      [`GET ${at}`]: booking,
      'GET /api/availability-requests/late': { count: 0, listed: [] },
      [`PUT /api/operators/${anOperator.id}`]: anOperator,
      'POST /api/operator-communications/5/told': {},
    });
    const { dispatch } = renderPage(null).store;
    const done = () => Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    await Promise.all([dispatch(one.initiate(booking.id)), dispatch(lateAnswers.initiate())]);
    const asked = async (press: unknown) => {
      calls.length = 0;
      await dispatch(press as never);
      await done();
      return calls.filter(({ method }) => method === 'GET').map(({ url }) => url);
    };
    const { id, version } = anOperator;
    expect(
      await asked(operatorEditApi.endpoints.updateOperator.initiate({ id, version, fields: anOperator })),
    ).toContain(at);
    expect(await asked(coordinationApi.endpoints.tellOperator.initiate(5))).toEqual([
      '/api/availability-requests/late',
    ]);
  });
});
