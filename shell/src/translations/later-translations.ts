import { createTranslations } from '@safari/web-kit';
import { en } from './later-en';

/** What is said where a visitor’s first screen never is: loaded with the files that say it. */
export const useTranslations = createTranslations(en, {
  sw: () => import('./later-sw').then(({ sw }) => sw),
});
