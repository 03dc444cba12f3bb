import { createMessages } from '@safari/web-kit';
import { en } from './en';

/** Every text of the frame. Another language is one more file with the same keys. */
export const useMessages = createMessages(en, { sw: () => import('./sw').then(({ sw }) => sw) });
