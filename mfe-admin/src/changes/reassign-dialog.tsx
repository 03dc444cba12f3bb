import type { Booking } from '@safari/contracts';
import { Field, Notice, Select, Skeleton, toast } from '@safari/ui';
import { skipToken, useForm, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useAvailabilityRequestsQuery } from '../data/availability-request.api';
import { useBookingQuery } from '../data/booking.api';
import { useCapableOperatorsQuery } from '../data/coordination.api';
import { useOperatorsQuery } from '../data/operator.api';
import { combineResults } from '../shared/combine-results';
import { LetterPreview } from '../shared/letters/letter-preview';
import { NewerNotice } from '../shared/newer-notice';
import { officeActions } from '../shared/office-actions.rules';
import { ReasonField } from '../shared/reason-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { StepFrame } from '../shared/step-dialog';
import { StepForm } from '../shared/step-form';
import { useBecame } from '../shared/use-became';
import { useSeen } from '../shared/use-seen';
import { useTranslations } from '../translations/translations';
import { useReassignOperatorMutation } from './change.api';
import { type Successor, successorsOf } from './successor.rules';

export interface ReassignDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Gives a trip to another operator; both operators are told. */
export function ReassignDialog({ bookingId, onClose }: ReassignDialogProps) {
  const t = useTranslations();
  const booking = useBookingQuery(bookingId);
  const operators = useOperatorsQuery();
  const capable = useCapableOperatorsQuery(
    booking.data ? { bookingType: booking.data.bookingType, itemId: booking.data.itemId } : skipToken,
  );
  const requests = useAvailabilityRequestsQuery(bookingId);
  const { customerName = '', reference = '' } = booking.data ?? {};
  return (
    <StepFrame
      size="md"
      onClose={onClose}
      title={t('reassign.title', { reference })}
      description={customerName}
    >
      <StaffRemoteData
        result={combineResults(booking, operators, capable, requests)}
        loading={<Skeleton className="h-72" />}
      >
        {([known, ...who]) => (
          <ReassignForm
            booking={known}
            successorsOf={(booking) => successorsOf(booking, ...who)}
            onClose={onClose}
          />
        )}
      </StaffRemoteData>
    </StepFrame>
  );
}

interface ReassignFormProps {
  /** The current state; the form keeps the state it was opened with. */
  booking: Booking;
  successorsOf: (booking: Booking) => readonly Successor[];
  onClose: () => void;
}

function ReassignForm({ booking, successorsOf: whoFor, onClose }: ReassignFormProps) {
  const t = useTranslations();
  const [reassign] = useReassignOperatorMutation();
  const { date } = useFormat();
  const [isPossible] = useState(officeActions.reassign(booking));
  const { seen, newer, take, goOn } = useSeen(booking); // the reason is about the operator who ran the trip when it was written
  const { id: bookingId, assignedOperatorName, preferredDate, reference } = seen;
  const former = assignedOperatorName ?? '';
  const successors = whoFor(seen);
  const successor = (id: string) => successors.find((one) => String(one.operator.id) === id);
  const nameOf = (id: string) => successor(id)?.operator.name ?? '';
  const form = useForm({
    initial: { operatorId: '', reason: '' },
    validate: ({ operatorId, reason }) => ({
      operatorId: successor(operatorId) ? undefined : t('reassign.operator.missing'),
      reason: reason.trim() === '' ? t('reassign.reason.missing') : undefined,
    }),
    submit: async ({ operatorId, reason }) => {
      const request = { operatorId: Number(operatorId), reason: reason.trim() };
      await take((over) => reassign({ booking: over, request }).unwrap());
      toast({
        title: t('reassign.done'),
        description: t('reassign.done.text', { reference, operator: nameOf(operatorId) }),
      });
      onClose();
    },
  });
  const { operatorId } = form.values;
  if (!isPossible) return <Notice tone="warning" title={t('reassign.impossible', { reference })} />;
  const goOnWithMine = () => {
    const isRunning = operatorId === String(newer?.assignedOperatorId);
    form.reset({ ...form.values, operatorId: isRunning ? '' : operatorId });
    goOn();
  };
  const reason = form.values.reason.trim();
  const press =
    operatorId === '' || reason === ''
      ? undefined
      : ({
          bookingId,
          writes: 'reassignment',
          body: { operatorId: Number(operatorId), reason },
        } as const);
  return (
    <StepForm
      form={form}
      written={reason}
      confirm={t('reassign.confirm')}
      refused={t('reassign.refused')}
      newer={newer && <NewerOperator seen={seen} newer={newer} onGoOn={goOnWithMine} />}
    >
      <Field label={t('reassign.operator')} error={form.errors['operatorId']} required>
        <Select
          value={operatorId}
          onValueChange={(id) => form.set('operatorId', id)}
          placeholder={t('reassign.operator.choose')}
          options={successors.map(({ operator: { id, name }, answer }) => ({
            value: String(id),
            label: answer ? `${name} · ${t(`requestStatus.${answer}`)}` : name,
          }))}
        />
      </Field>
      {successor(operatorId)?.answer === 'unavailable' && (
        <Notice tone="warning" title={t('reassign.declined', { operator: nameOf(operatorId) })}>
          {t('reassign.declined.text', { date: date(preferredDate) })}
        </Notice>
      )}
      <ReasonField form={form} label={t('reassign.reason')} hint={t('reassign.reason.hint')} />
      <LetterPreview press={press} />
      <p className="text-sm text-ink-soft">
        {operatorId === ''
          ? t('reassign.hears.former', { former })
          : t('reassign.hears', { former, operator: nameOf(operatorId) })}
      </p>
    </StepForm>
  );
}

/** Who runs the trip now, or what else has changed about the booking. */
function NewerOperator({ seen, newer, onGoOn }: { seen: Booking; newer: Booking; onGoOn: () => void }) {
  const t = useTranslations();
  const became = useBecame();
  const { reference, assignedOperatorName: operator } = newer;
  if (!officeActions.reassign(newer)) {
    return <NewerNotice onGoOn={undefined}>{t('reassign.over', { reference })}</NewerNotice>;
  }
  return (
    <NewerNotice onGoOn={onGoOn}>
      {newer.assignedOperatorId === seen.assignedOperatorId
        ? became(seen, newer)
        : t('reassign.changed', { reference, operator: operator ?? '' })}
    </NewerNotice>
  );
}
