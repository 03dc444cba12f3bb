import { loadTranslations, withTimeout } from '@safari/web-kit';
import { type ComponentType, lazy } from 'react';

/** What most visitors never open is loaded when it is opened. */
export const AttractionPage = later(async () => (await import('./attraction-page')).AttractionPage);
export const PackagePage = later(async () => (await import('./package-page')).PackagePage);
export const MyBookingsScreen = later(
  async () => (await import('../desk/my-bookings-screen')).MyBookingsScreen,
);
export const DashboardScreen = later(async () => (await import('../desk/dashboard-screen')).DashboardScreen);
export const BookedScreen = later(async () => (await import('../desk/booked-screen')).BookedScreen);
export const ErasureScreen = later(async () => (await import('../desk/erasure-screen')).ErasureScreen);
export const PortalScreen = later(async () => (await import('../portal/portal-screen')).PortalScreen);
export const AnswerScreen = later(async () => (await import('../answer/answer-screen')).AnswerScreen);
export const TermsScreen = later(async () => (await import('../terms/terms-screen')).TermsScreen);
export const FormerTermsScreen = later(async () => (await import('../terms/terms-screen')).FormerTermsScreen);
export const OfferScreen = later(async () => (await import('../offer/offer-screen')).OfferScreen);

/** One whose file does not come fails in the remote's place, where a retry loads all of the remote again. */
function later(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      const screen = await withTimeout('the screen', load());
      await loadTranslations(); // those that came with it
      return { default: screen };
    } catch (error) {
      throw new Error('the file of a screen did not come', { cause: error });
    }
  });
}
