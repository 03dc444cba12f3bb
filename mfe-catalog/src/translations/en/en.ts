import { shopWindow } from '../translations';
import { answer } from './answer';
import { booking } from './booking';
import { cancellations } from './cancellations';
import { changes } from './changes';
import { desk } from './desk';
import { errors } from './errors';
import { itemDialogs } from './item-dialogs';
import { messages } from './messages';
import { portal } from './portal';
import { privacy } from './privacy';

/** Every text in English. */
export const en = {
  ...shopWindow,
  ...itemDialogs,
  ...booking,
  ...desk,
  ...cancellations,
  ...changes,
  ...messages,
  ...portal,
  ...privacy,
  ...errors,
  ...answer,
};
