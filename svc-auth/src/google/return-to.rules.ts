/** Where a visitor goes after signing in: a path of our own, whatever the address asked for. */
export function safeReturnTo(wanted: unknown, publicOrigin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000) return '/';
  try {
    const url = new URL(wanted, publicOrigin);
    if (url.origin !== new URL(publicOrigin).origin) return '/';
    if (url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}
