import { transferDayFault } from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import type { TranslationKey } from '../translations/translations';

/** The set of texts of a transfer form: for payments, repayments or refunds. */
export type TransferWords = 'payment.part' | 'payment.back' | 'refund';

/** Why a transfer cannot be recorded, per field. */
export function transferFaults(
  words: TransferWords,
  { day, reference }: Record<'day' | 'reference', string>,
): Partial<Record<'day' | 'reference', TranslationKey>> {
  const wrong = day === '' ? 'missing' : transferDayFault(day, today());
  return {
    ...(wrong && { day: `${words}.day.${wrong}` as const }),
    ...(reference.trim() === '' && { reference: `${words}.reference.missing` as const }),
  };
}
