import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';

/**
 * What a page may load and do: our own origin's files, styles with this answer's nonce, nothing inline, no other
 * origins.
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  // Vite's development client is an inline module and talks over web sockets; it exists on developers' machines only.
  const scripts = development ? "'self' 'unsafe-inline'" : "'self'";
  const styles = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return policy(scripts, styles, `'self'${development ? ' ws: http://localhost:*' : ''}`);
}

function policy(scripts: string, styles: string, connections: string): string {
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Radix' list of choices brings one style, always this one; React writes it into the page when a list is opened. */
const STYLE_OF_LISTS = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/**
 * The same for a page that the server drew, which is alike for all its readers and so has no nonce: nothing inline but
 * the styles that stand in it.
 * @param styles hashes of what its `style` attributes say
 */
export function drawnPagePolicy(styles: readonly string[]): string {
  const inAttributes = styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [];
  return policy("'self'", ["'self'", STYLE_OF_LISTS, ...inAttributes].join(' '), "'self'");
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The headers of every answer; pages replace the policy by one with their nonce. */
export function headersOfEveryAnswer({ PUBLIC_ORIGIN }: GatewayConfig): Record<string, string> {
  const https = PUBLIC_ORIGIN.startsWith('https://');
  return {
    'content-security-policy':
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function secureHeaders(server: FastifyInstance, config: GatewayConfig): void {
  const headers = headersOfEveryAnswer(config);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
