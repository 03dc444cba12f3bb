import { PACKAGE_TYPES } from '@safari/contracts';
import { Field, MoneyInput, NumberInput, Select, Textarea, TextInput } from '@safari/ui';
import { type Form, useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import type { PackageDraft } from './package.rules';

export function BasicTab({ form: { values, errors, input, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  const { currency } = useFormat();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
        <Field label={t('package.name')} error={errors.name} required>
          <TextInput {...input('name')} />
        </Field>
        <Field label={t('package.type')} error={errors.type}>
          <Select
            value={values.type}
            onValueChange={(type) => set('type', type)}
            options={PACKAGE_TYPES.map((value) => ({ value, label: t(`packageType.${value}`) }))}
          />
        </Field>
      </div>
      <Field label={t('package.description')} error={errors.description} required>
        <Textarea {...input('description')} rows={5} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('package.price')} error={errors.price} required>
          <MoneyInput {...input('price')} sign={currency.sign} />
        </Field>
        <Field label={t('package.duration')} error={errors.duration} required>
          <NumberInput {...input('duration')} min={1} />
        </Field>
        <Field label={t('package.location')} error={errors.location}>
          <TextInput {...input('location')} />
        </Field>
      </div>
    </div>
  );
}
