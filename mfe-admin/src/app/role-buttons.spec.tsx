import { afterEach, describe, expect, it } from '@jest/globals';
import type {
  AvailabilityRequest,
  ChangeOffer,
  CustomerReview,
  StaffRole,
  TripUpdate,
} from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { CancellationNotice } from '../cancellations/cancellation-notice';
import { OfferNotice } from '../changes/offer-notice';
import { AvailabilityRequests } from '../coordination/availability-requests';
import { BookingMessages } from '../messages/booking-messages';
import { aBooking, anActiveTrip } from '../testing/examples';
import { type DeadLetterOf, DeadLetters, type FailedLetterOf, FailedLetters } from '../today/failures';
import { CompleteOver } from '../trips/complete-over';
import { ReviewDecisions } from '../trips/review-decisions';
import { UpdateActions } from '../trips/update-actions';

const terms = {
  preferredDate: '2031-02-14',
  numberOfTravelers: 2,
  unitPrice: '100.00',
  totalPrice: '200.00',
};
const offer = {
  id: 1,
  offeredBy: 'customer',
  state: 'open',
  before: terms,
  after: { ...terms, numberOfTravelers: 3 },
  reason: 'A cousin joins.',
  expiresAt: '2031-01-01T08:00:00.000Z',
} as ChangeOffer;
const cancellation = {
  by: 'customer',
  reason: '',
  cancelledAt: '2031-01-01T08:00:00.000Z',
  paid: '200.00',
  kept: '0.00',
  refund: '200.00',
  refundState: 'owed',
  refundedOn: null,
};
const review = { id: 7, title: 'Fine', withheld: null, reply: null } as CustomerReview;
const update = {
  id: 7,
  title: 'Two lions',
  isVisible: true,
  editedAt: null,
  withdrawnAt: null,
} as TripUpdate;
const active = anActiveTrip('2026-01-01', 3);
const over = { ...active, booking: { ...active.booking, status: 'paid' as const } };
const letter = {
  id: 1,
  service: 'booking',
  subject: 'Receipt',
  writtenAt: '2031-01-01T08:00:00.000Z',
  canRetry: true,
} as FailedLetterOf;
const event = { id: 1, service: 'booking', subject: 'a.b.v1', failedAt: letter.writtenAt } as DeadLetterOf;

const request = {
  id: 1,
  bookingId: aBooking.id,
  operatorName: 'Pwani Boats',
  requestedDate: '2031-02-14',
  requestStatus: 'pending',
  quotedPrice: null,
  answerState: 'open',
} as AvailabilityRequest;

/** A page with everything at once on which the office can act. */
async function open(role: StaffRole) {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' },
    [`GET /api/bookings/${aBooking.id}/offers`]: { version: 1, booking: aBooking, offers: [offer] },
    [`GET /api/bookings/${aBooking.id}/messages?as=staff`]: [],
    [`GET /api/bookings/${aBooking.id}/cancellation`]: { costs: null, cancellation },
  });
  renderPage(
    <>
      <OfferNotice booking={aBooking} />
      <CancellationNotice booking={aBooking} />
      <BookingMessages booking={aBooking} />
      <AvailabilityRequests requests={[request]} place="requests" />
      <ReviewDecisions review={review} />
      <UpdateActions update={update} />
      <CompleteOver active={[over]} />
      <FailedLetters rows={[letter]} onTried={() => undefined} />
      <DeadLetters rows={[event]} onTried={() => undefined} />
    </>,
  );
  await screen.findByText(/A cousin joins/);
  await screen.findByText(/asks for a change/);
}
const buttons = () =>
  screen.queryAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel);

const OFFICE = ['Accept Change', 'Decline Change'];
const MONEY = ['Record Refund'];
const LETTER = ['Send'];
const ASKED = ['Request to Pwani Boats'];
const REVIEW = ['Answer…', 'Withhold…'];
const TRIPS = ['Edit…', 'Withdraw…', 'Complete Those That Are Over (1)'];
const AGAIN = ['Send Again', 'Try Again'];

afterEach(() => localStorage.clear());

describe('what waits for a press', () => {
  it.each([
    ['staff', [...OFFICE, ...MONEY, ...LETTER, ...ASKED, ...REVIEW, ...TRIPS, ...AGAIN]],
    ['accountant', MONEY],
    ['guide', TRIPS],
  ] as const)('is read by everybody, and pressed by whoever may: %s', async (role, offered) => {
    await open(role);
    await waitFor(() => expect(buttons()).toEqual(offered));
  });
});
