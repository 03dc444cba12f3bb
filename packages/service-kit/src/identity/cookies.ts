import { hash } from 'node:crypto';

/** The two sessions of a browser, apart from each other. */
export type SessionKind = 'customer' | 'staff';

const NAMES: Record<SessionKind, string> = { customer: 'safari_session', staff: 'safari_staff' };

/** The cookie's name; under https with the prefix that ties it to this host. */
export function sessionCookie(kind: SessionKind, publicOrigin: string): string {
  return publicOrigin.startsWith('https://') ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** No session's id is longer, whatever a cookie holds. */
export const LONGEST_SESSION_ID = 200;

/** SHA-256 of a session's id, hex: what is stored and passed on in its place, since nobody can sign in with it. */
export function sessionHash(id: string): string {
  return hash('sha256', id);
}
