import { randomBytes, randomInt } from 'node:crypto';

/** A short random string, which still fits where names are shown. */
export const mark = (): string => randomBytes(4).toString('hex');

/** A unique telephone number. */
export function phoneNumber(): string {
  const part = () => String(randomInt(1_000)).padStart(3, '0');
  return `+255 7${part().slice(1)} ${part()} ${part()}`;
}
