import { filledList, firstLines } from './support/first-lines.mjs';
import { DESK } from './support/phone.mjs';
import { signInStaff } from './support/visitors.mjs';

export const title = 'First screens of the office on a slow line';

/** The office's screens, until their main content is readable. */
export async function measure({ origin }) {
  const cookie = await signInStaff(origin);
  const before = () => localStorage.setItem('adminAuthenticated', 'true');
  return firstLines(origin, { cookie, viewport: DESK, before }, await screensOf(origin, cookie));
}

async function screensOf(origin, cookie) {
  const [{ id }] = await filledList(`${origin}/api/bookings?limit=1`, cookie);
  const link = (page) => page.getByRole('link', { name: /KS-\w{6}/ }).first();
  return [
    { what: '/today', path: '/today', most: 300, shown: (page) => page.locator('main section a').first() },
    { what: '/bookings', path: '/bookings', most: 360, shown: link },
    {
      what: '/bookings?booking=…',
      path: `/bookings?booking=${id}`,
      most: 360,
      shown: (page) => page.getByRole('tab').first(),
    },
    { what: '/operator-coordination', path: '/operator-coordination', most: 320, shown: link },
  ];
}
