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
  duration: '3 days',
  location: 'Ngorongoro',
  translations: [],
};
const amina = { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null };
const refused = (extensions: object): Answer =>
  new Response(
    JSON.stringify({ status: 429, title: 'Too many', detail: 'No.', code: 'too_many', ...extensions }),
    {
      status: 429,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

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

it.each([
  [{ limit: 'hour', retryAfter: 290 }, /send it again in 5 minutes/, /tuma tena baada ya dakika 5/],
  [{ limit: 'hour', retryAfter: 30 }, /send it again in a minute/, /baada ya dakika moja/],
  [{ limit: 'open', open: 20, retryAfter: 3600 }, /have 20 bookings that are not paid/, /Una nafasi 20/],
])(
  'says in both languages why no more can be booked now (%o), and keeps what was typed',
  async (why, en, sw) => {
    const calls = serve({
      'GET /api/auth/user': amina,
      'GET /api/terms/cancellation': { cancellation: { version: '2026', tiers: [] } },
      'POST /api/bookings': refused(why),
    });
    renderPage(
      <UiProvider>
        <Languages />
        <BookingForm offer={offer} onClose={() => undefined} onPlaced={() => undefined} />
      </UiProvider>,
    );
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    for (const label of [/Full name/, /Email/])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(''); // nobody is known yet
    type(/Full name|Your name|^Name/i, 'Amina Msafiri');
    type(/Email/i, 'amina@example.com');
    type(/Phone/i, '+255 27 555 0171');
    type(/date/i, addDays(today(), 30));
    type(/Special requests/i, 'A window to the east');
    await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(en);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Special requests/i).value).toBe(
      'A window to the east',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
    expect(await screen.findByText(sw)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);
