import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: 256 random bits in base64url. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256: all that is stored of a link's secret. */
export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
