import { GROUP_MAX, latestStart, TRAVELERS } from '@safari/contracts';
import { Button, DateField, DialogActions, Field, NumberInput, Textarea, TextInput } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { useToday } from '@safari/web-kit/clock';
import type { Offer } from '../shared/offer';
import type { Party } from '../shared/party';
import { useTranslations } from '../translations/later-translations';
import { settledTravelers } from './booking.rules';
import { FailureNotice, OfferChangesNotice, SentNotice, TwinConfirm } from './booking-notices';
import { BookingSummary, DraftTotal } from './booking-summary';
import { BookingTerms } from './booking-terms';
import { OfferCard } from './offer-card';
import { changedPrice, type OnPlaced, useBookingForm } from './use-booking-form';
import { changedTerms } from './use-cancellation-terms';

export interface BookingFormProps {
  offer: Offer;
  party?: Party;
  onClose: () => void;
  onPlaced: OnPlaced;
}

export function BookingForm({ offer: offered, party, onClose, onPlaced }: BookingFormProps) {
  const t = useTranslations();
  const { form, watched, cancellation, twin, sentState } = useBookingForm(offered, onPlaced, party);
  const { offer } = watched;
  const today = useToday();
  const travelers = form.values.numberOfTravelers;
  const isSending = form.busy && !twin; // while the customer is asked about a duplicate, nothing is being sent
  const settle = () => {
    const settled = settledTravelers(travelers);
    if (settled !== travelers) form.set('numberOfTravelers', settled);
  };
  return (
    <form {...form.props} className="grid grid-cols-1 gap-x-8 lg:grid-cols-[1fr_1.5fr]">
      <OfferCard offer={offer} />
      <div className="flex flex-col gap-5 max-lg:mt-6">
        <Field label={t('booking.name')} required error={form.errors.customerName}>
          <TextInput {...form.input('customerName')} autoComplete="name" dir="auto" />
        </Field>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Field
            label={t('booking.email')}
            required
            hint={t('booking.email.hint')}
            error={form.errors.customerEmail}
          >
            <TextInput {...form.input('customerEmail')} type="email" autoComplete="email" inputMode="email" />
          </Field>
          <Field
            label={t('booking.phone')}
            required
            hint={t('booking.phone.hint')}
            error={form.errors.customerPhone}
          >
            <TextInput {...form.input('customerPhone')} type="tel" autoComplete="tel" />
          </Field>
          <Field
            label={t('booking.travelers')}
            required
            hint={groupsHint(t, offer, travelers)}
            error={form.errors.numberOfTravelers}
          >
            <NumberInput
              {...form.input('numberOfTravelers')}
              onBlur={settle}
              min={TRAVELERS.min}
              max={TRAVELERS.max}
              steppers
              decreaseLabel={t('booking.travelers.fewer')}
              increaseLabel={t('booking.travelers.more')}
            />
          </Field>
          <Field label={t('booking.date')} required error={form.errors.preferredDate}>
            <DateField {...form.input('preferredDate')} min={today} max={latestStart(today)} />
          </Field>
        </div>
        <Field
          label={t('booking.requests')}
          hint={t('booking.requests.hint')}
          error={form.errors.specialRequests}
        >
          <Textarea {...form.input('specialRequests')} rows={3} dir="auto" />
        </Field>
        {form.failure === undefined && <SentNotice state={sentState} />}
        <OfferChangesNotice watched={watched} />
        {form.failure !== undefined && !changedPrice(form.failure) && !changedTerms(form.failure) && (
          <ScrollIntoView>
            <FailureNotice failure={form.failure} />
          </ScrollIntoView>
        )}
        <BookingSummary offer={offer} travelers={travelers} />
        <BookingTerms preferredDate={form.values.preferredDate} read={cancellation} />
      </div>
      <DialogActions className="flex-wrap lg:col-span-2">
        <DraftTotal offer={offer} travelers={travelers} />
        <Button variant="secondary" onClick={onClose}>
          {t('booking.cancel')}
        </Button>
        {/* as wide as the longer of its two labels, so that its neighbours do not move */}
        <Button type="submit" busy={isSending} className="min-w-34">
          {isSending ? t('booking.submitting') : t('booking.submit')}
        </Button>
      </DialogActions>
      <TwinConfirm question={twin} />
    </form>
  );
}

/** The package's group sizes, if the typed party does not fit into one group. */
function groupsHint(t: ReturnType<typeof useTranslations>, { bookingType }: Offer, travelers: string) {
  const party = Number(travelers);
  if (bookingType !== 'package' || !(party > GROUP_MAX && party <= TRAVELERS.max)) return undefined;
  return t('booking.travelers.groups', {
    group: GROUP_MAX,
    travelers: party,
    groups: Math.ceil(party / GROUP_MAX),
  });
}
