import type { Booking } from '@safari/contracts';
import { Field, Select } from '@safari/ui';
import { useMessages } from '../messages/messages';
import { OfficeContact } from './office-contact';

export interface SupportTabProps {
  bookings: readonly Booking[];
  /** The booking that is spoken of, by its id; the first one until one is chosen. */
  chosen: string;
  onChoose: (bookingId: string) => void;
}

/** Which trip it is about, and how to reach the people behind it. */
export function SupportTab({ bookings, chosen, onChoose }: SupportTabProps) {
  const t = useMessages();
  const booking = bookings.find(({ id }) => id === chosen) ?? bookings[0];
  if (!booking) return null;
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('desk.booking.choose')} className="max-w-prose">
        <Select
          value={booking.id}
          onValueChange={onChoose}
          options={bookings.map(({ id, reference, itemName }) => ({
            value: id,
            label: `${itemName} (${reference})`,
          }))}
        />
      </Field>
      <OfficeContact booking={booking} />
    </div>
  );
}
