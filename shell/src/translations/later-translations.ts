import { createTranslations } from '@safari/web-kit';
import { en } from './later-en';

/** The texts of files that no visitor's first screen needs; loaded with those files. */
export const useTranslations = createTranslations(en, {
  sw: () => import('./later-sw').then(({ sw }) => sw),
});
