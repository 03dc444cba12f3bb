const DAYS = 90;

/**
 * `security.txt` as RFC 9116 has it: where to report a weakness, and until when that can be relied on.
 * @param contact an e-mail address or an https address
 */
export function securityText(origin: string, contact: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + DAYS));
  return [
    `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
