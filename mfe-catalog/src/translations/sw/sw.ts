import { answer } from './answer';
import { attractions } from './attractions';
import { booking } from './booking';
import { cancellations } from './cancellations';
import { changes } from './changes';
import { common } from './common';
import { desk } from './desk';
import { itemReviews } from './item-reviews';
import { landing } from './landing';
import { messages } from './messages';
import { packages } from './packages';
import { pages } from './pages';
import { portal } from './portal';
import { privacy } from './privacy';
import { terms } from './terms';

/** Every text in Swahili. */
export const sw = {
  ...common,
  ...landing,
  ...packages,
  ...attractions,
  ...booking,
  ...desk,
  ...cancellations,
  ...changes,
  ...messages,
  ...pages,
  ...portal,
  ...privacy,
  ...answer,
  ...terms,
  ...itemReviews,
};
