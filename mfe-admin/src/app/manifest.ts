import type { AskedByQuery, FirstCall, NavigationEntry, Route } from '@safari/contracts';
import { openSessionApi } from '@safari/web-kit';
import { callOf, defineManifest, fromPath } from '@safari/web-kit/manifest';
import { RECENT } from '../coordination/coordination.rules';
import { accountApi } from '../data/account.api';
import { availabilityRequestApi } from '../data/availability-request.api';
import { bookingApi } from '../data/booking.api';
import { LONGEST_WAITING } from '../data/booking-filter.rules';
import { catalogApi } from '../data/catalog.api';
import { communicationApi } from '../data/communication.api';
import { officeDayApi, SERVICES, WRITING_SERVICES } from '../data/office-day.api';
import { operatorApi } from '../data/operator.api';
import { staffSignInApi } from '../data/staff-sign-in.api';
import { tripApi } from '../data/trip.api';
import { memberApi } from '../people/member.api';
import { artists } from '../translations/en/artists';
import { artworks } from '../translations/en/artworks';
import { attractions } from '../translations/en/attractions';
import { bookings } from '../translations/en/bookings';
import { capabilities } from '../translations/en/capabilities';
import { common } from '../translations/en/common';
import { coordination } from '../translations/en/coordination';
import { guides } from '../translations/en/guides';
import { operators } from '../translations/en/operators';
import { packages } from '../translations/en/packages';
import { people } from '../translations/en/people';
import { today } from '../translations/en/today';
import { trips } from '../translations/en/trips';

const waysIn = callOf(accountApi.endpoints.staffSignInWays);
const allOperators = callOf(operatorApi.endpoints.operators);
const allPackages = callOf(catalogApi.endpoints.packages);
const allAttractions = callOf(catalogApi.endpoints.attractions);

const bookingOf = (query: string) => callOf(bookingApi.endpoints.booking, fromPath(query));

const asStaff = (calls: readonly FirstCall[]): FirstCall[] =>
  calls.map((call) => ({ ...call, session: 'staff' }));

/** The route of a staff screen; staff screens are in English only. */
const staffRoute = (
  path: string,
  title: string,
  calls: readonly FirstCall[],
  byQuery: readonly AskedByQuery[] = [],
): Route => ({
  path,
  frame: 'staff',
  title: { en: title },
  indexed: false,
  calls: asStaff(calls),
  ...(byQuery.length > 0 && {
    callsByQuery: byQuery.map((asked) => ({ ...asked, calls: asStaff(asked.calls) })),
  }),
});

const staffLink = (order: number, to: string, text: string, icon: string): NavigationEntry => ({
  area: 'staff',
  to,
  text: { en: text },
  icon,
  order,
});

/** The staff screens' manifest for shell and gateway. */
export const manifest = defineManifest({
  density: 'dense',
  routes: [
    {
      path: '/adminlogin',
      frame: 'plain',
      title: { en: common['signIn.title'] },
      indexed: false,
      calls: [waysIn],
    },
    staffRoute('/today', today['today.title'], [
      callOf(officeDayApi.endpoints.officeDay),
      callOf(officeDayApi.endpoints.lateAnswers),
      callOf(officeDayApi.endpoints.operatorCalls),
      callOf(officeDayApi.endpoints.outlook),
      ...WRITING_SERVICES.map((service) => callOf(officeDayApi.endpoints.failedLetters, service)),
      ...WRITING_SERVICES.map((service) => callOf(officeDayApi.endpoints.lateLetters, service)),
      callOf(officeDayApi.endpoints.failedPosts),
      ...SERVICES.map((service) => callOf(officeDayApi.endpoints.deadLetters, service)),
    ]),
    { path: '/join', frame: 'plain', title: { en: people['join.title'] }, indexed: false },
    staffRoute(
      '/bookings',
      bookings['bookings.title'],
      [
        // with a query the page shows a filtered list or one booking, and makes other calls
        { ...callOf(bookingApi.endpoints.bookings, {}), bare: true },
        { ...callOf(bookingApi.endpoints.bookings, LONGEST_WAITING), bare: true },
        { ...callOf(bookingApi.endpoints.bookingSummary), bare: true },
      ],
      // in order of precedence
      ['chat', 'booking', 'beside'].map((query) => ({ query, calls: [bookingOf(query)] })),
    ),
    staffRoute('/operators', operators['operators.title'], [allOperators]),
    staffRoute('/operator-coordination', coordination['coordination.title'], [
      callOf(bookingApi.endpoints.latestBookings, RECENT),
      callOf(communicationApi.endpoints.communications, undefined),
      callOf(availabilityRequestApi.endpoints.availabilityRequests, undefined),
    ]),
    staffRoute(
      '/trip-tracking',
      trips['trips.title'],
      [callOf(tripApi.endpoints.activeTrips, undefined)],
      [{ query: 'trip', calls: [bookingOf('trip'), callOf(tripApi.endpoints.trip, fromPath('trip'))] }],
    ),
    staffRoute('/operator-capabilities', capabilities['capabilities.title'], [
      allOperators,
      allPackages,
      allAttractions,
    ]),
    staffRoute('/package-management', packages['packages.title'], [allPackages]),
    staffRoute('/attraction-management', attractions['attractions.title'], [allAttractions]),
    staffRoute('/guide-management', guides['guides.title'], [callOf(catalogApi.endpoints.guideList)]),
    staffRoute('/artwork-management', artworks['artworks.title'], [callOf(catalogApi.endpoints.artworkList)]),
    staffRoute('/artist-management', artists['artists.title'], [callOf(catalogApi.endpoints.artistList)]),
    staffRoute('/people', people['people.title'], [
      callOf(memberApi.endpoints.members),
      callOf(openSessionApi.endpoints.openSessions, 'staff'),
    ]),
  ],
  navigation: [
    staffLink(5, '/today', 'Today', 'CalendarCheck'),
    staffLink(10, '/bookings', 'Bookings', 'ClipboardList'),
    staffLink(20, '/operator-coordination', 'Operator Coordination', 'Handshake'),
    staffLink(30, '/trip-tracking', 'Trip Tracking', 'Compass'),
    staffLink(40, '/operators', 'Operators', 'Building2'),
    staffLink(50, '/operator-capabilities', 'Operator Capabilities', 'BookOpen'),
    staffLink(60, '/package-management', 'Package Management', 'Route'),
    staffLink(70, '/attraction-management', 'Attraction Management', 'MapPin'),
    staffLink(72, '/guide-management', 'Guide Management', 'Star'),
    staffLink(74, '/artwork-management', 'Artwork Management', 'Palette'),
    staffLink(76, '/artist-management', 'Artist Management', 'Brush'),
    staffLink(80, '/people', 'People', 'Users'),
    { area: 'explore', to: '/bookings', text: { en: 'Staff', sw: 'Wafanyakazi' }, order: 30 },
    { area: 'staffSignIn', to: '/adminlogin', text: { en: 'Admin Login', sw: 'Ingia Ofisini' }, order: 10 },
  ],
  parts: [
    {
      name: 'FrameTools',
      slot: 'staffTools',
      calls: [{ ...callOf(staffSignInApi.endpoints.staffSignIns), session: 'staff' }],
    },
    { name: 'SignInAgain', slot: 'staffSignIn' },
  ],
});
