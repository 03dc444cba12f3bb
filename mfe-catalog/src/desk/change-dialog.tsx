import {
  type Booking,
  CHANGE_LIMITS,
  canOffer,
  latestStart,
  movedDateFault,
  newTerms,
  openOffer,
  sameTerms,
  TRAVELERS,
  termsOf,
  tooLong,
} from '@safari/contracts';
import {
  Button,
  DateField,
  DialogActions,
  DialogClose,
  Field,
  Notice,
  NumberInput,
  Textarea,
  toast,
} from '@safari/ui';
import { draftsOf, type Form, useBookingOffersQuery, useDraftOwner, useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useId, useState } from 'react';
import { useErrorText, useTooLongText, useTranslatedForm } from '../shared/error-text';
import { StepFailure } from '../shared/step-failure';
import { TermsFacts } from '../shared/terms-facts';
import { useKeptDraft } from '../shared/use-kept-draft';
import { useTranslations } from '../translations/later-translations';
import { useAskForChangeMutation } from './change.api';
import { type ChangeDraft, clearChangeDraft, readChangeDraft, saveChangeDraft } from './change.draft';
import { type OpenedStepProps, StepDialog } from './step-dialog';

/** Requests another date or party; shows the new price first. */
export function ChangeDialog(opened: OpenedStepProps) {
  const { booking } = opened;
  const t = useTranslations();
  const [ask, { isLoading }] = useAskForChangeMutation();
  return (
    <StepDialog {...opened} step="change" busy={isLoading}>
      {(close) =>
        canOffer(booking.status) ? (
          <ChangeForm booking={booking} ask={ask} onDone={close} />
        ) : (
          <Notice
            tone="warning"
            title={t(booking.status === 'cancelled' ? 'change.cancelled' : 'change.refused.over')}
          />
        )
      }
    </StepDialog>
  );
}

interface ChangeFormProps {
  booking: Booking;
  ask: ReturnType<typeof useAskForChangeMutation>[0];
  onDone: () => void;
}

function ChangeForm({ booking, ask, onDone }: ChangeFormProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  const today = useToday();
  const owner = useDraftOwner('customer');
  const [drafts] = useState(() => draftsOf(owner));
  const before = termsOf(booking);
  const errorText = useErrorText(({ code, bookingStatus }) => {
    if (code === 'price_changed') return t('change.refused.price');
    // a service of the previous release gives no status
    return bookingStatus === undefined ? undefined : t('change.refused.over');
  });
  const tooLongText = useTooLongText();
  const unchanged: ChangeDraft = {
    preferredDate: booking.preferredDate,
    numberOfTravelers: String(booking.numberOfTravelers),
    reason: '',
  };
  const read = () => readChangeDraft(drafts, booking.id, unchanged);
  const form = useTranslatedForm<ChangeDraft>({
    refused: { preferredDate: t('change.refused.field') },
    initial: read() ?? unchanged,
    validate: ({ preferredDate, numberOfTravelers, reason }) => ({
      preferredDate:
        preferredDate === '' || movedDateFault(before, { preferredDate }, today)
          ? t('change.fault.date')
          : undefined,
      numberOfTravelers: isParty(Number(numberOfTravelers)) ? undefined : t('change.fault.travelers'),
      reason:
        reason.trim() === ''
          ? t('change.fault.reason')
          : tooLongText(tooLong(reason.trim(), CHANGE_LIMITS.reason)),
    }),
    submit: async ({ preferredDate, reason }) => {
      const { numberOfTravelers, totalPrice } = after;
      await ask({
        bookingId: booking.id,
        request: { preferredDate, numberOfTravelers, totalPrice, reason: reason.trim() },
      }).unwrap();
      clearChangeDraft(drafts, booking.id);
      toast({ title: t('change.done'), description: t('change.done.text', { name: booking.itemName }) });
      onDone();
    },
  });
  const { values, errors, input, failure, busy } = form;
  useFollowed(form, unchanged);
  useKeptDraft(drafts, form, {
    read,
    keep: (typed) => saveChangeDraft(drafts, booking.id, typed, unchanged),
  });
  const offers = useBookingOffersQuery(booking.id);
  const isAnswerFirst = openOffer(offers.data?.offers ?? [])?.offeredBy === 'staff';
  const party = Number(values.numberOfTravelers);
  const travelers = isParty(party) ? party : booking.numberOfTravelers;
  const isWhole = values.preferredDate !== '' && isParty(party);
  const after = newTerms(
    values.preferredDate || booking.preferredDate,
    travelers,
    booking.unitPrice,
    currency.code,
  );
  const whyId = useId();
  const isSame = isWhole && sameTerms(before, after);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {isAnswerFirst && (
        <div id={whyId}>
          <Notice tone="warning" title={t('change.refused.answer')} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t('booking.date')} error={errors.preferredDate} required>
          <DateField {...input('preferredDate')} min={today} max={latestStart(today)} />
        </Field>
        <Field label={t('booking.travelers')} error={errors.numberOfTravelers} required>
          <NumberInput
            {...input('numberOfTravelers')}
            min={TRAVELERS.min}
            max={TRAVELERS.max}
            steppers
            decreaseLabel={t('booking.travelers.fewer')}
            increaseLabel={t('booking.travelers.more')}
          />
        </Field>
      </div>
      <section className="flex flex-col gap-2" aria-live="polite">
        <h3 className="font-semibold">{t('change.cost')}</h3>
        <TermsFacts before={before} after={after} />
        <p className="text-sm text-ink-soft">{t('change.cost.text')}</p>
      </section>
      <Field label={t('change.reason')} error={errors.reason} required>
        <Textarea {...input('reason')} rows={3} dir="auto" />
      </Field>
      {failure !== undefined && (
        <StepFailure
          failure={failure}
          title={t('change.refused')}
          reason={errorText(failure)}
          text={t('failed.text')}
        />
      )}
      {isSame && !isAnswerFirst && (
        <p id={whyId} className="text-sm text-ink-soft">
          {t('change.refused.field')}
        </p>
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary" disabled={busy}>
            {t('change.keep')}
          </Button>
        </DialogClose>
        <Button
          type="submit"
          busy={busy}
          aria-disabled={isAnswerFirst || isSame}
          aria-describedby={isAnswerFirst || isSame ? whyId : undefined}
        >
          {t('change.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** While the form is open, changes of the booking appear in the fields that were not edited. */
function useFollowed(
  { values, set }: Form<ChangeDraft>,
  { preferredDate, numberOfTravelers }: ChangeDraft,
): void {
  const [seen, setSeen] = useState({ preferredDate, numberOfTravelers });
  if (seen.preferredDate === preferredDate && seen.numberOfTravelers === numberOfTravelers) return;
  setSeen({ preferredDate, numberOfTravelers });
  if (values.preferredDate === seen.preferredDate) set('preferredDate', preferredDate);
  if (values.numberOfTravelers === seen.numberOfTravelers) set('numberOfTravelers', numberOfTravelers);
}

const isParty = (party: number): boolean =>
  Number.isInteger(party) && party >= TRAVELERS.min && party <= TRAVELERS.max;
