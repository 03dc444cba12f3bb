import { type BookingOffers, openOffer } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useBookingOffersQuery, useFormat } from '@safari/web-kit';
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

/** Changes a booking; another date, party or price is offered to its customer. */
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

function ChangeForm({ stored, onClose }: { stored: BookingOffers; onClose: () => void }) {
  const t = useTranslations();
  const { currency, date } = useFormat();
  const [change] = useChangeBookingMutation();
  const { booking } = stored;
  const edit = useEditForm({
    stored,
    toDraft,
    besides: (seen, current) => {
      const asked = askedMeanwhile(seen, current);
      const reason = openOffer(current.offers)?.reason ?? '';
      return asked && t(asked, { customer: current.booking.customerName, reason });
    },
    faults: (draft) => changeFaults(draft, stored, currency.code),
    faultTexts: (faults) => translateFaults(t, faults, { example: currency.example() }),
    save: async (draft, version) => {
      const terms = termsIn(draft, stored, currency.code);
      if (!terms) return undefined;
      return change({ bookingId: booking.id, version, request: toRequest(draft, terms) }).unwrap();
    },
    onSaved: (saved) => {
      const open = saved && openOffer(saved.offers);
      const offered = open?.offeredBy === 'staff' && open.id !== openOffer(stored.offers)?.id;
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
  const terms = termsIn(edit.form.values, stored, currency.code);
  const incomplete = Object.keys(changeFaults(edit.form.values, stored, currency.code)).length > 0;
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
      <ChangeFields form={edit.form} stored={stored} />
      <LetterPreview press={press} />
    </EditDialog>
  );
}
