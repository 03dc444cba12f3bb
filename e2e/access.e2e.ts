import { type Booking, DUTIES, type StaffRole } from '@safari/contracts';
import { type AccessStory, mismatches, openAccessStory, probe } from './support/access';
import { ACCESS, type Who } from './support/access-table';
import { settings } from './support/settings';
import { expect, test } from './support/story';

/** Routes answered by the browser's cookie only, whatever identity token is sent. */
const COOKIE_ONLY = new Set([
  'get /api/auth/staff',
  'get /api/auth/admin-sign-ins',
  'get /api/auth/staff-sessions',
  'delete /api/auth/staff-sessions/{id}',
  'post /api/auth/passkeys/provider-confirmation',
  'post /api/auth/passkeys/confirmation/decisions',
  'post /api/auth/passkeys/options',
  'post /api/auth/passkeys',
  'put /api/auth/passkeys/{id}',
  'delete /api/auth/passkeys/{id}',
]);

test.describe('who may do what', () => {
  test.describe.configure({ mode: 'default' }); // one test for all routes, since the sessions end at its end
  let access: AccessStory;

  test.beforeAll(async ({ playwright }) => {
    access = await openAccessStory(playwright.request);
  });

  test('is said for every route, and for no other', () => {
    const routes = access.routes.map(({ name }) => name);
    expect(routes.filter((name) => !ACCESS[name])).toEqual([]);
    expect(Object.keys(ACCESS).filter((name) => !routes.includes(name))).toEqual([]);
  });

  test('A21 lets nobody in whose session has ended, or who claims to be somebody', async () => {
    const { routes, told, atTheDoor } = access;
    const wrong: string[] = [];
    for (const route of routes) {
      const { nobody } = ACCESS[route.name]?.answers ?? {};
      const asked = Object.entries({ nobody: {}, ...atTheDoor }).map(
        ([who, claims]) => [who, probe(settings.origin, route, told, claims)] as const,
      );
      wrong.push(...(await mismatches(route, nobody, Object.fromEntries(asked))));
    }
    expect(wrong).toEqual([]);
  });

  test('is asked by every service itself, where the gateway is passed by', async () => {
    const { routes, told, pastTheDoor } = access;
    const wrong: string[] = [];
    for (const route of routes) {
      const { service } = route;
      if (!service) continue;
      const { answers, past } = ACCESS[route.name] ?? {};
      const asked = Object.entries({ nobody: {}, ...pastTheDoor }).map(
        ([who, claims]) => [`${who}, past the gateway`, probe(service, route, told, claims)] as const,
      );
      wrong.push(...(await mismatches(route, past ?? answers?.nobody, Object.fromEntries(asked))));
    }
    expect(wrong).toEqual([]);
  });

  test('keeps each role of the office to its duties, at every service itself', async () => {
    const wrong: string[] = [];
    for (const route of access.routes) {
      const { service, method, name } = route;
      const { answers, duty = method === 'get' ? 'read' : 'office' } = ACCESS[name] ?? {};
      // only routes that need a staff identity: not public ones, nor those answered by the cookie itself
      if (!service || answers?.nobody !== 401 || [401, 403].includes(answers.staff)) continue;
      if (COOKIE_ONLY.has(name)) continue;
      for (const [role, claims] of Object.entries(access.roles)) {
        const may = DUTIES[role as StaffRole].includes(duty);
        const asked = { [role]: probe(service, route, access.told, claims) };
        wrong.push(...(await mismatches(route, may ? answers.staff : 403, asked)));
      }
    }
    expect(wrong).toEqual([]);
  });

  test("keeps a customer's lists to their own bookings", async () => {
    const { told, people } = access;
    const idsOf = async (claims: Record<string, string>) => {
      const answer = await fetch(`${settings.origin}/api/user/bookings`, { headers: claims });
      return ((await answer.json()) as Booking[]).map(({ id }) => id);
    };
    expect(await idsOf(people.owner)).toContain(told.booking.id);
    expect(await idsOf(people.other)).not.toContain(told.booking.id);
  });

  test('A21 is answered to the owner, to another customer and to staff as the table says', async () => {
    const { routes, told, people } = access;
    const order = Object.keys(ACCESS); // the last rows end the sessions
    const wrong: string[] = [];
    for (const route of routes.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))) {
      for (const who of ['other', 'owner', 'staff'] satisfies Who[]) {
        const asked = { [who]: probe(settings.origin, route, told, people[who]) };
        wrong.push(...(await mismatches(route, ACCESS[route.name]?.answers[who], asked)));
      }
    }
    expect(wrong).toEqual([]);
  });
});
