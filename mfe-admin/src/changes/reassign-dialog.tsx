import type { Booking, Operator } from '@safari/contracts';
import { Dialog, Field, Select, Skeleton, Textarea, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useBookingQuery } from '../data/booking.api';
import { useOperatorsQuery } from '../data/operator.api';
import { combineResults } from '../shared/combine-results';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';
import { useReassignOperatorMutation } from './change.api';

export interface ReassignDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Gives a trip to another operator; both hear of it. */
export function ReassignDialog({ bookingId, onClose }: ReassignDialogProps) {
  const t = useTranslations();
  const booking = useBookingQuery(bookingId);
  const operators = useOperatorsQuery();
  const { customerName = '', reference = '' } = booking.data ?? {};
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reassign.title', { reference })}
      description={customerName}
    >
      <StaffRemoteData result={combineResults(booking, operators)} loading={<Skeleton className="h-72" />}>
        {([known, all]) => <ReassignForm booking={known} operators={all} onClose={onClose} />}
      </StaffRemoteData>
    </Dialog>
  );
}

interface ReassignFormProps {
  booking: Booking;
  operators: readonly Operator[];
  onClose: () => void;
}

function ReassignForm({ booking, operators, onClose }: ReassignFormProps) {
  const t = useTranslations();
  const [reassign] = useReassignOperatorMutation();
  const { assignedOperatorId, assignedOperatorName, reference } = booking;
  const former = assignedOperatorName ?? '';
  const others = operators.filter(({ id }) => id !== assignedOperatorId);
  const nameOf = (id: string) => others.find((one) => String(one.id) === id)?.name ?? '';
  const form = useForm({
    initial: { operator: '', reason: '' },
    validate: ({ operator, reason }) => ({
      operator: operator === '' ? t('reassign.operator.missing') : undefined,
      reason: reason.trim() === '' ? t('reassign.reason.missing') : undefined,
    }),
    submit: async ({ operator, reason }) => {
      const request = { operatorId: Number(operator), reason: reason.trim() };
      await reassign({ booking, request }).unwrap();
      toast({
        title: t('reassign.done'),
        description: t('reassign.done.text', { reference, operator: nameOf(operator) }),
      });
      onClose();
    },
  });
  const { operator } = form.values;
  const reason = form.values.reason.trim();
  const press =
    operator === '' || reason === ''
      ? undefined
      : ({
          bookingId: booking.id,
          writes: 'reassignment',
          body: { operatorId: Number(operator), reason },
        } as const);
  return (
    <StepForm form={form} confirm={t('reassign.confirm')} refused={t('reassign.refused')}>
      <Field label={t('reassign.operator')} error={form.errors.operator} required>
        <Select
          value={operator}
          onValueChange={(id) => form.set('operator', id)}
          placeholder={t('reassign.operator.choose')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      <Field
        label={t('reassign.reason')}
        hint={t('reassign.reason.hint')}
        error={form.errors.reason}
        required
      >
        <Textarea {...form.input('reason')} rows={3} />
      </Field>
      <LetterPreview press={press} />
      <p className="text-sm text-ink-soft">
        {operator === ''
          ? t('reassign.hears.former', { former })
          : t('reassign.hears', { former, operator: nameOf(operator) })}
      </p>
    </StepForm>
  );
}
