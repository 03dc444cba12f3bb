import { afterEach, expect, it } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
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
