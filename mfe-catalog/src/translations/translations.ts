import { createTranslations } from '@safari/web-kit';
import { en } from './en/en';

/** Every text of the public and customer side. Another language brings the same keys. */
export const useTranslations = createTranslations(en, { sw: () => import('./sw/sw').then(({ sw }) => sw) });

export type T = ReturnType<typeof useTranslations>;
