import { hashSync } from '@node-rs/argon2';
import type { Identity, SignedIdentity } from '@safari/contracts';
import { loadConfig, type SessionKind } from '@safari/service-kit';
import { startTestService, type TestService } from '@safari/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { AuthConfig } from '../src/config.js';
import { authService } from '../src/service.js';
import { CLIENT, type Issuer } from './issuer.js';

export const STAFF_PASSWORD = 'correct horse';
export const GATEWAY_SECRET = 'a secret of the gateway of more than 32 letters';

/** The real service, with a provider that the test controls. */
export function startAuthService(
  issuer: Issuer,
  settings: Record<string, string> = {},
  options?: Parameters<typeof AppModule.forRoot>[1],
): Promise<TestService> {
  let config: AuthConfig | undefined;
  return startTestService(
    'auth',
    (common) => {
      config = loadConfig(AuthConfig, common);
      return AppModule.forRoot(config, options);
    },
    {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Kilele Safaris <info@kilele-safaris.example>',
      STAFF_PASSWORD_HASH: hashSync(STAFF_PASSWORD),
      COOKIE_SECRET: 'a cookie secret of more than 32 letters',
      GATEWAY_SECRET,
      DRAFT_SECRET: 'a secret of drafts of more than 32 letters',
      DEV_SIGN_IN: 'true',
      DEV_USERNAME: 'traveller',
      DEV_PASSWORD: 'karibu',
      ...settings,
    },
    {
      configure: async (app) => {
        if (config) await authService(config).configure?.(app);
      },
    },
  );
}

/** The cookies that an answer sets, as a Cookie header. */
export const cookiesOf = (headers: Record<string, unknown>): string =>
  ([] as string[])
    .concat((headers['set-cookie'] as string | string[] | undefined) ?? [])
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** The identity that services get for a session. */
export async function identityOf(service: TestService, kind: SessionKind, cookie: string): Promise<Identity> {
  const { body } = await service.call<SignedIdentity>({
    method: 'POST',
    url: '/internal/identity',
    body: { [kind]: cookie.split('=')[1] },
    headers: { 'x-gateway-secret': GATEWAY_SECRET },
  });
  return body.identity;
}

/** The member behind a session. */
export const staffOf = async (service: TestService, session: string): Promise<Identity['staff']> =>
  (await identityOf(service, 'staff', session)).staff;

/** The steps of a browser that signs in. */
export const browserOf = (service: () => TestService, issuer: () => Issuer) => {
  const start = async (returnTo = '/') => {
    const answer = await service().call({ url: `/auth/google?returnTo=${encodeURIComponent(returnTo)}` });
    return { address: String(answer.headers['location']), cookie: cookiesOf(answer.headers) };
  };
  const finish = (query: string, cookie: string) =>
    service().call({ url: `/auth/google/callback${query}`, headers: { cookie } });
  return {
    start,
    finish,
    signIn: async (returnTo?: string) => {
      const { address, cookie } = await start(returnTo);
      const answer = await finish(issuer().approve(address), cookie);
      return { answer, session: /safari_session=[^;]+/.exec(cookiesOf(answer.headers))?.[0] ?? '' };
    },
    user: (cookie: string) =>
      service().call<{ id: string; email: string; name: string }>({
        url: '/api/auth/user',
        headers: { cookie },
      }),
  };
};
