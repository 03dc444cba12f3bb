const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** One plain address: no list, no display name, no control characters, at most 254 characters. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 254 && PATTERN.test(value) && !/\p{C}/u.test(value);
}

/** For comparing recipients: the same mailbox, however it was typed. */
export function sameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
