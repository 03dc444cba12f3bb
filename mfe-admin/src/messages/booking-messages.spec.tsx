import { afterEach, expect, it } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking } from '../testing/examples';
import { BookingMessages } from './booking-messages';

const message = (id: number, authorName: string, author: BookingMessage['author'] = 'staff') => ({
  id,
  bookingId: aBooking.id,
  author,
  authorName,
  text: `From ${authorName}`,
  createdAt: '2026-11-20T09:00:00.000Z',
  read: true,
});

afterEach(() => localStorage.clear());

it.each([
  [
    'whoever is at work wrote themselves',
    { name: 'Neema', memberId: 'n' },
    ['Amina', 'You', 'Juma', 'Staff'],
  ],
  [
    'nobody behind the shared password',
    { name: 'Staff', memberId: null },
    ['Amina', 'Neema', 'Juma', 'Staff'],
  ],
])('each message says by name who wrote it, “You” where %s', async (_, member, authors) => {
  localStorage.setItem('adminAuthenticated', 'true');
  serve({
    'GET /api/auth/staff': { ...member, role: 'staff' },
    [`GET /api/bookings/${aBooking.id}/messages?as=staff`]: [
      message(4, 'Staff'),
      message(3, 'Juma'),
      message(2, 'Neema'),
      message(1, 'Amina', 'customer'),
    ],
  });
  renderPage(<BookingMessages booking={aBooking} />);
  await screen.findByText('From Amina');
  for (const author of authors) expect(await screen.findByText(author)).toBeTruthy();
});

it('a message that is too long stays in its box, which says how long it may be', async () => {
  localStorage.setItem('adminAuthenticated', 'true');
  const calls = serve({
    'GET /api/auth/staff': { name: 'Neema', memberId: 'n', role: 'staff' },
    [`GET /api/bookings/${aBooking.id}/messages?as=staff`]: [],
    [`POST /api/bookings/${aBooking.id}/messages`]: message(5, 'Neema'),
  });
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  renderPage(<BookingMessages booking={aBooking} />);
  const box = await screen.findByRole('textbox');
  await userEvent.click(box);
  await userEvent.paste('🦁'.repeat(4_001));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const description = 'At most 4,000 characters, please: these are 4,001.';
  expect(await screen.findByRole('textbox', { description })).toBe(box);
  expect(box).toHaveProperty('value', '🦁'.repeat(4_001));
  expect(document.activeElement).toBe(box);
  expect(posts()).toEqual([]);
  await userEvent.clear(box);
  await userEvent.paste('🦁'.repeat(4_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(posts()).toEqual([{ text: '🦁'.repeat(4_000) }]));
});
