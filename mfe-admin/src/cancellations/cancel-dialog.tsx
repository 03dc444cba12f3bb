import {
  type Booking,
  type BookingCancellation,
  CANCELLED_BY,
  type CancelBookingFor,
  type Cancellation,
  type CancelledBy,
} from '@safari/contracts';
import { Facts, Notice, Skeleton, toast } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { useCancellationQuery, useForm, useFormat } from '@safari/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { combineResults } from '../shared/combine-results';
import { LetterPreview } from '../shared/letters/letter-preview';
import { ReasonField } from '../shared/reason-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { StepFrame } from '../shared/step-dialog';
import { StepForm } from '../shared/step-form';
import { mayBeDone } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';
import { useCancelBookingMutation } from './cancellation.api';

export interface CancelDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Cancels a booking: by whose wish or fault, why, and at what cost, which is shown first. */
export function CancelDialog({ bookingId, onClose }: CancelDialogProps) {
  const t = useTranslations();
  const booking = useBookingQuery(bookingId);
  const quote = useCancellationQuery(bookingId, { refetchOnMountOrArgChange: true });
  return (
    <StepFrame
      size="md"
      onClose={onClose}
      title={t('cancel.title', { reference: booking.data?.reference ?? '' })}
      description={booking.data && <About booking={booking.data} />}
    >
      <StaffRemoteData result={combineResults(booking, quote)} loading={<Skeleton className="h-96" />}>
        {([known, told]) => <CancelStep booking={known} quote={told} onClose={onClose} />}
      </StaffRemoteData>
    </StepFrame>
  );
}

function About({ booking }: { booking: Booking }) {
  const { date, money } = useFormat();
  const { itemName, customerName, preferredDate, totalPrice } = booking;
  return [customerName, itemName, date(preferredDate), money(totalPrice)].filter(Boolean).join(' · ');
}

interface CancelStepProps {
  booking: Booking;
  quote: BookingCancellation;
  onClose: () => void;
}

/**
 * The form, if the booking can be cancelled. It stays while its request may have succeeded; when the answer was lost,
 * it reports success once the booking turns out to be cancelled by this request.
 */
function CancelStep({ booking, quote: { costs, cancellation }, onClose }: CancelStepProps) {
  const t = useTranslations();
  const [cancel, { isLoading: busy, error: failure, originalArgs }] = useCancelBookingMutation();
  const [seen, setSeen] = useState(costs);
  if (costs && costs !== seen) setSeen(costs);
  const tell = () => {
    const { reference } = booking;
    toast({ title: t('cancel.done'), description: t('cancel.done.text', { reference }) });
    onClose();
  };
  const tellLate = useEffectEvent(tell);
  const isOpen = mayBeDone({ busy, failure });
  const isOwn = isOpen && isOf(originalArgs?.request, cancellation);
  const isFound = isOwn && !busy;
  useEffect(() => {
    if (isFound) tellLate();
  }, [isFound]);
  const asked = costs ?? (isOwn || (isOpen && !cancellation) ? seen : null);
  return asked ? (
    <CancelForm booking={booking} costs={asked} cancel={cancel} onDone={tell} />
  ) : (
    <Notice tone="warning" title={t('cancel.impossible')} />
  );
}

const isOf = (request: CancelBookingFor | undefined, done: Cancellation | null): boolean =>
  request !== undefined && request.by === done?.by && request.reason === done.reason;

interface CancelFormProps {
  booking: Booking;
  costs: NonNullable<BookingCancellation['costs']>;
  cancel: ReturnType<typeof useCancelBookingMutation>[0];
  onDone: () => void;
}

function CancelForm({ booking, costs, cancel, onDone }: CancelFormProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const { id: bookingId, assignedOperatorName: operator } = booking;
  const toRequest = ({ by, reason }: { by: CancelledBy; reason: string }): CancelBookingFor => ({
    by,
    reason: reason.trim(),
    refund: costs[by].refund,
  });
  const form = useForm<{ by: CancelledBy; reason: string }>({
    initial: { by: 'customer', reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t('cancel.reason.missing') } : {}),
    submit: async (values) => {
      await cancel({ bookingId, request: toRequest(values) }).unwrap();
      onDone();
    },
  });
  const request = toRequest(form.values);
  const press =
    request.reason === '' ? undefined : ({ bookingId, writes: 'cancellation', body: request } as const);
  const { kept, paid, refund } = costs[form.values.by];
  const { daysBefore, keptPercent } = costs.customer;
  return (
    <StepForm
      form={form}
      written={form.values.reason}
      keep={t('cancel.keep')}
      confirm={
        Number(refund) > 0 ? t('cancel.confirm.refund', { refund: money(refund) }) : t('cancel.confirm')
      }
      danger
      refused={t('cancel.refused')}
    >
      <RadioGroup<CancelledBy>
        label={t('cancel.by')}
        value={form.values.by}
        onValueChange={(by) => form.set('by', by)}
        options={CANCELLED_BY.map((by) => ({
          value: by,
          label: t(`cancel.by.${by}`),
          description:
            by === 'customer'
              ? t(daysBefore > 0 ? 'cancel.by.customer.text' : 'cancel.by.customer.begun', {
                  count: daysBefore,
                  percent: keptPercent,
                })
              : t('cancel.by.us.text'),
        }))}
      />
      <ReasonField form={form} label={t('cancel.reason')} hint={t('cancel.reason.hint')} />
      <Facts
        layout="rows"
        items={[
          { label: t('cancel.paid'), value: money(paid) },
          { label: t('cancel.kept'), value: money(kept) },
          { label: t('cancel.refund'), value: <strong>{money(refund)}</strong> },
        ]}
      />
      <LetterPreview press={press} />
      <p className="text-sm text-ink-soft">
        {operator ? t('cancel.hears.operator', { operator }) : t('cancel.hears')}
      </p>
    </StepForm>
  );
}
