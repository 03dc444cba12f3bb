import { createHmac } from 'node:crypto';

/** @param secret base64, with or without the prefix `whsec_` */
export const signingKey = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/**
 * The headers of the Standard Webhooks scheme: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`.
 * @param secret as {@link signingKey} takes it
 * @param at seconds since 1970
 */
export function signedHeaders(
  secret: string,
  id: string,
  at: number,
  body: string,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const signature = createHmac('sha256', signingKey(secret)).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}
