import { TRAVELERS, today } from '@safari/contracts';
import {
  Button,
  DateField,
  DialogActions,
  Field,
  Notice,
  NumberInput,
  Textarea,
  TextInput,
} from '@safari/ui';
import { isCallError, serverMessage, useFormat } from '@safari/web-kit';
import type { Offer } from '../shared/offer';
import { useTranslations } from '../translations/translations';
import { readTravelers } from './booking.rules';
import { BookingSummary } from './booking-summary';
import { OfferCard } from './offer-card';
import { useBookingForm } from './use-booking-form';

export interface BookingFormProps {
  offer: Offer;
  onClose: () => void;
}

export function BookingForm({ offer, onClose }: BookingFormProps) {
  const t = useTranslations();
  const { form, newPrice } = useBookingForm(offer, onClose);
  const priced: Offer = newPrice ? { ...offer, unitPrice: newPrice } : offer;
  return (
    <form {...form.props} className="grid grid-cols-1 gap-x-8 lg:grid-cols-[1fr_1.5fr]">
      <OfferCard offer={priced} />
      <div className="flex flex-col gap-5 max-lg:mt-6">
        <Field label={t('booking.name')} required error={form.errors.customerName}>
          <TextInput {...form.input('customerName')} autoComplete="name" maxLength={120} />
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
            <TextInput {...form.input('customerPhone')} type="tel" autoComplete="tel" maxLength={40} />
          </Field>
          <Field label={t('booking.travelers')} required error={form.errors.numberOfTravelers}>
            <NumberInput
              {...form.input('numberOfTravelers', readTravelers)}
              min={TRAVELERS.min}
              max={TRAVELERS.max}
              steppers
            />
          </Field>
          <Field label={t('booking.date')} required error={form.errors.preferredDate}>
            <DateField {...form.input('preferredDate')} min={today()} />
          </Field>
        </div>
        <Field
          label={t('booking.requests')}
          hint={t('booking.requests.hint')}
          error={form.errors.specialRequests}
        >
          <Textarea {...form.input('specialRequests')} rows={3} maxLength={2000} />
        </Field>
        {newPrice && <PriceChanged offer={priced} />}
        {form.failure !== undefined && !newPrice && (
          <Notice tone="danger" title={t('booking.refused')}>
            {limitText(form.failure, t) ?? serverMessage(form.failure) ?? t('booking.failed.text')}
          </Notice>
        )}
        <BookingSummary offer={priced} travelers={form.values.numberOfTravelers} />
      </div>
      <DialogActions className="lg:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          {t('booking.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('booking.submitting') : t('booking.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Why a customer may place no more for now. */
function limitText(failure: unknown, t: ReturnType<typeof useTranslations>): string | undefined {
  const problem = isCallError(failure) ? failure.problem : undefined;
  if (problem?.limit === 'hour')
    return t('booking.limit.hour', { count: Math.ceil(Number(problem.retryAfter) / 60) });
  if (problem?.limit === 'open') return t('booking.limit.open', { open: Number(problem.open) });
  return undefined;
}

function PriceChanged({ offer }: { offer: Offer }) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <Notice tone="warning" title={t('booking.priceChanged')}>
      {t('booking.priceChanged.text', { price: money(offer.unitPrice) })}
    </Notice>
  );
}
