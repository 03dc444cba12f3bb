import { UPDATE_TYPES, type UpdateType } from '@safari/contracts';
import { Button, Field, NumberInput, Select, Textarea, TextInput, toast } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { useForm } from '@safari/web-kit';
import { FailureNotice } from '../shared/failure-notice';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { usePostUpdateMutation } from './trip.api';
import { newUpdate, updateFaults } from './trip.rules';

/** Posts one trip update. */
export function UpdateForm({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const [post] = usePostUpdateMutation();
  const form = useForm({
    initial: newUpdate,
    validate: (draft) => translateFaults(t, updateFaults(draft)),
    submit: async ({ updateType, title, description, location, dayNumber, isVisible }) => {
      await post({
        bookingId,
        updateType: updateType as UpdateType,
        title: title.trim(),
        description: description.trim(),
        location: location.trim(),
        dayNumber: Number(dayNumber),
        isVisible,
      }).unwrap();
      toast({ title: t('manage.posted') });
      form.reset();
    },
  });
  const { values, errors, input, set } = form;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field label={t('manage.type')} error={errors.updateType} required>
          <Select
            value={values.updateType}
            onValueChange={(type) => set('updateType', type)}
            placeholder={t('manage.type.choose')}
            options={UPDATE_TYPES.map((value) => ({ value, label: t(`update.type.${value}`) }))}
          />
        </Field>
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
      <Checkbox
        label={t('manage.visible')}
        description={t('manage.visible.text')}
        checked={values.isVisible}
        onCheckedChange={(visible) => set('isVisible', visible)}
      />
      <FailureNotice error={form.failure} />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('manage.post')}
      </Button>
    </form>
  );
}
