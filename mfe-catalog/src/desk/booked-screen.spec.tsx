import { expect, it } from '@jest/globals';
import type { BookingStatus, Language } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { Route, Routes } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { BookedScreen } from './booked-screen';

const amina = { id: 'u1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };

async function open(status: BookingStatus, language: Language = 'en'): Promise<string> {
  const booking = exampleBooking({ status });
  serve({ 'GET /api/auth/user': amina, [`GET /api/bookings/${booking.id}`]: booking });
  renderPage(
    <Routes>
      <Route path="/booked/:id" element={<BookedScreen />} />
    </Routes>,
    { at: `/booked/${booking.id}`, language },
  );
  const title = await screen.findByRole('heading', { level: 1, name: /^Asante, / });
  return title.ownerDocument.body.textContent ?? '';
}

const PROMISES = ['on its way to', 'within 24 hours', 'What happens next', 'Who answers, and by when'];

it('promises what follows while the booking waits', async () => {
  const said = await open('pending');
  for (const promise of PROMISES) expect(said).toContain(promise);
  expect(document.title).toMatch(/^Your booking is with us · /);
});

it.each(['cancelled', 'confirmed', 'paid', 'completed'] as const)(
  'promises nothing that is over, months later, where the booking is %s',
  async (status) => {
    const said = await open(status);
    for (const promise of PROMISES) expect(said).not.toContain(promise);
    expect(said).not.toContain('in touch');
    expect(said.includes('This trip is cancelled.')).toBe(status === 'cancelled');
    expect(said).toContain('Everything about it is under My Bookings.');
    expect(document.title).toMatch(/^Your booking · /);
  },
);

it('says that a trip is called in English where Swahili has no name for it', async () => {
  await open('confirmed', 'sw');
  expect(screen.getByText('Northern Circuit').lang).toBe('en');
});

it('names the account to whom another one’s booking is none', async () => {
  const { id } = exampleBooking();
  serve({ 'GET /api/auth/user': amina, [`GET /api/bookings/${id}`]: problem(404, 'Not found.') });
  renderPage(
    <Routes>
      <Route path="/booked/:id" element={<BookedScreen />} />
    </Routes>,
    { at: `/booked/${id}` },
  );
  expect(await screen.findByText(/^You are signed in as amina@example\.com\./)).toBeTruthy();
  expect(document.title).toMatch(/^There is no such booking · /);
});
