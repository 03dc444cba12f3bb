import type { Booking } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';
import { summaryLines } from './desk.rules';

/** Shows a booking's summary in a browser alert. */
export function useBookingAlert(): (booking: Booking) => void {
  const t = useTranslations();
  const { date, dateTime, money } = useFormat();
  return (booking) => {
    const facts = summaryLines([
      [t('desk.details.type'), t(`desk.type.${booking.bookingType}`)],
      [t('desk.details.status'), t(`desk.status.${booking.status}`)],
      [t('desk.details.operator'), booking.assignedOperatorName ?? ''],
      [t('desk.fact.date'), date(booking.preferredDate)],
      [t('desk.fact.guests'), String(booking.numberOfTravelers)],
      [t('desk.fact.price'), money(booking.totalPrice)],
      [t('desk.fact.reference'), booking.reference],
      [t('desk.fact.id'), booking.id],
      [t('desk.customer.name'), booking.customerName],
      [t('desk.customer.email'), booking.customerEmail],
      [t('desk.customer.phone'), booking.customerPhone],
      [t('desk.requests'), booking.specialRequests],
      [t('desk.fact.booked'), dateTime(booking.createdAt)],
    ]);
    window.alert(`${booking.itemName}\n\n${facts}`);
  };
}
