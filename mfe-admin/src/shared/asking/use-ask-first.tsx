import type { Booking } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import { useQuestion } from '../use-question';
import { useAskingSetting } from './asking-setting';
import { writesToCustomer } from './writing.rules';

/** An action that moves a booking to another status. */
interface Press {
  reached: 'confirmed' | 'payment_received' | 'paid' | 'completed';
  /** The label of the button that confirms it. */
  confirmLabel: string;
  /** The operator to be confirmed. */
  operator?: string;
}

export interface AskFirst {
  /** Whether the action may write to the customer: true by default, else after a confirmation. */
  allowed: (press: Press) => Promise<boolean>;
  /** Render it: the confirmation, while it is open. */
  question: ReactNode;
}

/** Confirms actions that write to the customer, for staff who need longer than an Undo is shown. */
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

/** What the customer is told, by action. */
const TELLING = {
  confirmed: 'asking.confirm',
  payment_received: 'asking.payment',
  paid: 'asking.payment',
  completed: 'asking.complete',
} as const satisfies Record<Press['reached'], string>;
