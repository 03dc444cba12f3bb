import { createTranslations } from '@safari/web-kit';
import { en } from './session-warning-en';

/** Of the one file that every page of a signed-in person fetches beside its screen: it brings no other text along. */
export const useTranslations = createTranslations(en, {
  sw: () => import('./session-warning-sw').then(({ sw }) => sw),
});
