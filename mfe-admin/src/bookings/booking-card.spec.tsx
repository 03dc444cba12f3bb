import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  BOOKING_STATUSES,
  type Booking,
  type BookingStatus,
  ERASED_CUSTOMER,
  today,
} from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aBooking } from '../testing/examples';
import { BookingCard } from './booking-card';
import { BookingOverview } from './booking-overview';

const BUTTONS = ['Offer Another Day', 'Select Operators', 'Send Invoice', 'Mark Completed', 'View Chat'];

function shown(status: BookingStatus, assignedOperatorId: number | null, facts: Partial<Booking> = {}) {
  const booking = { ...aBooking, status, assignedOperatorId, ...facts };
  const { unmount } = renderPage(
    <ul>
      <BookingCard booking={booking} />
    </ul>,
  );
  const buttons = offered();
  unmount();
  return buttons;
}
const offered = () =>
  BUTTONS.filter((name) => screen.queryByRole(name === 'View Chat' ? 'link' : 'button', { name }));

describe('a booking card', () => {
  it('says everything about the booking', () => {
    renderPage(
      <ul>
        <BookingCard booking={aBooking} />
      </ul>,
    );
    const texts = ['KS-7F3K2Q', 'PENDING', 'Package', '$300', 'Amina Msafiri', '3 travelers'];
    for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
    const id = screen.getByText(aBooking.id);
    expect(id.closest('.sr-only')).toBeNull();
    expect(id.parentElement?.textContent).toMatch(`Booking ID ${aBooking.id} · Item #`);
    expect(screen.getByText('$100 per person')).toBeTruthy();
    expect(screen.getByText('Feb 11, 2099')).toBeTruthy();
  });

  it('leads from a request whose day has passed to another day, and asks nobody about it', () => {
    const lapsed = { preferredDate: addDays(today(), -1), progress: exampleProgress() };
    expect(shown('pending', null, lapsed)).toEqual(['Offer Another Day', 'View Chat']);
    expect(shown('pending', null, { ...lapsed, preferredDate: today() })).toEqual([
      'Select Operators',
      'View Chat',
    ]);
  });

  it('says that a request whose day has passed waits for its customer once another day is offered', () => {
    const lapsed = {
      ...aBooking,
      preferredDate: addDays(today(), -1),
      progress: exampleProgress({ changeOffered: true }),
    };
    renderPage(
      <ul>
        <BookingCard booking={lapsed} />
      </ul>,
    );
    expect(screen.getByText('Waits for the customer')).toBeTruthy();
    expect(offered()).toEqual(['View Chat']);
  });

  it.each([
    ['Send Invoice', { status: 'confirmed' }],
    ['Mark Completed', { status: 'paid' }],
    ['Record Payment', { status: 'confirmed', progress: exampleProgress({ invoiced: true }) }],
    ['Select Operators', { status: 'pending', assignedOperatorId: null }],
    ['View Chat', { status: 'completed' }],
    ['Correct Invoice', { status: 'confirmed', progress: exampleProgress({ invoiceStale: true }) }],
  ] as const)('says of which booking a press is: %s', (name, facts) => {
    renderPage(
      <ul>
        <BookingCard booking={{ ...aBooking, assignedOperatorId: 1, ...facts }} />
      </ul>,
    );
    const role = name === 'View Chat' || name === 'Correct Invoice' ? 'link' : 'button';
    expect(screen.getByRole(role, { name, description: 'KS-7F3K2Q · Northern Circuit' })).toBeTruthy();
  });

  it('has no way to reach a customer who had themselves erased', () => {
    const booking = { ...aBooking, customerName: ERASED_CUSTOMER, customerEmail: '', customerPhone: '' };
    renderPage(
      <ul>
        <BookingCard booking={booking} />
      </ul>,
    );
    expect(screen.getByText(ERASED_CUSTOMER)).toBeTruthy();
    expect(screen.getAllByRole('link').filter(({ textContent }) => !textContent)).toEqual([]);
  });

  it('was booked on one day, at the safari, on the card and on its page', () => {
    const booking = { ...aBooking, createdAt: '2026-11-19T22:30:00.000Z' };
    renderPage(
      <>
        <ul>
          <BookingCard booking={booking} />
        </ul>
        <BookingOverview booking={booking} />
      </>,
    );
    expect(screen.getByText(/^Booked Nov 20, 2026, /)).toBeTruthy();
    expect(screen.getByText(/^Nov 20, 2026, /)).toBeTruthy();
  });

  it.each(BOOKING_STATUSES)('that is %s offers no step once its customer was erased', (status) => {
    expect(shown(status, status === 'pending' ? null : 1, { customerEmail: '' })).toEqual(['View Chat']);
  });

  it.each([
    ['pending', null, ['Select Operators', 'View Chat']],
    ['confirmed', 1, ['Send Invoice', 'View Chat']],
    ['payment_received', 1, ['Mark Completed', 'View Chat']],
    ['paid', 1, ['Mark Completed', 'View Chat']],
    ['in_progress', 1, ['Send Invoice', 'View Chat']],
    ['completed', 1, ['View Chat']],
  ] as const)('that is %s with operator %p offers %p', (status, operator, buttons) => {
    expect(shown(status, operator)).toEqual(buttons);
  });

  it.each([
    ['accountant', 'confirmed', ['Send Invoice', 'View Chat']],
    ['accountant', 'paid', ['View Chat']],
    ['guide', 'confirmed', ['View Chat']],
    ['guide', 'paid', ['Mark Completed', 'View Chat']],
  ] as const)(
    'offers who is %s of one that is %s what is theirs to do: %p',
    async (role, status, buttons) => {
      localStorage.setItem('adminAuthenticated', 'true');
      serve({ 'GET /api/auth/staff': { name: 'Neema', role, memberId: 'm' } });
      renderPage(
        <ul>
          <BookingCard booking={{ ...aBooking, status, assignedOperatorId: 1 }} />
        </ul>,
      );
      await waitFor(() => expect(offered()).toEqual(buttons));
      localStorage.clear();
    },
  );

  it('offers to complete a trip that is under way and has returned', () => {
    const returned = { preferredDate: '2026-01-10', progress: exampleProgress({ days: 3 }) };
    expect(shown('in_progress', 1, returned)).toEqual(['Send Invoice', 'Mark Completed', 'View Chat']);
    expect(shown('paid', 1, returned)).toEqual(['Mark Completed', 'View Chat']);
  });

  it('leads to where an invoice is corrected that says another amount than the trip costs', () => {
    const progress = exampleProgress({ invoiced: true, invoiceStale: true });
    const booking = { ...aBooking, status: 'confirmed' as const, assignedOperatorId: 1, progress };
    renderPage(
      <ul>
        <BookingCard booking={booking} />
      </ul>,
    );
    const link = screen.getByRole('link', { name: 'Correct Invoice' });
    expect(link.getAttribute('href')).toBe(`/?booking=${booking.id}&view=payment`);
  });

  it('never offers to invoice or complete what nobody runs and nobody paid', () => {
    for (const status of BOOKING_STATUSES.filter((known) => known === 'pending' || known === 'confirmed')) {
      expect(shown(status, null)).toEqual(['Select Operators', 'View Chat']);
    }
  });
});
