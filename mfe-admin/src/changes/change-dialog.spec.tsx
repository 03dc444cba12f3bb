import { expect, it, jest } from '@jest/globals';
import { type BookingOffers, type ChangeOffer, newTerms, termsOf } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { ChangeDialog } from './change-dialog';

const at = `/api/bookings/${aBooking.id}`;
const { preferredDate, numberOfTravelers, unitPrice } = aBooking;
const offer: ChangeOffer = {
  id: 1,
  offeredBy: 'staff',
  state: 'open',
  before: termsOf(aBooking),
  after: newTerms(preferredDate, numberOfTravelers + 1, unitPrice, 'USD'),
  priceRule: 'kept',
  pricePercent: null,
  reason: 'Your sister comes, too.',
  offeredAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-27T20:59:59Z',
  answeredAt: null,
  words: '',
};
const stored: BookingOffers = { version: 2, booking: aBooking, offers: [offer], priceToday: null };

it.each([
  ['is not offered where the offer stays as it was', [offer], 'Booking Changed'],
  [
    'is offered anew where the answer names another offer',
    [
      { ...offer, id: 2 },
      { ...offer, state: 'withdrawn' },
    ],
    'Change Offered',
  ],
  ['is not offered where the offer is taken back', [{ ...offer, state: 'withdrawn' }], 'Booking Changed'],
])('a change %s', async (_, offers, said) => {
  serve({ [`GET ${at}/offers`]: stored, [`PUT ${at}`]: { ...stored, version: 3, offers } });
  const onClose = jest.fn();
  renderPage(
    <>
      <ChangeDialog bookingId={aBooking.id} onClose={onClose} />
      <Toaster />
    </>,
  );
  const phone = await screen.findByRole('textbox', { name: /Phone/ });
  await userEvent.clear(phone);
  await userEvent.type(phone, '+255 27 555 0199');
  await userEvent.click(screen.getByRole('button', { name: 'Save Change' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(onClose).toHaveBeenCalled();
});
