import { randomBytes, randomInt } from 'node:crypto';

/** What no other name has in it; short, so that a name with it still fits where names are shown. */
export const mark = (): string => randomBytes(4).toString('hex');

/** A telephone number of nobody else. */
export function phoneNumber(): string {
  const part = () => String(randomInt(1_000)).padStart(3, '0');
  return `+255 7${part().slice(1)} ${part()} ${part()}`;
}
