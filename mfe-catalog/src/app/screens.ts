import { type ScreenFile, screenFile } from '@safari/web-kit/screen-file';
import { openedDialogs } from './dialog-files';

/** Screens that most visitors never open; loaded when they are opened. */
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

/** Dialogs by their query parameter: a page opened with it lists their files, too. */
export const DIALOG_FILES = { book: { file: openedDialogs } };
