/** A letter in the visitor's own mail program. */
export function mailTo(address: string, subject: string, body = ''): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${address}?${parts.join('&')}`;
}

/** What a telephone dials: the digits, and the plus before them. */
export function callTo(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
