/**
 * A service owns what lies below `/api/<its name>`. What the specification calls otherwise stands here, first match
 * wins. `:id` stands for one part of the path, `**` for any rest (or none).
 */
export const ROUTES: readonly (readonly [path: string, owner: string])[] = [
  ['/api/bookings/:id/coordinate', 'operators'],
  ['/api/capable-operators', 'operators'],
  ['/api/operator-communications/**', 'operators'],
  ['/api/availability-requests/**', 'operators'],
  ['/api/operator-answers/**', 'operators'],
  ['/api/bookings/**', 'booking'],
  ['/api/user/bookings/**', 'booking'],
  ['/api/send-invoice', 'booking'],
  ['/api/trip-updates/**', 'booking'],
  ['/api/trip-status/**', 'booking'],
  ['/api/trip-active', 'booking'],
  ['/api/customer-reviews/**', 'booking'],
  ['/api/message-counts', 'booking'],
  ['/api/terms/**', 'booking'],
  ['/api/reviews/**', 'booking'],
  ['/api/packages/**', 'catalog'],
  ['/api/attractions/**', 'catalog'],
  ['/api/pictures', 'catalog'],
  ['/api/guides/**', 'catalog'],
  ['/api/artworks/**', 'catalog'],
  ['/api/artist/**', 'catalog'],
  ['/api/artists/**', 'catalog'],
  ['/auth/**', 'auth'],
];

/** The services that the table names. */
export const NAMED_OWNERS: readonly string[] = [...new Set(ROUTES.map(([, owner]) => owner))];

const TABLE = ROUTES.map(([path, owner]) => ({ path, owner, pattern: toPattern(path) }));
const BY_NAME = /^\/api\/([a-z][a-z0-9]*)(?:\/|$)/;

export interface Entry {
  path: string;
  owner: string;
}

/** The owner of a path among these services, or nobody. */
export function ownerOf(path: string, services: readonly string[]): string | undefined {
  return entryOf(path, services)?.owner;
}

/** The line that decides about a path: one of the table, or that of a service's own name. */
export function entryOf(path: string, services: readonly string[]): Entry | undefined {
  const named = TABLE.find(({ pattern }) => pattern.test(path));
  const owner = named?.owner ?? BY_NAME.exec(path)?.[1];
  if (owner === undefined || !services.includes(owner)) return undefined;
  return { path: named?.path ?? `/api/${owner}/**`, owner };
}

function toPattern(path: string): RegExp {
  const source = path.replace('/**', '(?:/.*)?').replace(/:id/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
