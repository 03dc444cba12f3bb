import type { JsonWebKey } from 'node:crypto';
import { type Configuration, Provider } from 'oidc-provider';
import { personWithId } from './people.js';

export interface ProviderOptions {
  /** The origin at which browsers and the product reach it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly cookieSecret: string;
  /** RSA private key. */
  readonly signing: JsonWebKey;
}

/** A real OpenID provider for one client: code flow, PKCE required, no consent page. */
export function localProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  // There are no sessions here: the sign-in asks every time, so that testers can switch users.
  provider.use(async (context, next) => {
    await next();
    if (context.oidc?.session?.accountId) await context.oidc.session.destroy();
  });
  return provider;
}

function configuration(options: ProviderOptions): Configuration {
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => {
      const person = personWithId(id);
      if (!person) return undefined;
      const { name, email } = person;
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: true }) };
    },
    expiresWithSession: () => false,
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: async (context) => {
      const { client, account, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: account?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    // Cookies are shared by all ports of a host, so these names must differ from the product's.
    cookies: {
      keys: [options.cookieSecret],
      names: {
        session: 'local_openid_session',
        interaction: 'local_openid_interaction',
        resume: 'local_openid_resume',
      },
    },
    jwks: { keys: [options.signing as never] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}
