import { createTranslations } from '@safari/web-kit';
import { answer } from './en/answer';
import { attractions } from './en/attractions';
import { booking } from './en/booking';
import { chat } from './en/chat';
import { common } from './en/common';
import { desk } from './en/desk';
import { landing } from './en/landing';
import { packages } from './en/packages';
import { portal } from './en/portal';

const en = {
  ...common,
  ...landing,
  ...packages,
  ...attractions,
  ...booking,
  ...desk,
  ...chat,
  ...portal,
  ...answer,
};

/** Every text of the public and customer side. Another language brings the same keys. */
export const useTranslations = createTranslations(en, { sw: () => import('./sw/sw').then(({ sw }) => sw) });

export type T = ReturnType<typeof useTranslations>;
