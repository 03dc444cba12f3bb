import { type ScreenFile, screenFile } from '@safari/web-kit/screen-file';
import { openedDialogs } from './dialog-files';

/** What most visitors never open is loaded when it is opened. */
export const SCREEN_FILES: Readonly<Record<string, ScreenFile>> = {
  '/packages/:id': screenFile(() => import('./package-page'), 'PackagePage'),
  '/attractions/:id': screenFile(() => import('./attraction-page'), 'AttractionPage'),
  '/my-bookings': screenFile(() => import('../desk/my-bookings-screen'), 'MyBookingsScreen'),
  '/dashboard': screenFile(() => import('../desk/dashboard-screen'), 'DashboardScreen'),
  '/booked/:id': screenFile(() => import('../desk/booked-screen'), 'BookedScreen'),
  '/erasure/:token': screenFile(() => import('../desk/erasure-screen'), 'ErasureScreen'),
  '/operator-portal': screenFile(() => import('../portal/portal-screen'), 'PortalScreen'),
  '/terms/:page': screenFile(() => import('../terms/terms-screen'), 'TermsScreen'),
  '/terms/:page/:since': screenFile(() => import('../terms/terms-screen'), 'FormerTermsScreen'),
  '/answer/:token': screenFile(() => import('../answer/answer-screen'), 'AnswerScreen'),
  '/offer/:token': screenFile(() => import('../offer/offer-screen'), 'OfferScreen'),
};

/** What opens over a screen for whoever comes with that name in the query: the page names its files, too. */
export const DIALOG_FILES = { book: { file: openedDialogs } };
