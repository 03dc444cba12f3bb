import { withoutMarks } from './blank.js';

/** The part before the `@`: words with single dots between, without spaces, brackets, lists or quotes. */
const LOCAL = /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/;
/** One part of a domain: letters and digits of any script, hyphens inside. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
/** The last label: letters, or Punycode. */
const TOP = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;
const LIMITS = { address: 254, local: 64, label: 63 } as const;

/** One plain address that can exist: no list, no display name, no control characters, a domain that can be one. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LIMITS.address || /\p{C}/u.test(value)) return false;
  const at = value.indexOf('@');
  const local = value.slice(0, at);
  const labels = value.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= LIMITS.local &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LIMITS.label && LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  );
}

/** For comparing recipients: the same mailbox, however it was typed. */
export function sameEmail(a: string, b: string): boolean {
  return withoutMarks(a).toLowerCase() === withoutMarks(b).toLowerCase();
}
