import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in the letters of an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is stored of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
