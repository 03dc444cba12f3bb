import type { Booking } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useLazyBookingMoneyQuery } from '../data/booking.api';
import { useTranslations } from '../translations/translations';
import { lastReceived } from './use-take-back';

/**
 * What one press has recorded as a booking's payment, as a sentence: the rest, where a part had come before. Its amount
 * is left out where the ledger cannot be read.
 */
export function useRecorded(): (booking: Booking) => Promise<string> {
  const t = useTranslations();
  const { money } = useFormat();
  const [readMoney] = useLazyBookingMoneyQuery();
  return async ({ id, reference }) => {
    const { data: ledger } = await readMoney(id);
    const payment = ledger && lastReceived(ledger);
    return payment ? t('payment.moved', { reference, amount: money(payment.amount) }) : reference;
  };
}
