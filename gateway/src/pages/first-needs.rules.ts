import type { Screen } from '@safari/contracts';
import type { Remote } from '../site/front-ends.js';
import type { Place } from './place.rules.js';

/** An exposed component of a remote, as its `preload.json` names it. */
export interface Part {
  remote: Remote;
  part: string;
  /** It stands below the first screen. */
  later: boolean;
}

/** Whose session cookies the browser sent, be they still good or not. */
export interface Visitor {
  customer: boolean;
  staff: boolean;
}

/** What the shell will load to draw a screen. */
export function partsOf(screen: Screen | undefined, { staff }: Visitor): Part[] {
  if (!screen || screen.owner === 'shell') return [];
  // Without a staff session the shell shows its own gate, and loads nothing of the back office but its sign-in.
  const isOffice = screen.owner === 'admin' && screen.path !== '/adminlogin';
  if (isOffice && !staff) return [];
  const app = { remote: screen.owner, part: 'App', later: false };
  if (isOffice) return [app, { remote: 'admin', part: 'FrameTools', later: false }];
  if (screen.path !== '/') return [app];
  return [app, { remote: 'gallery', part: 'ArtPreview', later: true }];
}

const LANDING = ['/api/packages', '/api/attractions', '/api/guides', '/api/artworks'];

/** The calls that a screen makes first, written exactly as it makes them; each must be made, or it was in vain. */
export function callsOf(screen: Screen | undefined, place: Place, { customer, staff }: Visitor): string[] {
  const everywhere = ['/api/auth/user', '/api/brand'];
  const asStaff = staff ? ['/api/auth/staff'] : [];
  const asCustomer = customer ? (OF_CUSTOMERS[screen?.path ?? ''] ?? []) : [];
  return [...ofPlace(screen, place), ...asCustomer, ...asStaff, ...everywhere];
}

const OF_CUSTOMERS: Readonly<Record<string, readonly string[]>> = {
  '/my-bookings': ['/api/user/bookings'],
  '/dashboard': ['/api/user/bookings'],
};

function ofPlace(screen: Screen | undefined, place: Place): readonly string[] {
  if (screen?.path === '/') return LANDING;
  if (place.kind === 'gallery') return ['/api/artworks'];
  if (place.kind === 'artwork') return [`/api/artworks/${place.id}`];
  if (place.kind === 'artist') return [`/api/artist/${encodeURIComponent(place.name)}/artworks`];
  return [];
}
