import { type AskedByQuery, type FirstCall, TERMS_PAGES } from '@safari/contracts';
import { messageApi, openSessionApi } from '@safari/web-kit';
import { callOf, defineManifest, fromPath, localized, numberFromPath } from '@safari/web-kit/manifest';
import { answerApi } from '../answer/answer.api';
import { customerBookingApi } from '../data/booking.api';
import { catalogApi } from '../data/catalog.api';
import { publicReviewApi } from '../data/review.api';
import { termsApi } from '../data/terms.api';
import { privacyApi } from '../desk/privacy.api';
import { offerApi } from '../offer/offer.api';
import { termsPath } from '../shared/terms-path';
import { en } from '../translations/en/en';
import { sw } from '../translations/sw/sw';
import { DESTINATIONS, destinationPath } from './address.rules';

const text = localized(en, sw);
const { publicPackages, publicAttractions, packageDetails, attractionDetails, guides } = catalogApi.endpoints;
const packages = callOf(publicPackages);
const reviews = callOf(publicReviewApi.endpoints.reviewSummaries);
const attractions = callOf(publicAttractions);
const termsList = callOf(termsApi.endpoints.termsList);
const termsSince = callOf(termsApi.endpoints.termsSince, {
  page: fromPath('page'),
  since: fromPath('since'),
});
const asCustomer = (call: FirstCall): FirstCall => ({ ...call, session: 'customer' });
const ownBookings = asCustomer(callOf(customerBookingApi.endpoints.myBookings));
const ownUnread = asCustomer(callOf(messageApi.endpoints.unreadMessages, 'customer'));
const ownSessions = asCustomer(callOf(openSessionApi.endpoints.openSessions, 'customer'));
const messagesOf = (bookingId: string) =>
  asCustomer(callOf(messageApi.endpoints.bookingMessages, { bookingId, as: 'customer' }));

/** The booking dialog opens for customers only: other visitors are sent to the sign-in and need nothing more. */
const bookingDialog: readonly AskedByQuery[] = [
  { query: 'book', calls: [asCustomer(callOf(termsApi.endpoints.terms, 'cancellation')), ownBookings] },
];

/** The catalog's manifest for shell and gateway. */
export const manifest = defineManifest({
  routes: [
    {
      path: '/',
      frame: 'public',
      indexed: true,
      drawn: true,
      drawnQueries: ['packages', 'location'],
      // the booking dialog
      unindexedQueries: ['book'],
      calls: [packages, attractions, callOf(guides), reviews],
      callsByQuery: bookingDialog,
      embeds: [{ remote: 'gallery', part: 'ArtPreview', later: true }],
      reads: [
        { name: 'packages', url: packages.url, query: 'package' },
        { name: 'attractions', url: attractions.url, query: 'attraction' },
        { name: 'reviews', url: reviews.url, query: 'package' },
      ],
    },
    {
      path: '/packages/:id',
      frame: 'public',
      title: { en: 'Safari package', sw: 'Safari' },
      indexed: true,
      drawn: true,
      unindexedQueries: ['book'],
      calls: [callOf(packageDetails, numberFromPath('id')), callOf(guides), termsList],
      callsByQuery: bookingDialog,
      reads: [
        { name: 'packages', url: packages.url },
        { name: 'reviews', url: reviews.url },
      ],
    },
    {
      path: '/attractions/:id',
      frame: 'public',
      title: { en: 'Attraction', sw: 'Kivutio' },
      indexed: true,
      drawn: true,
      unindexedQueries: ['book'],
      calls: [callOf(attractionDetails, numberFromPath('id')), callOf(guides), termsList],
      callsByQuery: bookingDialog,
      reads: [{ name: 'attractions', url: attractions.url }],
    },
    {
      path: '/my-bookings',
      frame: 'public',
      title: text('desk.title'),
      indexed: false,
      calls: [ownBookings],
    },
    {
      path: '/dashboard',
      frame: 'public',
      title: text('desk.title'),
      indexed: false,
      calls: [ownBookings, ownUnread, ownSessions],
      // the tab with open messages; no other tab puts a booking into the address
      callsByQuery: [{ query: 'booking', calls: [messagesOf(fromPath('booking'))] }],
    },
    {
      path: '/booked/:id',
      frame: 'public',
      title: text('booked.page'),
      indexed: false,
      calls: [asCustomer(callOf(customerBookingApi.endpoints.myBooking, fromPath('id')))],
    },
    {
      path: '/erasure/:token',
      frame: 'public',
      title: text('erasure.page'),
      indexed: false,
      calls: [callOf(privacyApi.endpoints.erasure, fromPath('token'))],
    },
    {
      path: '/operator-portal',
      frame: 'public',
      title: text('portal.page'),
      indexed: false,
      calls: [packages, attractions],
    },
    {
      path: '/terms/:page',
      frame: 'public',
      title: text('terms.title'),
      indexed: true,
      drawn: true,
      calls: [callOf(termsApi.endpoints.terms, fromPath('page'))],
      reads: [{ name: 'terms', url: termsList.url }],
    },
    {
      path: '/terms/:page/:since',
      frame: 'public',
      title: text('terms.title'),
      indexed: false,
      calls: [termsSince],
      onlyWhere: termsSince.url,
    },
    {
      path: '/answer/:token',
      frame: 'public',
      title: text('answer.page'),
      indexed: false,
      calls: [callOf(answerApi.endpoints.linkedRequest, fromPath('token'))],
    },
    {
      path: '/offer/:token',
      frame: 'public',
      title: text('offer.page'),
      indexed: false,
      calls: [callOf(offerApi.endpoints.linkedOffer, fromPath('token'))],
    },
  ],
  navigation: [
    { area: 'main', to: '/#packages', text: { en: 'Packages', sw: 'Safari' }, order: 10 },
    { area: 'main', to: '/#attractions', text: { en: 'Attractions', sw: 'Vivutio' }, order: 20 },
    { area: 'main', to: '/#art', text: { en: 'Art', sw: 'Sanaa' }, order: 30 },
    { area: 'action', to: '/#packages', text: { en: 'Book Now', sw: 'Weka Nafasi' }, order: 10 },
    {
      area: 'account',
      to: '/dashboard',
      text: { en: 'My Bookings', sw: 'Safari Zangu' },
      icon: 'CalendarCheck',
      order: 10,
    },
    ...DESTINATIONS.map((place, index) => ({
      area: 'destinations' as const,
      to: `${destinationPath(place)}#packages`,
      text: { en: place },
      order: index,
    })),
    ...TERMS_PAGES.map((page, index) => ({
      area: 'terms' as const,
      to: termsPath(page),
      text: text(`terms.${page}`),
      order: index,
    })),
    {
      area: 'explore',
      to: '/operator-portal',
      text: { en: 'Operator Portal', sw: 'Ukurasa wa Washirika' },
      order: 20,
    },
  ],
});
