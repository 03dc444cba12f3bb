/** Opens a new email in the visitor's own mail program. */
export function mailTo(address: string, subject = '', body = ''): string {
  // a `?` or `&` in the address would begin fields of its own, such as a blind copy
  const recipient = encodeURIComponent(address).replace('%40', '@');
  const fields = Object.entries({ subject, body })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${[recipient, ...(fields.length > 0 ? [fields.join('&')] : [])].join('?')}`;
}

/** Dials a number as people print it: its digits, and the plus before them. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
