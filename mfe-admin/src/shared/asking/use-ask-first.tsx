import type { Booking } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import { useQuestion } from '../use-question';
import { useAskingSetting } from './asking-setting';
import { writesToCustomer } from './writing.rules';

/** A press that moves a booking on. */
interface Press {
  reached: 'confirmed' | 'payment_received' | 'paid' | 'completed';
  /** What the press is called. */
  confirmLabel: string;
  /** Who is confirmed. */
  operator?: string;
}

export interface AskFirst {
  /** Whether a press may write to the customer: at once by default, after a question if staff want to be asked. */
  allowed: (press: Press) => Promise<boolean>;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Asks before a press writes to the customer, for whoever needs longer than an Undo stands there. */
export function useAskFirst(booking: Booking): AskFirst {
  const t = useTranslations();
  const [on] = useAskingSetting();
  const { customerName: customer, reference } = booking;
  const { ask, question } = useQuestion(({ reached, confirmLabel, operator = '' }: Press) => ({
    title: t('asking.title', { customer }),
    description: t(TELLING[reached], { customer, reference, operator }),
    confirmLabel,
  }));
  return {
    allowed: async (press) => !on || !writesToCustomer(booking, press.reached) || ask(press),
    question,
  };
}

/** What the customer is told. */
const TELLING = {
  confirmed: 'asking.confirm',
  payment_received: 'asking.payment',
  paid: 'asking.payment',
  completed: 'asking.complete',
} as const satisfies Record<Press['reached'], string>;
