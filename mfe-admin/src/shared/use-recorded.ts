import type { Booking } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useLazyBookingMoneyQuery } from '../data/booking.api';
import { useTranslations } from '../translations/translations';
import { lastOf } from './use-take-back';

/**
 * Describes the payment that an action has recorded, in a sentence: the remaining amount after a part payment, or the
 * reconciled total. The amount is left out if the ledger cannot be read.
 */
export function useRecorded(): (booking: Booking, is?: 'received' | 'reconciled') => Promise<string> {
  const t = useTranslations();
  const { money } = useFormat();
  const [readMoney] = useLazyBookingMoneyQuery();
  return async ({ id, reference }, is = 'received') => {
    const { data: ledger } = await readMoney(id);
    const payment = ledger && lastOf(is, ledger);
    return payment ? t('payment.moved', { reference, amount: money(payment.amount) }) : reference;
  };
}
