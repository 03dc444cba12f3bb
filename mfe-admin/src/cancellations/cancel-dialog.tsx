import {
  type Booking,
  type BookingCancellation,
  CANCELLED_BY,
  type CancelBookingFor,
  type CancelledBy,
} from '@safari/contracts';
import { Facts, Notice, Skeleton, toast } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { useCancellationQuery, useForm, useFormat } from '@safari/web-kit';
import { useBookingQuery } from '../data/booking.api';
import { combineResults } from '../shared/combine-results';
import { LetterPreview } from '../shared/letters/letter-preview';
import { ReasonField } from '../shared/reason-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { StepFrame } from '../shared/step-dialog';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';
import { useCancelBookingMutation } from './cancellation.api';

export interface CancelDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Cancels a booking: by whose wish or fault, why, and what it costs, said before it is done. */
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
        {([known, { costs }]) =>
          costs ? (
            <CancelForm booking={known} costs={costs} onClose={onClose} />
          ) : (
            <Notice tone="warning" title={t('cancel.impossible')} />
          )
        }
      </StaffRemoteData>
    </StepFrame>
  );
}

function About({ booking }: { booking: Booking }) {
  const { date, money } = useFormat();
  const { itemName, customerName, preferredDate, totalPrice } = booking;
  return [customerName, itemName, date(preferredDate), money(totalPrice)].filter(Boolean).join(' · ');
}

interface CancelFormProps {
  booking: Booking;
  costs: NonNullable<BookingCancellation['costs']>;
  onClose: () => void;
}

function CancelForm({ booking, costs, onClose }: CancelFormProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [cancel] = useCancelBookingMutation();
  const { id: bookingId, reference, assignedOperatorName: operator } = booking;
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
      toast({ title: t('cancel.done'), description: t('cancel.done.text', { reference }) });
      onClose();
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
