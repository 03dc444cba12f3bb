import { afterEach, expect, it } from '@jest/globals';
import type { BookingMessage } from '@safari/contracts';
import { renderPage, serve, watchSight } from '@safari/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const MESSAGES = `/api/bookings/${aBooking.id}/messages`;
const watched = watchSight();

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

it('the last message alone says that its customer has seen it, and earlier ones come when they are asked for', async () => {
  const earlier = `${MESSAGES}?as=staff&before=2`;
  serve({
    [`GET ${MESSAGES}?as=staff`]: new Response(JSON.stringify([message(3, 'Juma'), message(2, 'Neema')]), {
      headers: { link: `<${earlier}>; rel="next"` },
    }),
    [`GET ${earlier}`]: [message(1, 'Amina', 'customer')],
  });
  renderPage(<BookingMessages booking={aBooking} />);
  await screen.findByText('From Juma');
  expect(screen.getAllByText('Seen')).toHaveLength(1);
  expect(within(screen.getAllByRole('article').at(-1) as HTMLElement).getByText('Seen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show Earlier Messages' }));
  expect(await screen.findByText('From Amina')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it.each([
  ['is read once it is in sight of somebody who may answer', 'staff', [{ upTo: 1 }]],
  ['still waits for the office where somebody reads it who may not', 'guide', []],
] as const)('what a customer writes %s', async (_, role, read) => {
  localStorage.setItem('adminAuthenticated', 'true');
  const calls = serve({
    'GET /api/auth/staff': { name: 'Neema', memberId: 'n', role },
    [`GET ${MESSAGES}?as=staff`]: [{ ...message(1, 'Amina', 'customer'), read: false }],
    [`POST ${MESSAGES}/read`]: new Response(null, { status: 204 }),
  });
  renderPage(<BookingMessages booking={aBooking} />);
  await screen.findByText('From Amina');
  await screen.findByText(role === 'guide' ? 'The office does this; your role reads it.' : 'Send');
  await act(async () => {
    for (const see of watched.values()) see(true);
  });
  const posted = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(posted()).toEqual(read));
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
