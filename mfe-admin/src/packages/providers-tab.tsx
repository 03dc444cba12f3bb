import { PROVIDER_AVAILABILITIES, PROVIDER_TYPES } from '@safari/contracts';
import { Button, Field, IconButton, NumberInput, Select, Textarea, TextInput } from '@safari/ui';
import { Plus, Trash2 } from '@safari/ui/icons';
import type { FieldErrors, Form } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { blankProvider, type PackageDraft, type ProviderDraft } from './package.rules';

/** Who delivers the parts of the trip. */
export function ProvidersTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useMessages();
  const { providers } = values;
  return (
    <div className="flex flex-col gap-4">
      {providers.map((provider, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new provider has no id before the server gives one
        <fieldset key={index} className="rounded-lg border border-line p-4">
          <legend className="px-1.5 text-sm font-semibold">{t('provider.legend', { n: index + 1 })}</legend>
          {providers.length > 1 && (
            <div className="-mt-5 mb-1 flex justify-end">
              <IconButton
                size="sm"
                label={t('provider.remove', { n: index + 1 })}
                onClick={() => set('providers', providers.toSpliced(index, 1))}
              >
                <Trash2 />
              </IconButton>
            </div>
          )}
          <ProviderFields
            provider={provider}
            path={`providers.${index}`}
            errors={errors}
            onChange={(changes) => set('providers', providers.with(index, { ...provider, ...changes }))}
          />
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => set('providers', [...providers, blankProvider])}
      >
        <Plus />
        {t('provider.add')}
      </Button>
    </div>
  );
}

interface ProviderFieldsProps {
  provider: ProviderDraft;
  /** Under which the server speaks of this provider. */
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<ProviderDraft>) => void;
}

function ProviderFields({ provider, path, errors, onChange }: ProviderFieldsProps) {
  const t = useMessages();
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
          <TextInput
            inputMode="decimal"
            leading="$"
            value={provider.pricePerUnit}
            onChange={({ target }) => onChange({ pricePerUnit: target.value })}
          />
        </Field>
        <Field label={t('provider.rating')} error={errors[`${path}.rating`]}>
          <NumberInput
            min={1}
            max={5}
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
