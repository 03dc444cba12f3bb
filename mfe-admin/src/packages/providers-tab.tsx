import { PROVIDER_AVAILABILITIES, PROVIDER_RATING, PROVIDER_TYPES } from '@safari/contracts';
import { Field, MoneyInput, NumberInput, Select, Textarea, TextInput } from '@safari/ui';
import { type FieldErrors, type Form, useFormat } from '@safari/web-kit';
import { GroupsField } from '../shared/sorting/groups-field';
import { useTranslations } from '../translations/translations';
import { blankProvider, type PackageDraft, type ProviderDraft } from './package.rules';

/** The providers of the trip's parts. */
export function ProvidersTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  return (
    <GroupsField
      values={values.providers}
      onValuesChange={(providers) => set('providers', providers)}
      blank={blankProvider}
      name={(n) => t('provider.legend', { n })}
      removeLabel={(n) => t('provider.remove', { n })}
      addLabel={t('provider.add')}
      error={errors['providers']}
    >
      {(provider, index, change) => (
        <ProviderFields provider={provider} path={`providers.${index}`} errors={errors} onChange={change} />
      )}
    </GroupsField>
  );
}

interface ProviderFieldsProps {
  provider: ProviderDraft;
  /** The prefix of the server's errors for this provider. */
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<ProviderDraft>) => void;
}

function ProviderFields({ provider, path, errors, onChange }: ProviderFieldsProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('provider.name')} error={errors[`${path}.name`]}>
          <TextInput value={provider.name} onChange={({ target }) => onChange({ name: target.value })} />
        </Field>
        <Field label={t('provider.type')} error={errors[`${path}.type`]}>
          <Select
            value={provider.type}
            onValueChange={(type) => onChange({ type })}
            options={PROVIDER_TYPES.map((value) => ({ value, label: t(`operatorType.${value}`) }))}
          />
        </Field>
        <Field label={t('provider.availability')} error={errors[`${path}.availability`]}>
          <Select
            value={provider.availability}
            onValueChange={(availability) => onChange({ availability })}
            options={PROVIDER_AVAILABILITIES.map((value) => ({
              value,
              label: t(`provider.availability.${value}`),
            }))}
          />
        </Field>
      </div>
      <Field label={t('provider.description')} error={errors[`${path}.description`]}>
        <Textarea
          rows={2}
          value={provider.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('provider.price')} error={errors[`${path}.pricePerUnit`]}>
          <MoneyInput
            sign={currency.sign}
            value={provider.pricePerUnit}
            onChange={({ target }) => onChange({ pricePerUnit: target.value })}
          />
        </Field>
        <Field label={t('provider.rating')} error={errors[`${path}.rating`]}>
          <NumberInput
            min={PROVIDER_RATING.min}
            max={PROVIDER_RATING.max}
            step={0.1}
            inputMode="decimal"
            value={provider.rating}
            onChange={({ target }) => onChange({ rating: target.value })}
          />
        </Field>
        <Field label={t('provider.contact')} error={errors[`${path}.contactInfo`]}>
          <TextInput
            value={provider.contactInfo}
            onChange={({ target }) => onChange({ contactInfo: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
