import { createTranslations } from '@safari/web-kit';
import { en } from './en/en';

/** Every text of the public and customer side, for files that are loaded on demand. */
export const useTranslations = createTranslations(en, { sw: () => import('./sw/sw').then(({ sw }) => sw) });

export type T = ReturnType<typeof useTranslations>;
