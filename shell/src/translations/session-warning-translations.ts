import { createTranslations } from '@safari/web-kit';
import { en } from './session-warning-en';

/** The texts of the session warning only: every page of a signed-in person loads its file. */
export const useTranslations = createTranslations(en, {
  sw: () => import('./session-warning-sw').then(({ sw }) => sw),
});
