import type { Screen } from '@safari/contracts';

export type FrameName = 'public' | 'plain' | 'staff';

const TITLES: Readonly<Record<string, string>> = {
  '/my-bookings': 'My Bookings',
  '/dashboard': 'My Bookings',
  '/operator-portal': 'Operator Portal',
  '/art': 'Local Art Gallery',
  '/art/:id': 'Artwork',
  '/artist/:artistName': 'Artist',
  '/login': 'Login',
  '/loginu1': 'Development Login',
  '/adminlogin': 'Admin Login',
  '/bookings': 'Bookings',
  '/operators': 'Operator Network',
  '/operator-coordination': 'Operator Coordination',
  '/trip-tracking': 'Trip Tracking',
  '/operator-capabilities': 'Operator Capabilities',
  '/package-management': 'Package Management',
  '/attraction-management': 'Attraction Management',
};

/** What stands around a screen; everything of the staff's but their sign-in needs a staff session. */
export function frameOf(screen: Screen | undefined): FrameName {
  if (screen?.owner !== 'admin') return 'public';
  return screen.path === '/adminlogin' ? 'plain' : 'staff';
}

/** The document's title until the screen gives a more telling one; `undefined` where the brand stands alone. */
export function titleOf(screen: Screen): string | undefined {
  return TITLES[screen.path];
}
