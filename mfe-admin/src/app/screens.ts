import { type ScreenFile, screenFile } from '@safari/web-kit/screen-file';

/** The file of each screen, loaded when the screen is first opened, or prefetched in this order. */
export const SCREEN_FILES: Readonly<Record<string, ScreenFile>> = {
  '/today': screenFile(() => import('../today/today-screen'), 'TodayScreen'),
  '/bookings': screenFile(() => import('./bookings-page'), 'BookingsPage'),
  '/operator-coordination': screenFile(
    () => import('../coordination/coordination-screen'),
    'CoordinationScreen',
  ),
  '/trip-tracking': screenFile(() => import('../trips/trips-screen'), 'TripsScreen'),
  '/operators': screenFile(() => import('../operators/operators-screen'), 'OperatorsScreen'),
  '/operator-capabilities': screenFile(
    () => import('../capabilities/capabilities-screen'),
    'CapabilitiesScreen',
  ),
  '/package-management': screenFile(() => import('../packages/packages-screen'), 'PackagesScreen'),
  '/attraction-management': screenFile(
    () => import('../attractions/attractions-screen'),
    'AttractionsScreen',
  ),
  '/guide-management': screenFile(() => import('../guides/guides-screen'), 'GuidesScreen'),
  '/artwork-management': screenFile(() => import('../artworks/artworks-screen'), 'ArtworksScreen'),
  '/artist-management': screenFile(() => import('../artists/artists-screen'), 'ArtistsScreen'),
  '/people': screenFile(() => import('../people/people-screen'), 'PeopleScreen'),
  '/adminlogin': screenFile(() => import('../sign-in/admin-login-screen'), 'AdminLoginScreen'),
  '/join': screenFile(() => import('../sign-in/join-screen'), 'JoinScreen'),
};
