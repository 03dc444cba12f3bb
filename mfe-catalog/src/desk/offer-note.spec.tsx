import { expect, it } from '@jest/globals';
import { type Booking, type ChangeOffer, termsOf } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { api } from '@safari/web-kit';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingCard } from './booking-card';
import { ChangeDialog } from './change-dialog';
import { OfferNote } from './offer-note';

const trips = ['Stone Town and Spice', 'The Northern Circuit'].map((itemName, index) =>
  exampleBooking({ id: `b${index}`, itemName, status: 'confirmed', preferredDate: '2099-01-01' }),
);

const offerOf = (booking: Booking, offeredBy: ChangeOffer['offeredBy']): ChangeOffer => ({
  id: 7,
  offeredBy,
  state: 'open',
  before: termsOf(booking),
  after: { ...termsOf(booking), numberOfTravelers: 3 },
  priceRule: 'kept',
  pricePercent: null,
  reason: 'The camp has one more tent.',
  offeredAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2099-01-01T08:00:00.000Z',
  answeredAt: null,
  words: '',
});

it.each([
  ['Accept Change', 'staff'],
  ['Decline', 'staff'],
  ['Take My Wish Back', 'customer'],
] as const)('the button “%s” of each trip says which trip it is about', async (name, offeredBy) => {
  serve(
    Object.fromEntries(
      trips.map((booking) => [
        `GET /api/bookings/${booking.id}/offers`,
        { version: 1, booking, offers: [offerOf(booking, offeredBy)], priceToday: null },
      ]),
    ),
  );
  renderPage(
    trips.map((booking) => (
      <BookingCard key={booking.id} booking={booking} actions={null}>
        <OfferNote booking={booking} />
      </BookingCard>
    )),
  );
  for (const { itemName } of trips)
    expect(await screen.findByRole('button', { name, description: itemName })).toBeTruthy();
});

it('an acceptance whose answer was lost is told as done once the offer is seen to be accepted', async () => {
  const [booking] = trips as [Booking, Booking];
  const offer = offerOf(booking, 'staff');
  const read = `GET /api/bookings/${booking.id}/offers`;
  const told = (state: ChangeOffer['state']) => ({
    version: 1,
    booking,
    offers: [{ ...offer, state }],
    priceToday: null,
  });
  const answers: Record<string, unknown> = {
    [read]: told('open'),
    [`POST /api/user/bookings/${booking.id}/offers/7`]: () => Promise.reject(new TypeError('no line')),
  };
  serve(answers);
  const { store } = renderPage(<OfferNote booking={booking} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Change' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We do not know');
  answers[read] = told('accepted');
  await act(async () => void store.dispatch(api.util.invalidateTags(['Booking'])));
  expect(await screen.findByText('Your Booking Is Changed')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('who wishes for another change while ours waits reads first that it wants an answer', async () => {
  const [booking] = trips as [Booking, Booking];
  const offers = [offerOf(booking, 'staff')];
  serve({ [`GET /api/bookings/${booking.id}/offers`]: { version: 1, booking, offers, priceToday: null } });
  renderPage(<ChangeDialog booking={booking} open onOpenChange={() => undefined} />);
  const said = 'We have offered you a change. Please accept or decline it first.';
  expect(await screen.findByText(said)).toBeTruthy();
  const ask = screen.getByRole('button', { name: 'Ask for This Change', description: said });
  expect(ask.getAttribute('aria-disabled')).toBe('true');
});
