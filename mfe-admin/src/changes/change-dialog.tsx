import { type BookingOffers, type Money, openOffer } from '@safari/contracts';
import { toast } from '@safari/ui';
import { isCallError, useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StoredDetails } from '../shared/stored-details';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useChangeBookingMutation } from './change.api';
import { askedMeanwhile, changeFaults, termsIn, toDraft, toRequest } from './change.rules';
import { ChangeFields } from './change-fields';

export interface ChangeDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Changes a booking; a new date, party or price becomes an offer to its customer. */
export function ChangeDialog({ bookingId, onClose }: ChangeDialogProps) {
  const t = useTranslations();
  const result = useBookingOffersQuery(bookingId);
  return (
    <StoredDetails
      result={result}
      size="lg"
      title={t('change.title', { reference: result.data?.booking.reference ?? '' })}
      onClose={onClose}
    >
      {(stored) => <ChangeForm stored={stored} onClose={onClose} />}
    </StoredDetails>
  );
}

/** Works with the booking that the edit began with, and with the latest price of today from the server. */
function ChangeForm({ stored, onClose }: { stored: BookingOffers; onClose: () => void }) {
  const t = useTranslations();
  const { currency, date } = useFormat();
  const [change] = useChangeBookingMutation();
  const [priceToday, setPriceToday] = useState<Money>();
  const reckonedOf = (seen = stored): BookingOffers => (priceToday ? { ...seen, priceToday } : seen);
  const edit = useEditForm({
    stored,
    toDraft,
    besides: (seen, current) => {
      const asked = askedMeanwhile(seen, current);
      const reason = openOffer(current.offers)?.reason ?? '';
      return asked && t(asked, { customer: current.booking.customerName, reason });
    },
    faults: (draft, seen) => changeFaults(draft, reckonedOf(seen), currency.code),
    faultTexts: (faults) => translateFaults(t, faults, { example: currency.example() }),
    save: async (draft, { seen, version }) => {
      const terms = termsIn(draft, reckonedOf(seen), currency.code);
      if (!terms) return undefined;
      const { id: bookingId } = stored.booking;
      try {
        return await change({ bookingId, version, request: toRequest(draft, terms) }).unwrap();
      } catch (error) {
        if (draft.priceRule === 'today') setPriceToday(changedPrice(error));
        throw error;
      }
    },
    onSaved: (saved) => {
      const open = saved && openOffer(saved.offers);
      const offered = open?.offeredBy === 'staff' && open.id !== openOffer(seen.offers)?.id;
      toast({
        title: t(offered ? 'change.offered' : 'change.saved'),
        description: t(offered ? 'change.offered.text' : 'change.saved.text', {
          customer: booking.customerName,
          reference: booking.reference,
        }),
      });
      onClose();
    },
  });
  const seen = reckonedOf(edit.seen);
  const { booking } = seen;
  const terms = termsIn(edit.form.values, seen, currency.code);
  const incomplete = Object.keys(changeFaults(edit.form.values, seen, currency.code)).length > 0;
  const press =
    terms && !incomplete
      ? ({ bookingId: booking.id, writes: 'change', body: toRequest(edit.form.values, terms) } as const)
      : undefined;
  return (
    <EditDialog
      edit={edit}
      title={t('change.title', { reference: booking.reference })}
      description={[booking.customerName, booking.itemName, date(booking.preferredDate)].join(' · ')}
      saveLabel={t('change.save')}
      refusedTitle={t('change.refused')}
      label={(field) => t(`change.${field}`)}
      onClose={onClose}
    >
      <ChangeFields form={edit.form} stored={seen} />
      <LetterPreview press={press} />
    </EditDialog>
  );
}

/** The server's price per person, if it refused because of the price. */
function changedPrice(error: unknown): Money | undefined {
  const problem = isCallError(error) ? error.problem : undefined;
  const price = problem?.code === 'price_changed' ? problem['unitPrice'] : undefined;
  return typeof price === 'string' ? price : undefined;
}
