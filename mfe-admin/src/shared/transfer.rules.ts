import { transferDayFault } from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import type { TranslationKey } from '../translations/translations';

/** Whose texts a form of a transfer speaks by: of what arrived, of what was sent back, or of a refund. */
export type TransferWords = 'payment.part' | 'payment.back' | 'refund';

/** What keeps a transfer from being recorded, per field. */
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
