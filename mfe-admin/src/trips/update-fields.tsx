import { Field, NumberInput, Textarea, TextInput } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import type { Form } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import type { UpdateDraft } from './trip.rules';

export interface UpdateFieldsProps {
  form: Form<UpdateDraft>;
  /** Shown beside the day. */
  type: ReactNode;
  /** Whether the update can be hidden; one that the traveler may have read can only be withdrawn. */
  mayHide: boolean;
}

/** The fields of an update: text, day, and visibility. */
export function UpdateFields({ form: { values, errors, input, set }, type, mayHide }: UpdateFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        {type}
        <Field label={t('manage.day')} error={errors.dayNumber}>
          <NumberInput {...input('dayNumber')} min={1} />
        </Field>
      </div>
      <Field label={t('manage.title')} error={errors.title} required>
        <TextInput {...input('title')} />
      </Field>
      <Field label={t('manage.description')} error={errors.description}>
        <Textarea {...input('description')} rows={3} />
      </Field>
      <Field label={t('manage.location')} error={errors.location}>
        <TextInput {...input('location')} />
      </Field>
      {mayHide && (
        <Checkbox
          label={t('manage.visible')}
          description={t('manage.visible.text')}
          checked={values.isVisible}
          onCheckedChange={(visible) => set('isVisible', visible)}
        />
      )}
    </>
  );
}
