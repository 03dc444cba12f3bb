const SECRETS: readonly [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a private key (JWK)', /"d"\s*:\s*"[\w-]{20,}"/],
  ['a cloud key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  [
    'a token',
    /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22,}|glpat-[\w-]{20}|xox[abprs]-[\w-]{10,}|sk_live_\w{16,}|npm_[A-Za-z0-9]{36}|AIza[\w-]{35})/,
  ],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/'"`<>$]+:([^\s@/'"`<>$]{3,})@/],
  ['a password', /(?:password|secret|token)\w*['"]?\s*[:=]\s*['"]([^'"\s]{12,})['"]/i],
];

/** Intentional and harmless: the sign-ins of local development, words in tests. */
const HARMLESS = new Set([
  'twiga-at-dawn',
  'password',
  'secret',
  'x-gateway-secret',
  'signed-token',
  'nobody-has-this',
]);

/** The part of a line that looks like a secret, if any. */
export function secretIn(line: string): string | undefined {
  if (line.length > 20_000) return undefined; // generated, not written by hand
  for (const [what, pattern] of SECRETS) {
    const found = pattern.exec(line);
    if (found && !HARMLESS.has(found[1] ?? '')) return what;
  }
  return undefined;
}
