import type { BookingOffers } from '@safari/contracts';
import { Dialog, Skeleton, toast } from '@safari/ui';
import { useBookingOffersQuery, useFormat } from '@safari/web-kit';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useChangeBookingMutation } from './change.api';
import { changeFaults, termsIn, toDraft, toRequest } from './change.rules';
import { ChangeFields } from './change-fields';

export interface ChangeDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Changes a booking; another date, party or price is offered to its customer. */
export function ChangeDialog({ bookingId, onClose }: ChangeDialogProps) {
  const t = useTranslations();
  const result = useBookingOffersQuery(bookingId);
  // made once: what was typed survives a change that arrives meanwhile
  if (result.data) return <ChangeForm stored={result.data} onClose={onClose} />;
  return (
    <Dialog open size="lg" onOpenChange={onClose} title={t('change.title', { reference: '' })}>
      <StaffRemoteData result={result} loading={<Skeleton className="h-96" />}>
        {() => null}
      </StaffRemoteData>
    </Dialog>
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
    faults: (draft) => changeFaults(draft, stored, currency.code),
    faultTexts: (faults) => translateFaults(t, faults, { example: currency.example() }),
    save: async (draft, version) => {
      const terms = termsIn(draft, stored, currency.code);
      if (!terms) return;
      const { offers } = await change({
        bookingId: booking.id,
        version,
        request: toRequest(draft, terms),
      }).unwrap();
      const offered = offers[0]?.id !== stored.offers[0]?.id;
      toast({
        title: t(offered ? 'change.offered' : 'change.saved'),
        description: t(offered ? 'change.offered.text' : 'change.saved.text', {
          customer: booking.customerName,
          reference: booking.reference,
        }),
      });
    },
    onSaved: onClose,
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
      size="lg"
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
