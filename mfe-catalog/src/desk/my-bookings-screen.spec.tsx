import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyBookingsScreen } from './my-bookings-screen';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

const booking = exampleBooking({
  id: '01a1f8fb-4820-779f-bf26-569df17e6f5a',
  reference: 'KS-9YKE7A',
  itemName: 'Tarangire Overnight',
  customerPhone: '+255 27 555 0171',
  numberOfTravelers: 5,
  preferredDate: '2026-12-26',
  unitPrice: '420.00',
  totalPrice: '2100.00',
  specialRequests: 'Two tents side by side.',
  createdAt: '2026-11-20T09:43:00.000Z',
});

const open = (answers: Answers, language = 'en') => {
  const calls = serve({ 'GET /api/packages': [], 'GET /api/attractions': [], ...answers });
  const page = renderPage(
    <UiProvider>
      <Routes>
        <Route path="/my-bookings" element={<MyBookingsScreen />} />
        <Route path="/login" element={<h1>Login</h1>} />
      </Routes>
    </UiProvider>,
    { at: '/my-bookings', language },
  );
  return { ...page, calls };
};

describe('my bookings (C03)', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('are for the signed-in: anybody else goes to /login and comes back afterwards', async () => {
    const { location, calls } = open({ 'GET /api/auth/user': problem(401, 'Sign in.') });
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().search).toBe('?returnTo=%2Fmy-bookings');
    expect(calls.some(({ url }) => url.startsWith('/api/user/bookings'))).toBe(false);
  });

  it('are called as their reader calls them', async () => {
    const itemTranslations = [{ en: booking.itemName, sw: 'Usiku Mmoja Tarangire' }];
    const untold = { ...booking, id: 'b2', itemName: 'Mount Meru' };
    const answers = {
      'GET /api/auth/user': amina,
      'GET /api/user/bookings': [{ ...booking, itemTranslations }, untold],
    };
    open(answers, 'sw');
    expect(await screen.findByRole('article', { name: 'Usiku Mmoja Tarangire' })).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Mount Meru' })).toBeTruthy();
  });

  it('show all that was written down, and a summary in an alert', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    open({ 'GET /api/auth/user': amina, 'GET /api/user/bookings': [booking] });
    const card = await screen.findByRole('article', { name: 'Tarangire Overnight' });
    for (const text of [
      'Safari package',
      'Pending',
      'Dec 26, 2026',
      '5 guests',
      '$2,100',
      'KS-9YKE7A',
      booking.id,
      'Amina Msafiri',
      'amina@example.com',
      '+255 27 555 0171',
      'Two tents side by side.',
    ]) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).getByText(/^Booked Nov 20, 2026/)).toBeTruthy();

    await userEvent.click(within(card).getByRole('button', { name: /^View Details/ }));
    const [summary] = alert.mock.calls[0] ?? [];
    expect(summary).toContain('Tarangire Overnight\n\n');
    expect(summary).toContain('Guests: 5\nPrice: $2,100\nReference: KS-9YKE7A');
    expect(summary).not.toContain('Operator:');
  });

  it('tell in the alert who runs the trip, how it stands and what was wished', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const confirmed = { ...booking, status: 'confirmed' as const, assignedOperatorName: 'Savana Wazi' };
    open({ 'GET /api/auth/user': amina, 'GET /api/user/bookings': [confirmed] });
    await userEvent.click(await screen.findByRole('button', { name: /^View Details/ }));
    const [summary = ''] = alert.mock.calls[0] ?? [];
    expect(summary.split('\n')).toEqual(
      expect.arrayContaining([
        'Status: Confirmed',
        'Operator: Savana Wazi',
        'Phone: +255 27 555 0171',
        'Special requests: Two tents side by side.',
      ]),
    );
  });

  it('say of a cancelled trip on which day its refund went back', async () => {
    const cancellation = {
      by: 'staff',
      cancelledAt: '2026-11-20T08:00:00.000Z',
      refund: '80.00',
      refundState: 'paid',
      refundedOn: '2026-11-25',
    };
    open({
      'GET /api/auth/user': amina,
      'GET /api/user/bookings': [{ ...booking, status: 'cancelled' }],
      [`GET /api/bookings/${booking.id}/cancellation`]: { cancellation },
    });
    expect((await screen.findByText(/^We had to cancel this trip/)).textContent).toBe(
      'We had to cancel this trip on Nov 20, 2026. We are sorry. $80 went back to you on Nov 25, 2026.',
    );
  });

  it('lead to the packages where there are none yet', async () => {
    open({ 'GET /api/auth/user': amina, 'GET /api/user/bookings': [] });
    const way = await screen.findByRole('link', { name: 'Explore Packages' });
    expect(way.getAttribute('href')).toBe('/#packages');
  });

  it('can be asked for again when they did not come', async () => {
    const answers: Answers = { 'GET /api/auth/user': amina, 'GET /api/user/bookings': problem(503, 'Down.') };
    open(answers);
    await screen.findByText('Your bookings could not be loaded');
    answers['GET /api/user/bookings'] = [booking];
    serve({ 'GET /api/packages': [], ...answers });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Tarangire Overnight' })).toBeTruthy();
  });
});
