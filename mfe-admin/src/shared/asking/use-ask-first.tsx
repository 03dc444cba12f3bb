import type { Booking } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import { useQuestion } from '../use-question';
import { useAskingSetting } from './asking-setting';

/** What a press tells the customer, and what it is called. */
interface Telling {
  text: string;
  confirmLabel: string;
}

export interface AskFirst {
  /** Whether a press may write to the customer: at once by default, after a question if staff want to be asked. */
  allowed: (telling: Telling) => Promise<boolean>;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Asks before a press writes to the customer, for whoever needs longer than an Undo stands there. */
export function useAskFirst({ customerName: customer }: Booking): AskFirst {
  const t = useTranslations();
  const [on] = useAskingSetting();
  const { ask, question } = useQuestion(({ text, confirmLabel }: Telling) => ({
    title: t('asking.title', { customer }),
    description: text,
    confirmLabel,
  }));
  return { allowed: async (telling) => !on || ask(telling), question };
}
