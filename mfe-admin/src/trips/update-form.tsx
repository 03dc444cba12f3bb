import {
  type Booking,
  MOVING_UPDATES,
  type TripStatus,
  UPDATE_TYPES,
  type UpdateType,
} from '@safari/contracts';
import { Button, Field, Select, toast } from '@safari/ui';
import { isCallError, useDraft, useForm } from '@safari/web-kit';
import { FailureNotice } from '../shared/failure-notice';
import { translateFaults } from '../shared/translate-faults';
import { useEarlyEnd } from '../shared/use-early-end';
import { useTranslations } from '../translations/translations';
import { usePostUpdateMutation } from './trip.api';
import { readUpdate, toUpdateFields, updateFaults, writeUpdate } from './trip.rules';
import { UpdateFields } from './update-fields';
import { useEarlyStart } from './use-early-start';
import { useKeptUpdate } from './use-kept-update';

export interface UpdateFormProps {
  booking: Booking;
  trip: TripStatus;
}

/** Posts a trip update. What is typed is kept across screens until it is posted. */
export function UpdateForm({ booking, trip }: UpdateFormProps) {
  const t = useTranslations();
  const [post] = usePostUpdateMutation();
  const end = useEarlyEnd(booking);
  const start = useEarlyStart(booking);
  const draft = useDraft('staff', `update:${booking.id}`);
  const form = useForm({
    initial: readUpdate(draft.text),
    validate: (values) => translateFaults(t, updateFaults(values)),
    submit: async (values) => {
      const updateType = values.updateType as UpdateType;
      if (updateType === 'completion' && !(await end.allowed(trip))) return;
      if (updateType === 'departure' && !(await start.allowed(trip))) return;
      const typed = writeUpdate(values);
      const update = { bookingId: booking.id, updateType, ...toUpdateFields(values) };
      try {
        await post({ update, idempotencyKey: await draft.keyFor(typed) }).unwrap();
      } catch (error) {
        if (isUndone(error)) {
          draft.save(''); // also deletes its key
          draft.save(typed);
        }
        throw error;
      }
      toast({ title: t('manage.posted') });
      draft.clearSent(typed);
    },
  });
  useKeptUpdate(form, draft);
  const isOver = booking.status === 'cancelled';
  const types = UPDATE_TYPES.filter((each) => !isOver || !MOVING_UPDATES.includes(each));
  const type = (
    <Field label={t('manage.type')} error={form.errors.updateType} required>
      <Select
        value={form.values.updateType}
        onValueChange={(chosen) => form.set('updateType', chosen)}
        placeholder={t('manage.type.choose')}
        options={types.map((value) => ({ value, label: t(`update.type.${value}`) }))}
      />
    </Field>
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <UpdateFields form={form} type={type} mayHide />
      {end.question}
      {start.question}
      <FailureNotice error={form.failure} />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('manage.post')}
      </Button>
    </form>
  );
}

/** Whether the update posted earlier under this key was withdrawn, so that it must be posted under a new one. */
const isUndone = (error: unknown): boolean => isCallError(error) && error.problem?.['reason'] === 'undone';
