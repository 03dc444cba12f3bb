/** A picture's address: a path on our own host, or https. Nothing that a browser would run. */
export function isImageAddress(value: unknown): boolean {
  return typeof value === 'string' && (/^\/[^\s/\\][^\s\\]*$/.test(value) || isSecureAddress(value));
}

/** A film's address: https only. */
export function isVideoAddress(value: unknown): boolean {
  return isSecureAddress(value);
}

function isSecureAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
