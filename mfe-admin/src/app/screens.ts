import { type ScreenFile, screenFile } from '@safari/web-kit/screen-file';

/** Each screen is a chunk of its own, loaded when it is first opened or the browser is idle. */
export const SCREEN_FILES: Readonly<Record<string, ScreenFile>> = {
  '/adminlogin': screenFile(() => import('../sign-in/admin-login-screen'), 'AdminLoginScreen'),
  '/today': screenFile(() => import('../today/today-screen'), 'TodayScreen'),
  '/join': screenFile(() => import('../sign-in/join-screen'), 'JoinScreen'),
  '/people': screenFile(() => import('../people/people-screen'), 'PeopleScreen'),
  '/bookings': screenFile(() => import('./bookings-page'), 'BookingsPage'),
  '/operators': screenFile(() => import('../operators/operators-screen'), 'OperatorsScreen'),
  '/operator-coordination': screenFile(
    () => import('../coordination/coordination-screen'),
    'CoordinationScreen',
  ),
  '/trip-tracking': screenFile(() => import('../trips/trips-screen'), 'TripsScreen'),
  '/operator-capabilities': screenFile(
    () => import('../capabilities/capabilities-screen'),
    'CapabilitiesScreen',
  ),
  '/package-management': screenFile(() => import('../packages/packages-screen'), 'PackagesScreen'),
  '/attraction-management': screenFile(
    () => import('../attractions/attractions-screen'),
    'AttractionsScreen',
  ),
  '/artwork-management': screenFile(() => import('../artworks/artworks-screen'), 'ArtworksScreen'),
  '/artist-management': screenFile(() => import('../artists/artists-screen'), 'ArtistsScreen'),
  '/guide-management': screenFile(() => import('../guides/guides-screen'), 'GuidesScreen'),
};
