import {
  type Booking,
  type BookingCancellation,
  CANCELLATION_LIMITS,
  type Problem,
  tooLong,
} from '@safari/contracts';
import {
  Button,
  DialogActions,
  DialogClose,
  Facts,
  Field,
  Notice,
  Skeleton,
  Textarea,
  toast,
} from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { isCallError, useCancellationQuery, useDraft, useDraftOwner, useFormat } from '@safari/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { CancellationTermsList } from '../shared/cancellation-terms-list';
import { isDomainError } from '../shared/domain-error';
import { useErrorText, useTooLongText, useTranslatedForm } from '../shared/error-text';
import { Loaded } from '../shared/loaded';
import { StepFailure } from '../shared/step-failure';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { useCancelMyBookingMutation } from './cancellation.api';
import { type OpenedStepProps, StepDialog } from './step-dialog';

/** Cancels a booking; shows the cost first. */
export function CancelDialog(opened: OpenedStepProps) {
  const { booking, onOpenChange } = opened;
  const [cancel, { isLoading, isUninitialized, error }] = useCancelMyBookingMutation();
  const isRefused = isDomainError(error) && !isCancelledAlready(error);
  const mayBeDone = !isUninitialized && !isRefused;
  useFocusOnceGone(headingOf(booking), mayBeDone);
  const isDone = mayBeDone && booking.status === 'cancelled';
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (isDone) close(); // also if the answer was lost
  }, [isDone]);
  return (
    <StepDialog {...opened} step="cancel" busy={isLoading}>
      {(close) => <Quote booking={booking} cancel={cancel} onDone={close} />}
    </StepDialog>
  );
}

interface QuoteProps {
  booking: Booking;
  cancel: ReturnType<typeof useCancelMyBookingMutation>[0];
  onDone: () => void;
}

function Quote(props: QuoteProps) {
  const t = useTranslations();
  const result = useCancellationQuery(props.booking.id, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      result={result}
      loadingLabel={t('cancel.loading')}
      loading={<Skeleton className="h-96" />}
      failed={t('cancel.failed')}
      level={3}
    >
      {({ costs, terms }) =>
        costs ? (
          <CancelForm {...props} terms={terms} cost={costs.customer} />
        ) : (
          <Notice tone="warning" title={t('cancel.impossible')} />
        )
      }
    </Loaded>
  );
}

interface CancelFormProps extends QuoteProps {
  terms: BookingCancellation['terms'];
  cost: NonNullable<BookingCancellation['costs']>['customer'];
}

function CancelForm({ booking, terms, cost, cancel, onDone }: CancelFormProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const draft = useDraft(useDraftOwner('customer'), `cancel:${booking.id}`);
  const { kept, paid, refund } = cost;
  const errorText = useErrorText((problem) => {
    if (refusalStatus(problem) === 'completed') return t('cancel.impossible');
    const now = changedRefund(problem);
    return now === undefined ? undefined : t('cancel.refused.price', { refund: money(now) });
  });
  const tooLongText = useTooLongText();
  const form = useTranslatedForm({
    initial: { reason: draft.text },
    validate: ({ reason }) => ({
      reason:
        reason.trim() === ''
          ? t('cancel.reason.missing')
          : tooLongText(tooLong(reason.trim(), CANCELLATION_LIMITS.reason)),
    }),
    submit: async ({ reason }) => {
      try {
        await cancel({ bookingId: booking.id, request: { reason: reason.trim(), refund } }).unwrap();
      } catch (error) {
        if (!isCancelledAlready(error)) throw error; // otherwise an earlier press succeeded, but its answer was lost
      }
      draft.clearSent(reason);
      toast({ title: t('cancel.done'), description: t('cancel.done.text', { name: booking.itemName }) });
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('cancel.cost')}</h3>
        {Number(paid) === 0 ? (
          <p>{t('cancel.cost.nothing')}</p>
        ) : (
          <Facts
            layout="rows"
            items={[
              { label: t('cancel.paid'), value: money(paid) },
              { label: t('cancel.kept'), value: money(kept) },
              { label: t('cancel.refund'), value: <strong className="text-lg">{money(refund)}</strong> },
            ]}
          />
        )}
      </section>
      <section aria-labelledby="accepted-terms" className="flex flex-col gap-2">
        <h3 id="accepted-terms" className="font-semibold">
          {t('cancel.terms')}
        </h3>
        <CancellationTermsList terms={terms} preferredDate={booking.preferredDate} />
      </section>
      <Field label={t('cancel.reason')} error={form.errors.reason} required>
        <Textarea
          {...form.input('reason')}
          rows={3}
          onChange={({ target }) => {
            form.set('reason', target.value);
            draft.save(target.value);
          }}
        />
      </Field>
      {form.failure !== undefined && (
        <StepFailure
          failure={form.failure}
          title={t('cancel.refused')}
          reason={errorText(form.failure)}
          text={t('failed.text')}
        />
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary" disabled={form.busy}>
            {t('cancel.keep')}
          </Button>
        </DialogClose>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t('cancel.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

const isCancelledAlready = (error: unknown): boolean =>
  isCallError(error) && error.problem !== undefined && refusalStatus(error.problem) === 'cancelled';

/** The booking's status, if the server refused because of it. */
function refusalStatus({ current }: Problem): unknown {
  return typeof current === 'object' && current !== null && 'status' in current ? current.status : undefined;
}

/** The current refund, if the server refused because it changed. */
function changedRefund({ code, cost }: Problem): string | undefined {
  if (code !== 'price_changed' || typeof cost !== 'object' || cost === null || !('refund' in cost))
    return undefined;
  return typeof cost.refund === 'string' ? cost.refund : undefined;
}
