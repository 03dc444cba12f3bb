import { beforeEach, expect, it, jest } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { UiProvider } from '@safari/ui';
import { useLanguage } from '@safari/web-kit';
import { type Answer, newWindow, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '../shared/offer';
import { BookingForm } from './booking-form';

const offer: Offer = {
  bookingType: 'package',
  itemId: 3,
  name: 'Crater and elephants',
  description: '',
  imageUrl: '/pictures/crater.svg',
  unitPrice: '420.00',
  priceUnit: 'person',
  duration: '3 days',
  location: 'Ngorongoro',
  translations: [],
};
const amina = { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const refused = (extensions: object, status = 429): Answer =>
  new Response(JSON.stringify({ status, title: 'Refused', detail: 'No.', code: 'too_many', ...extensions }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

function Languages() {
  const { choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose('sw')}>
      Kiswahili
    </button>
  );
}

beforeEach(() => {
  newWindow();
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (answer: Answer) => {
  const calls = serve({
    'GET /api/auth/user': amina,
    'GET /api/terms/cancellation': { cancellation: { version: '2026', tiers: [] } },
    'POST /api/bookings': answer,
  });
  renderPage(
    <UiProvider>
      <Languages />
      <BookingForm offer={offer} onClose={() => undefined} onPlaced={() => undefined} />
    </UiProvider>,
  );
  return calls;
};

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Fills in the form and submits it, in English. */
async function book() {
  type(/Full name|Your name|^Name/i, 'Amina Msafiri');
  type(/Email/i, 'amina@example.com');
  type(/Phone/i, '+255 27 555 0171');
  type(/date/i, addDays(today(), 30));
  type(/Special requests/i, 'A window to the east');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
}

it.each([
  [{ limit: 'hour', retryAfter: 290 }, /send it again in 5 minutes/, /tuma tena baada ya dakika 5/],
  [{ limit: 'hour', retryAfter: 30 }, /send it again in a minute/, /baada ya dakika moja/],
  [{ limit: 'open', open: 20, retryAfter: 3600 }, /have 20 bookings that are not paid/, /Una nafasi 20/],
])(
  'says in both languages why no more can be booked now (%o), and keeps what was typed',
  async (why, en, sw) => {
    const calls = open(refused(why));
    for (const label of [/Full name/, /Email/])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(''); // nobody is signed in yet
    await book();
    expect((await screen.findByRole('alert')).textContent).toMatch(en);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Special requests/i).value).toBe(
      'A window to the east',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    expect(await screen.findByText(sw)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);

it.each([
  [{ code: 'unavailable', retryAfter: 5 }, 503, /^Haiwezekani kwa sasa/],
  [{ code: 'not_found' }, 404, /^Haiwezekani tena kuweka nafasi hapa/],
  [{ code: 'validation', errors: { itemId: ['No.'] } }, 400, /^Haiwezekani tena kuweka nafasi hapa/],
  [{ code: 'too_many', retryAfter: 30 }, 429, /jaribu tena baada ya dakika 1/],
  [{ code: 'conflict' }, 409, /^Haiwezekani kama ilivyo sasa/],
])('refuses whoever reads Swahili in Swahili (%o)', async (why, status, sw) => {
  open(refused(why, status));
  await book();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(await screen.findByText(sw)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toMatch(/No\./);
});
