import type { JsonWebKey } from 'node:crypto';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { personWithId } from './people.js';

export interface ProviderOptions {
  /** The origin that browsers and the product reach it at. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly cookieSecret: string;
  /** RSA private key. */
  readonly signing: JsonWebKey;
}

const { base, Check } = interactionPolicy;

/** A real OpenID provider for one client: code flow, PKCE demanded, no consent asked. */
export function localProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.issuer, configuration(options));
  provider.proxy = false;
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
    interactions: { policy: alwaysAsking(), url: (_context, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: async (context) => {
      const { client, account, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: account?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    // Cookies are not separated by port: these names must not be the product's.
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

/** Who signs in is asked every time, so that people can change roles while they try things out. */
function alwaysAsking(): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('ask_every_time', 'Choose who signs in', (context) =>
        context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
