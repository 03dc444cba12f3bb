import {
  COMMISSION_RATE,
  INTEGRATION_METHODS,
  OPERATOR_RATING,
  OPERATOR_TYPES,
  PRICE_RANGES,
} from '@safari/contracts';
import { Field, NumberInput, Select, Textarea, TextInput } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import type { Form } from '@safari/web-kit';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import type { OperatorDraft } from './operator.rules';

/** The fields of one operator. */
export function OperatorForm({ form }: { form: Form<OperatorDraft> }) {
  const t = useTranslations();
  const { values, errors, input, set } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('operator.name')} error={errors.name} required>
          <TextInput {...input('name')} />
        </Field>
        <Field label={t('operator.type')} error={errors.type}>
          <Select
            value={values.type}
            onValueChange={(type) => set('type', type)}
            options={OPERATOR_TYPES.map((value) => ({ value, label: t(`operatorType.${value}`) }))}
          />
        </Field>
        <Field label={t('operator.contactEmail')} error={errors.contactEmail} required>
          <TextInput {...input('contactEmail')} type="email" autoComplete="off" />
        </Field>
        <Field label={t('operator.contactPhone')} error={errors.contactPhone}>
          <TextInput {...input('contactPhone')} type="tel" autoComplete="off" />
        </Field>
        <Field label={t('operator.location')} error={errors.location}>
          <TextInput {...input('location')} />
        </Field>
        <Field label={t('operator.priceRange')} error={errors.priceRange}>
          <Select
            value={values.priceRange}
            onValueChange={(range) => set('priceRange', range)}
            options={PRICE_RANGES.map((value) => ({ value, label: t(`priceRange.${value}`) }))}
          />
        </Field>
        <Field label={t('operator.rating')} hint={t('operator.rating.hint')} error={errors.rating}>
          <NumberInput {...input('rating')} {...OPERATOR_RATING} inputMode="decimal" />
        </Field>
        <Field
          label={t('operator.commissionRate')}
          hint={t('operator.commissionRate.hint')}
          error={errors.commissionRate}
        >
          <NumberInput {...input('commissionRate')} {...COMMISSION_RATE} inputMode="decimal" />
        </Field>
        <Field label={t('operator.integrationMethod')} error={errors.integrationMethod}>
          <Select
            value={values.integrationMethod}
            onValueChange={(method) => set('integrationMethod', method)}
            options={INTEGRATION_METHODS.map((value) => ({ value, label: t(`integration.${value}`) }))}
          />
        </Field>
        <Field label={t('operator.paymentTerms')} error={errors.paymentTerms}>
          <TextInput {...input('paymentTerms')} />
        </Field>
      </div>
      {values.integrationMethod === 'api' && (
        <Field
          label={t('operator.apiEndpoint')}
          hint={t('operator.apiEndpoint.hint')}
          error={errors.apiEndpoint}
          required
        >
          <TextInput {...input('apiEndpoint')} type="url" inputMode="url" />
        </Field>
      )}
      <LinesField
        label={t('operator.specialties')}
        addLabel={t('operator.specialties.add')}
        values={values.specialties}
        onValuesChange={(specialties) => set('specialties', specialties)}
        error={errors.specialties}
      />
      <Field label={t('operator.notes')} error={errors.notes}>
        <Textarea {...input('notes')} rows={3} />
      </Field>
      <Checkbox
        label={t('operator.availability')}
        checked={values.availability}
        onCheckedChange={(available) => set('availability', available)}
      />
    </>
  );
}
