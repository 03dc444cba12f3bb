import type { Problem } from '@safari/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expectAccessible, expectToFit } from './support/accessibility';
import { endStory, type StoryRows, tellStory } from './support/api-story';
import { type Callers, openCallers } from './support/callers';
import { DocumentedCalls, readDocument } from './support/documented';
import { placeOf, queryOf } from './support/places';
import { settings } from './support/settings';
import { expect, test } from './support/story';
import { watch } from './support/watch';

/** Who makes a call: the most common caller if several may. */
const callerOf = (security: Record<string, never[]>[], { visitor, customer, staff }: Callers) => {
  if (security.length === 0) return visitor;
  return security.some((one) => 'staff' in one) ? staff : customer;
};

/**
 * Reads that this test skips: an endless stream, files that exist only after an upload, and passkeys, which the shared
 * password does not have.
 */
const NOT_READ = new Set(['get /api/live', 'get /pictures/uploads/{name}', 'get /api/auth/passkeys']);
/** A healthy product has no dead or failed letters; pictures and passkeys have tests of their own. */
const NOT_TOLD =
  /dead-letters\/\{id\}\/(replay|dismiss)$|failed-(letters\/\{id\}|posts\/\{communicationId\})\/retry$|^post \/api\/(pictures|auth\/(passkey-login|invitation\/accept))$|^(post|put|delete) \/api\/auth\/(staff-members\/\{id\}\/)?passkeys/;

test('the API is described by valid OpenAPI 3.1, which names every route', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  const document = (await answer.json()) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document['openapi']).toBe('3.1.0');
  expect(document['x-not-routed'], 'documented, but led elsewhere').toBeUndefined();
  expect(document['x-not-documented'], 'led to an owner who documents nothing there').toBeUndefined();
  const again = await request.get('/api/openapi.json', {
    headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test.describe('the API, all along a trip from the catalogue to its review,', () => {
  test.describe.configure({ mode: 'serial' });
  let callers: Callers;
  let calls: DocumentedCalls;
  let told: StoryRows;

  test.beforeAll(async ({ playwright }) => {
    callers = await openCallers(playwright.request);
    calls = new DocumentedCalls(await readDocument(callers.visitor));
    told = await tellStory(calls, callers);
  });

  test('refuses a wrong body and names the field', async () => {
    for (const { name, method, path, call } of calls.all()) {
      if (!call.requestBody?.content['application/json']) continue;
      await test.step(`${name} is refused with a wrong body`, async () => {
        const { errors } = await calls.ask<Problem>(method, path, {
          as: callerOf(call.security, callers),
          at: placeOf(path, told),
          data: { noSuchField: true },
          status: 400,
        });
        expect(Object.keys(errors ?? {})).toContain('noSuchField');
      });
    }
  });

  test('answers as its description says, in every read and every change', async () => {
    for (const { name, path, call } of calls.all().filter(({ method }) => method === 'get')) {
      if (NOT_READ.has(name)) continue;
      const at = placeOf(path, told);
      await calls.ask('get', path, { as: callerOf(call.security, callers), at, query: queryOf(call, told) });
    }
    await endStory(calls, callers, told);
    const silent = calls
      .all()
      .map(({ name }) => name)
      .filter((name) => !calls.answered.has(name));
    expect(silent.filter((name) => !NOT_READ.has(name) && !NOT_TOLD.test(name))).toEqual([]);
  });
});

test('the API can be read by people: no script, no foreign host, on a phone and with a screen reader', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: settings.origin });
  const page = await context.newPage();
  const complaints = watch(page, [settings.origin]);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
  const calls = new DocumentedCalls(await readDocument(request)).all();
  await expect(page.locator('details.call')).toHaveCount(calls.length);
  const call = page.locator('details.call', { has: page.locator('[id="booking.booking.place"]') });
  await call.locator('summary').click();
  await expect(call.getByText('For customers')).toBeVisible();
  await call.getByRole('link', { name: 'PlaceBookingRequest' }).click();
  await expect(page).toHaveURL(/#schema-PlaceBookingRequest$/);
  await expectToFit(page, 320);
  // a hundred and seventy parts have the same layout, so most are skipped
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.call:nth-of-type(n+7), .schema:nth-of-type(n+7)'))
      part.remove();
  });
  await expectAccessible(page);
  complaints.expectNone();
});
