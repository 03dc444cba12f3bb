import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { STAFF_ROLES, type StaffRole } from '@safari/contracts';
import { generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { signInAtProvider } from './people';
import { settings } from './settings';

/** Headers that claim an identity. */
export type Claims = Record<string, string>;

const EVERYBODY = {
  customer: { id: '00000000-0000-4000-8000-000000000000', name: 'Amina Msafiri', email: 'amina@example.com' },
  staff: { id: 'desk', name: 'Staff', role: 'staff' },
};

export interface Tokens {
  /** Claims to be a customer or staff, without a valid proof. */
  worthless: Record<string, Claims>;
  /** A token signed as svc-auth does: only the gateway may send one. */
  genuine: Claims;
  /** The same for each role of the office, without a customer. */
  roles: Record<StaffRole, Claims>;
}

export async function identityTokens(): Promise<Tokens> {
  const own = await importJWK(settings.identityKey as JWK, 'EdDSA');
  const foreign = (await generateKeyPair('EdDSA')).privateKey;
  const rsa = (await generateKeyPair('RS256')).privateKey;
  const token = (alg = 'EdDSA', who: object = EVERYBODY) =>
    new SignJWT({ ...who })
      .setProtectedHeader({ alg, typ: 'identity+jwt' })
      .setIssuer('safari')
      .setAudience('safari-services')
      .setExpirationTime('1h');
  const tokens = {
    'a token of a foreign key': await token().sign(foreign),
    'a token of another kind of key': await token('RS256').sign(rsa),
    'an expired token': await token().setExpirationTime('1m ago').sign(own),
    'a token for somebody else': await token().setAudience('elsewhere').sign(own),
    "another issuer's token": await token().setIssuer('elsewhere').sign(own),
    'an unsigned token': new UnsecuredJWT(EVERYBODY).setIssuer('safari').setExpirationTime('1h').encode(),
  };
  return {
    worthless: Object.fromEntries(Object.entries(tokens).map(([name, text]) => [name, bearer(text)])),
    genuine: bearer(await token().sign(own)),
    roles: Object.fromEntries(
      await Promise.all(
        STAFF_ROLES.map(async (role) => {
          const staff = { ...EVERYBODY.staff, role };
          return [role, bearer(await token('EdDSA', { staff }).sign(own))] as const;
        }),
      ),
    ) as Record<StaffRole, Claims>,
  };
}

const bearer = (token: string): Claims => ({ authorization: `Bearer ${token}` });

/** The cookies of a signed-in person. */
export async function cookiesOf(context: APIRequestContext): Promise<Claims> {
  const { cookies } = await context.storageState();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** The cookies of a person who signed in at the local provider. */
export async function signedInAs(request: APIRequest, person: string): Promise<Claims> {
  const context = await request.newContext({ baseURL: settings.origin });
  await signInAtProvider(context, { person });
  return cookiesOf(context);
}

/** The cookies of a customer and of staff whose sessions were used and have ended. */
export async function endedSessions(request: APIRequest): Promise<Claims> {
  const headers = { origin: settings.origin };
  const context = await request.newContext({ baseURL: settings.origin, extraHTTPHeaders: headers });
  const credentials = await (await context.get('/api/auth/dev')).json();
  await context.post('/api/auth/simple-login', { data: credentials });
  await context.post('/api/auth/admin-login', { data: { password: settings.staffPassword } });
  const cookies = await cookiesOf(context);
  for (const path of ['/api/user/bookings', '/api/operators'])
    expect((await context.get(path)).status(), path).toBe(200);
  await context.post('/api/auth/logout');
  await context.post('/api/auth/admin-logout');
  return cookies;
}
