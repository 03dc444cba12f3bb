import { createTranslations } from '@safari/web-kit';
import { en } from './en';

/**
 * Every text of the frame and of the screens that it shows at once. Another language is one more file with the same
 * keys.
 */
export const useTranslations = createTranslations(en, { sw: () => import('./sw').then(({ sw }) => sw) });
