import { createMessages } from '@safari/web-kit';
import { en } from './en';

export const useMessages = createMessages(en);
