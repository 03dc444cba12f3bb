import { isLocalSecret } from '../identity/gateway-secret.js';

/** Why a valid setting must not be used in production, by the setting's name; false where it may. */
export type Refusals = Readonly<Record<string, () => string | false>>;

/** Refuses a secret that a development machine generated for itself. */
export const refusedSecret = (secret: string): string | false =>
  isLocalSecret(secret) && 'is that of a development machine';

/** The same for the password in an address. */
export const refusedPassword = (address: string): string | false =>
  isLocalSecret(decodeURIComponent(new URL(address).password)) && 'has the password of a development machine';

/** Refuses words for people that are ours and made up, or the placeholder of the example: both lead nowhere. */
export const refusedWords = (words = '', madeUp?: string): string | false =>
  (words === madeUp || /^<.+>$/.test(words)) && 'must be the brand’s own';
