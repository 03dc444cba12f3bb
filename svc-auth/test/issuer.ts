import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** How an id token departs from what an honest issuer signs. */
export interface Lie {
  /** Over the standard claims: another issuer, audience, nonce, subject, end. */
  claims?: JWTPayload;
  /** Signed with a key that the issuer does not publish, or not at all. */
  signature?: 'foreign' | 'none' | 'symmetric';
}

export interface Issuer {
  url: string;
  /** What the id token says besides the standard claims. */
  claims: Record<string, unknown>;
  lie: Lie;
  /** Paths at which it fails. */
  failing: Set<string>;
  /** The secrets by which the client may prove itself; two while one is being replaced. */
  secrets: readonly string[];
  /** As the person's browser would: signs in and comes back. @returns the callback's query */
  approve(authorizationAddress: string): string;
  close(): Promise<void>;
}

interface Attempt {
  nonce: string;
  challenge: string;
  clientId: string;
}

export const CLIENT = { id: 'safari', secret: 'a secret that both sides know' } as const;

/** An OpenID issuer that the test controls: it follows the protocol, and says of the person what the test wants. */
export async function startIssuer(): Promise<Issuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Attempt>();
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = issuer.url;
    if (issuer.failing.has(request.url ?? '')) return json(503, {});
    if (request.url === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (request.url === '/jwks') return json(200, { keys: [jwk] });
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      if (!issuer.secrets.includes(secretOf(form, request.headers.authorization))) {
        return json(401, { error: 'invalid_client' });
      }
      const attempt = codes.get(form.get('code') ?? '');
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!attempt || attempt.challenge !== proof) return json(400, { error: 'invalid_grant' });
      codes.delete(form.get('code') ?? '');
      idToken(issuer, attempt, { own: own.privateKey, foreign: foreign.privateKey }).then(
        (token) => json(200, { access_token: 'x', token_type: 'bearer', expires_in: 60, id_token: token }),
        () => json(500, {}),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const issuer: Issuer = {
    url: `http://127.0.0.1:${address.port}`,
    claims: {},
    lie: {},
    failing: new Set(),
    secrets: [CLIENT.secret],
    approve: (authorization) => {
      const asked = new URL(authorization).searchParams;
      const code = `code-${codes.size}-${Date.now()}`;
      codes.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        clientId: asked.get('client_id') ?? '',
      });
      return `?code=${code}&state=${asked.get('state')}`;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return issuer;
}

/** As the client sends it: in the form, or in the header. */
function secretOf(form: URLSearchParams, header = ''): string {
  const [, secret = ''] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  return form.get('client_secret') ?? new URLSearchParams(`secret=${secret}`).get('secret') ?? '';
}

async function idToken(
  { url, claims, lie }: Issuer,
  { nonce, clientId }: Attempt,
  keys: Record<'own' | 'foreign', CryptoKey>,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const said: JWTPayload = {
    nonce,
    iss: url,
    aud: clientId,
    sub: 'person',
    iat: now,
    exp: now + 300,
    ...claims,
    ...lie.claims,
  };
  if (lie.signature === 'none') return new UnsecuredJWT(said).encode();
  if (lie.signature === 'symmetric') {
    return new SignJWT(said)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(CLIENT.secret.padEnd(32)));
  }
  const key = lie.signature === 'foreign' ? keys.foreign : keys.own;
  return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key);
}
