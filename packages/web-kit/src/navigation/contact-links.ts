/** A `mailto:` link. */
export function mailTo(address: string, subject = '', body = ''): string {
  // a `?` or `&` in the address would add header fields, such as a blind copy
  const recipient = encodeURIComponent(address).replace('%40', '@');
  const fields = Object.entries({ subject, body })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${[recipient, ...(fields.length > 0 ? [fields.join('&')] : [])].join('?')}`;
}

/** A `tel:` link for a number as printed: its digits, with a leading plus. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
