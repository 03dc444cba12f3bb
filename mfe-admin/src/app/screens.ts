import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** Each screen is a chunk of its own, loaded when it is first opened or the browser is idle. */
export const SCREEN_FILES: Readonly<Record<string, Load>> = {
  '/adminlogin': async () => (await import('../sign-in/admin-login-screen')).AdminLoginScreen,
  '/today': async () => (await import('../today/today-screen')).TodayScreen,
  '/join': async () => (await import('../sign-in/join-screen')).JoinScreen,
  '/people': async () => (await import('../people/people-screen')).PeopleScreen,
  '/bookings': async () => (await import('./bookings-page')).BookingsPage,
  '/operators': async () => (await import('../operators/operators-screen')).OperatorsScreen,
  '/operator-coordination': async () =>
    (await import('../coordination/coordination-screen')).CoordinationScreen,
  '/trip-tracking': async () => (await import('../trips/trips-screen')).TripsScreen,
  '/operator-capabilities': async () =>
    (await import('../capabilities/capabilities-screen')).CapabilitiesScreen,
  '/package-management': async () => (await import('../packages/packages-screen')).PackagesScreen,
  '/attraction-management': async () => (await import('../attractions/attractions-screen')).AttractionsScreen,
  '/artwork-management': async () => (await import('../artworks/artworks-screen')).ArtworksScreen,
  '/artist-management': async () => (await import('../artists/artists-screen')).ArtistsScreen,
  '/guide-management': async () => (await import('../guides/guides-screen')).GuidesScreen,
};
