import {
  type Booking,
  type BookingOffers,
  type BookingStatus,
  type BookingTerms,
  canOffer,
  latestStart,
  PRICE_PERCENT,
  PRICE_RULES,
  sameTerms,
  TRAVELERS,
  termsOf,
  toMinor,
} from '@safari/contracts';
import { DateField, Field, MoneyInput, Notice, NumberInput, Textarea, TextInput } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { type Form, useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useTranslations } from '../translations/translations';
import { type ChangeDraft, termsIn } from './change.rules';

const isOver = (status: BookingStatus) => status === 'cancelled' || status === 'completed';

interface ChangeFieldsProps {
  form: Form<ChangeDraft>;
  stored: BookingOffers;
}

/** The fields for customer, date, party and price. */
export function ChangeFields({ form, stored }: ChangeFieldsProps) {
  const t = useTranslations();
  const { errors, input } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('change.customerName')} error={errors.customerName} required>
          <TextInput {...input('customerName')} autoComplete="off" />
        </Field>
        <Field label={t('change.customerEmail')} error={errors.customerEmail} required>
          <TextInput {...input('customerEmail')} type="email" autoComplete="off" />
        </Field>
        <Field label={t('change.customerPhone')} error={errors.customerPhone} required>
          <TextInput {...input('customerPhone')} type="tel" autoComplete="off" />
        </Field>
      </div>
      <Field label={t('change.specialRequests')} error={errors.specialRequests}>
        <Textarea {...input('specialRequests')} rows={2} />
      </Field>
      {canOffer(stored.booking.status) ? (
        <TermsFields form={form} stored={stored} />
      ) : (
        <Notice tone="info">
          {t(isOver(stored.booking.status) ? `change.over.${stored.booking.status}` : 'change.begun')}
        </Notice>
      )}
    </>
  );
}

function TermsFields({ form, stored }: ChangeFieldsProps) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const today = useToday();
  const { values, errors, input, set } = form;
  const { booking, priceToday } = stored;
  const terms = termsIn(values, stored, currency.code);
  const isOffered = terms !== undefined && !sameTerms(terms, termsOf(booking));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('change.preferredDate')} error={errors.preferredDate} required>
          <DateField {...input('preferredDate')} min={today} max={latestStart(today)} />
        </Field>
        <Field label={t('change.numberOfTravelers')} error={errors.numberOfTravelers} required>
          <NumberInput {...input('numberOfTravelers')} min={TRAVELERS.min} max={TRAVELERS.max} />
        </Field>
      </div>
      <RadioGroup
        label={t('change.priceRule')}
        value={values.priceRule}
        onValueChange={(rule) => set('priceRule', rule)}
        error={errors.priceRule}
        options={PRICE_RULES.filter((rule) => rule !== 'today' || priceToday !== null).map((rule) => ({
          value: rule,
          label: t(`change.rule.${rule}`, {
            now: money(booking.unitPrice),
            today: money(priceToday ?? booking.unitPrice),
          }),
        }))}
      />
      {values.priceRule === 'percent' && (
        <Field
          label={t('change.pricePercent')}
          hint={t('change.pricePercent.hint')}
          error={errors.pricePercent}
          required
        >
          <NumberInput {...input('pricePercent')} {...PRICE_PERCENT} inputMode="text" />
        </Field>
      )}
      {values.priceRule === 'agreed' && (
        <Field label={t('change.agreedPrice')} error={errors.agreedPrice} required>
          <MoneyInput {...input('agreedPrice')} sign={currency.sign} />
        </Field>
      )}
      <Field
        label={t('change.reason')}
        hint={t('change.reason.hint')}
        error={errors.reason}
        required={isOffered}
      >
        <Textarea {...input('reason')} rows={2} />
      </Field>
      {terms && <Outcome booking={booking} terms={terms} isOffered={isOffered} />}
    </>
  );
}

interface OutcomeProps {
  booking: Booking;
  terms: BookingTerms;
  /** The terms differ from the booking's, so the customer decides. */
  isOffered: boolean;
}

/** Says in advance what saving will do. */
function Outcome({ booking, terms, isOffered }: OutcomeProps) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  if (!isOffered) return <p className="text-sm text-ink-soft">{t('change.outcome.saved')}</p>;
  const isSame = toMinor(terms.totalPrice, currency.code) === toMinor(booking.totalPrice, currency.code);
  return (
    <Notice
      tone="info"
      title={t(isSame ? 'change.outcome.same' : 'change.outcome', {
        before: money(booking.totalPrice),
        after: money(terms.totalPrice),
      })}
    >
      {t('change.outcome.text', { customer: booking.customerName })}
    </Notice>
  );
}
