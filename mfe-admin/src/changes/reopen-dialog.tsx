import type { Booking } from '@safari/contracts';
import { Notice, Skeleton, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useState } from 'react';
import { useBookingQuery, useReopenBookingMutation } from '../data/booking.api';
import { NewerNotice } from '../shared/newer-notice';
import { officeActions } from '../shared/office-actions.rules';
import { ReasonField } from '../shared/reason-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { StepFrame } from '../shared/step-dialog';
import { StepForm } from '../shared/step-form';
import { useBecame } from '../shared/use-became';
import { useSeen } from '../shared/use-seen';
import { useTranslations } from '../translations/translations';

export interface ReopenDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Reopens a completed trip, with a reason that its customer reads. */
export function ReopenDialog({ bookingId, onClose }: ReopenDialogProps) {
  const t = useTranslations();
  const result = useBookingQuery(bookingId);
  const { customerName = '', assignedOperatorName: operator, reference = '' } = result.data ?? {};
  return (
    <StepFrame
      onClose={onClose}
      title={t('reopen.title', { reference })}
      description={operator && t('reopen.text', { customer: customerName, operator })}
    >
      <StaffRemoteData result={result} loading={<Skeleton className="h-40" />}>
        {(booking) => <ReopenForm booking={booking} onClose={onClose} />}
      </StaffRemoteData>
    </StepFrame>
  );
}

function ReopenForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslations();
  const [reopen] = useReopenBookingMutation();
  const became = useBecame();
  const { seen, newer, take, goOn } = useSeen(booking);
  const [isPossible] = useState(officeActions.reopen(booking));
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t('reopen.reason.missing') : undefined }),
    submit: async ({ reason }) => {
      await take((over) => reopen({ booking: over, request: { reason: reason.trim() } }).unwrap());
      toast({
        title: t('reopen.done'),
        description: t('reopen.done.text', { reference: booking.reference }),
      });
      onClose();
    },
  });
  const goOnWithMine = () => {
    form.reset(form.values);
    goOn();
  };
  if (!isPossible) return <Notice tone="warning" title={t('reopen.impossible')} />;
  return (
    <StepForm
      form={form}
      written={form.values.reason}
      confirm={t('reopen.confirm')}
      refused={t('reopen.refused')}
      newer={
        newer && (
          <NewerNotice onGoOn={officeActions.reopen(newer) ? goOnWithMine : undefined}>
            {became(seen, newer)}
          </NewerNotice>
        )
      }
    >
      <ReasonField form={form} label={t('reopen.reason')} hint={t('reopen.reason.hint')} />
    </StepForm>
  );
}
