import { type Booking, type PlainDate, UPDATE_TYPES, type UpdateType } from '@safari/contracts';
import { Button, Field, Select, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../shared/failure-notice';
import { changedFields } from '../shared/three-way-merge.rules';
import { translateFaults } from '../shared/translate-faults';
import { useEarlyEnd } from '../shared/use-early-end';
import { useTranslations } from '../translations/translations';
import { usePostUpdateMutation } from './trip.api';
import { newUpdate, toUpdateFields, updateFaults } from './trip.rules';
import { UpdateFields } from './update-fields';

export interface UpdateFormProps {
  booking: Booking;
  /** The trip's last day. */
  endsOn: PlainDate;
}

/** Posts one trip update; the form is cleared, unless something else has been typed since. */
export function UpdateForm({ booking, endsOn }: UpdateFormProps) {
  const t = useTranslations();
  const [post] = usePostUpdateMutation();
  const early = useEarlyEnd(booking);
  const typed = useRef(newUpdate);
  const form = useForm({
    initial: newUpdate,
    validate: (draft) => translateFaults(t, updateFaults(draft)),
    submit: async (draft) => {
      const updateType = draft.updateType as UpdateType;
      if (updateType === 'completion' && !(await early.allowed(endsOn))) return;
      await post({ bookingId: booking.id, updateType, ...toUpdateFields(draft) }).unwrap();
      toast({ title: t('manage.posted') });
      if (changedFields(draft, typed.current).length === 0) form.reset();
    },
  });
  useEffect(() => {
    typed.current = form.values;
  }, [form.values]);
  const type = (
    <Field label={t('manage.type')} error={form.errors.updateType} required>
      <Select
        value={form.values.updateType}
        onValueChange={(chosen) => form.set('updateType', chosen)}
        placeholder={t('manage.type.choose')}
        options={UPDATE_TYPES.map((value) => ({ value, label: t(`update.type.${value}`) }))}
      />
    </Field>
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <UpdateFields form={form} type={type} mayHide />
      {early.question}
      <FailureNotice error={form.failure} />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('manage.post')}
      </Button>
    </form>
  );
}
