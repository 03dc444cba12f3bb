import { createTranslations } from '@safari/web-kit';
import { attractions } from './en/attractions';
import { common } from './en/common';
import { itemReviews } from './en/item-reviews';
import { landing } from './en/landing';
import { packages } from './en/packages';
import { pages } from './en/pages';
import { terms } from './en/terms';

/** The texts of pages that are drawn on the server. Another language has the same keys. */
export const shopWindow = {
  ...common,
  ...landing,
  ...packages,
  ...attractions,
  ...pages,
  ...itemReviews,
  ...terms,
};

export const useTranslations = createTranslations(shopWindow, {
  sw: () => import('./sw/shop-window').then(({ shopWindow: sw }) => sw),
});

export type T = ReturnType<typeof useTranslations>;
