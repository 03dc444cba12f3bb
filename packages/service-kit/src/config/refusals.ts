import { isLocalSecret } from '../identity/gateway-secret.js';

/** Why a setting that is right in itself must not run in production, by its name; nothing where it may. */
export type Refusals = Readonly<Record<string, () => string | false>>;

/** Of a secret that a development machine made for itself. */
export const refusedSecret = (secret: string): string | false =>
  isLocalSecret(secret) && 'is that of a development machine';

/** The same of an address' password. */
export const refusedPassword = (address: string): string | false =>
  isLocalSecret(decodeURIComponent(new URL(address).password)) && 'has the password of a development machine';

/** Of words that are told to people: those that we made up, and the line of the example, lead nowhere. */
export const refusedWords = (words = '', madeUp?: string): string | false =>
  (words === madeUp || /^<.+>$/.test(words)) && 'must be the brand’s own';
