import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { settings } from './settings';

/** Clients that call the API without a screen. */
export interface Callers {
  visitor: APIRequestContext;
  customer: APIRequestContext;
  staff: APIRequestContext;
}

/** A visitor, the customer of the development sign-in, and staff, each with their own cookies. */
export async function openCallers(request: APIRequest): Promise<Callers> {
  const options = { baseURL: settings.origin, extraHTTPHeaders: { origin: settings.origin } };
  const [visitor, customer, staff] = await Promise.all([
    request.newContext(options),
    request.newContext(options),
    request.newContext(options),
  ]);
  const credentials = await (await visitor.get('/api/auth/dev')).json();
  const answers = await Promise.all([
    customer.post('/api/auth/simple-login', { data: credentials }),
    staff.post('/api/auth/admin-login', { data: { password: settings.staffPassword } }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  return { visitor, customer, staff };
}
