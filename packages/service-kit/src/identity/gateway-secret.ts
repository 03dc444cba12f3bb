import { createHash, timingSafeEqual } from 'node:crypto';
import { MinLength } from 'class-validator';

/** By this header the gateway proves to a service that it asks itself, and not somebody through it. */
export const GATEWAY_SECRET_HEADER = 'x-gateway-secret';

/** How the secrets that a development machine makes for itself begin. */
const LOCAL = 'local-';

/** A secret in the environment, long enough not to be guessed. */
export const IsSecret = () => MinLength(32);

export const isLocalSecret = (secret: string): boolean => secret.startsWith(LOCAL);

/** Whether the given secret is the right one, compared in constant time. */
export function knowsSecret(given: unknown, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
