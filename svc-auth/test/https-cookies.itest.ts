import { expect, it } from '@jest/globals';
import { browserOf, cookiesOf, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { startIssuer } from './issuer.js';

it('under https every cookie is tied to this host and to https', async () => {
  const issuer = await startIssuer();
  const service = await startAuthService(issuer, { PUBLIC_ORIGIN: 'https://safari.example' });
  try {
    issuer.claims = { email: 'amina@example.com', email_verified: true, name: 'Amina Msafiri' };
    const { start, finish } = browserOf(
      () => service,
      () => issuer,
    );
    const begun = await service.call({ url: '/auth/google?returnTo=/' });
    const { address, cookie } = await start();
    const back = await finish(issuer.approve(address), cookie);
    expect(back.headers['location']).toBe('/');
    const staff = await service.call({
      method: 'POST',
      url: '/api/auth/admin-login',
      body: { password: STAFF_PASSWORD },
    });
    const sessions = [back, staff].map(({ headers }) => cookiesOf(headers)).join('; ');
    const outs = await Promise.all(
      ['logout', 'admin-logout'].map((path) =>
        service.call({ method: 'POST', url: `/api/auth/${path}`, headers: { cookie: sessions } }),
      ),
    );
    const cookies = [begun, back, staff, ...outs].flatMap(({ headers }) =>
      ([] as string[]).concat((headers['set-cookie'] as string | string[] | undefined) ?? []),
    );
    expect(cookies.map((one) => one.split('=')[0]).sort()).toEqual([
      '__Host-safari_session',
      '__Host-safari_session',
      expect.stringContaining('__Host-safari_signin_'),
      expect.stringContaining('__Host-safari_signin_'),
      '__Host-safari_staff',
      '__Host-safari_staff',
    ]);
    for (const one of cookies) {
      expect(one).toMatch(/; Secure/);
      expect(one).toMatch(/; Path=\/(;|$)/);
      expect(one).not.toMatch(/; Domain/);
    }
  } finally {
    await Promise.all([service.close(), issuer.close()]);
  }
});
