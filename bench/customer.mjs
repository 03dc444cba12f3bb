import { filledList, firstLines } from './support/first-lines.mjs';
import { PHONE } from './support/phone.mjs';
import { signIn } from './support/visitors.mjs';

export const title = 'First screens of a customer on a slow line';
/** The demo customer with a future, a current and a past trip: amina@example.com. */
const TRAVELER = 'Amina';

/** A signed-in customer's screens, until their main content is readable. */
export async function measure({ origin }) {
  const cookie = await signIn(origin, TRAVELER);
  return firstLines(origin, { cookie, viewport: PHONE }, await screensOf(origin, cookie));
}

async function screensOf(origin, cookie) {
  const [{ id }] = await filledList(`${origin}/api/user/bookings`, cookie);
  const [{ id: itemId }] = await filledList(`${origin}/api/packages`, cookie);
  const card = (page) => page.locator('main h2[id^=booking-]').first();
  const field = (page) => page.getByRole('dialog').getByRole('textbox').first();
  return [
    { what: '/my-bookings', path: '/my-bookings', most: 280, shown: card },
    { what: '/dashboard', path: '/dashboard', most: 340, shown: card },
    {
      what: '/dashboard: the trip',
      path: '/dashboard',
      most: 370,
      shown: (page) => page.locator('main article h3').first(),
    },
    {
      what: '/dashboard?tab=chat&booking=…',
      path: `/dashboard?tab=chat&booking=${id}`,
      most: 300,
      shown: (page) => page.getByRole('log'),
    },
    {
      what: '/dashboard?tab=payments',
      path: '/dashboard?tab=payments',
      most: 300,
      shown: (page) => page.locator('main article dl').first(),
    },
    {
      what: '/dashboard?tab=reviews',
      path: '/dashboard?tab=reviews',
      most: 330,
      shown: (page) => page.locator('main article :is(h3, form)').first(),
    },
    {
      what: '/booked/…',
      path: `/booked/${id}`,
      most: 280,
      shown: (page) => page.locator('main h1').first(),
    },
    {
      what: '/?book=…',
      path: `/?book=package:${itemId}`,
      most: 500,
      shown: field,
    },
    {
      what: '/packages/…?book=…',
      path: `/packages/${itemId}?book=package:${itemId}`,
      most: 420,
      shown: field,
    },
  ];
}
