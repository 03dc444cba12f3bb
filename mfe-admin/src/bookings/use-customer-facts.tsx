import type { Booking } from '@safari/contracts';
import { type FactsProps, TextLink } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { customerContacts } from './customer-contacts';

/** The customer's name and contacts as rows of `Facts`. */
export function useCustomerFacts(booking: Booking): FactsProps['items'][number][] {
  const t = useTranslations();
  return [
    { label: t('booking.customer'), value: booking.customerName },
    ...customerContacts(booking).map(({ kind, text, href }) => ({
      label: t(`booking.${kind}`),
      value: <TextLink href={href}>{text}</TextLink>,
    })),
  ];
}
