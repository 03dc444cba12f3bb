import { attractions } from './attractions';
import { common } from './common';
import { itemReviews } from './item-reviews';
import { landing } from './landing';
import { packages } from './packages';
import { pages } from './pages';
import { terms } from './terms';

/** The Swahili texts of pages that are drawn on the server. */
export const shopWindow = {
  ...common,
  ...landing,
  ...packages,
  ...attractions,
  ...pages,
  ...itemReviews,
  ...terms,
};
