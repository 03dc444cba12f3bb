import {
  type Booking,
  type BookingMoney,
  formerTripInvoice,
  type Invoice,
  staleInvoice,
} from '@safari/contracts';
import { Notice } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

interface FormerTripNoticeProps {
  booking: Booking;
  money: BookingMoney;
  /** Shown beside the text. */
  action?: (invoice: Invoice) => ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/**
 * Warns if the invoice's amount is right, but its days or party are not. (An invoice with a wrong amount is corrected
 * anyway.)
 */
export function FormerTripNotice({ booking, money, action, children }: FormerTripNoticeProps) {
  const t = useTranslations();
  const { currency, date } = useFormat();
  const former = formerTripInvoice(money, booking, currency.code);
  if (!former || staleInvoice(money, currency.code)) return null;
  const { invoice, trip } = former;
  const said = (from: string, count: number) => `${date(from)}, ${t('booking.travelers.count', { count })}`;
  return (
    <Notice
      tone="warning"
      title={t('invoice.former', { number: invoice.number, says: said(trip.from, trip.travelers) })}
      action={action?.(invoice)}
    >
      {t('invoice.former.text', { now: said(booking.preferredDate, booking.numberOfTravelers) })}
      {children}
    </Notice>
  );
}
