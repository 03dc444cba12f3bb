import type { GatewayConfig } from '../config.js';

export type Service = 'catalog' | 'booking' | 'operators' | 'auth';

/**
 * Who owns which call, first match wins. `:id` stands for one part of the path, `**` for any rest (or none).
 */
export const ROUTES: readonly (readonly [path: string, owner: Service])[] = [
  ['/api/bookings/:id/coordinate', 'operators'],
  ['/api/capable-operators', 'operators'],
  ['/api/operators/**', 'operators'],
  ['/api/operator-communications/**', 'operators'],
  ['/api/availability-requests/**', 'operators'],
  ['/api/operator-answers/**', 'operators'],
  ['/api/bookings/**', 'booking'],
  ['/api/user/bookings', 'booking'],
  ['/api/send-invoice', 'booking'],
  ['/api/trip-updates', 'booking'],
  ['/api/trip-status/**', 'booking'],
  ['/api/trip-active', 'booking'],
  ['/api/customer-reviews', 'booking'],
  ['/api/message-counts', 'booking'],
  ['/api/booking/dead-letters/**', 'booking'],
  ['/api/packages/**', 'catalog'],
  ['/api/attractions/**', 'catalog'],
  ['/api/pictures', 'catalog'],
  ['/api/guides', 'catalog'],
  ['/api/artworks/**', 'catalog'],
  ['/api/artist/**', 'catalog'],
  ['/api/catalog/dead-letters/**', 'catalog'],
  ['/api/auth/dead-letters/**', 'auth'],
  ['/api/auth/**', 'auth'],
  ['/auth/**', 'auth'],
];

const TABLE = ROUTES.map(([path, owner]) => ({ path, owner, pattern: toPattern(path) }));

/** The owner of a path, or nobody. */
export function ownerOf(path: string): Service | undefined {
  return entryOf(path)?.owner;
}

/** The line of the table that decides about a path. */
export function entryOf(path: string): { path: string; owner: Service } | undefined {
  return TABLE.find(({ pattern }) => pattern.test(path));
}

export function serviceAddresses(config: GatewayConfig): Record<Service, string> {
  return {
    catalog: withoutSlash(config.TARGET_CATALOG),
    booking: withoutSlash(config.TARGET_BOOKING),
    operators: withoutSlash(config.TARGET_OPERATORS),
    auth: withoutSlash(config.TARGET_AUTH),
  };
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

function toPattern(path: string): RegExp {
  const source = path.replace('/**', '(?:/.*)?').replace(/:id/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
