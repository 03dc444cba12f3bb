import type { ItineraryDay } from '@safari/contracts';
import { Button, Field, IconButton, ListField, Textarea, TextInput } from '@safari/ui';
import { ChevronDown, ChevronUp, Plus, Trash2 } from '@safari/ui/icons';
import type { FieldErrors, Form } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { listError } from '../shared/lines.rules';
import { addDay, moveDay, removeDay } from './itinerary.rules';
import type { PackageDraft } from './package.rules';

/** The days of the trip, one at least, always numbered without gaps. */
export function ItineraryTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useMessages();
  const days = values.itinerary;
  const change = (next: ItineraryDay[]) => set('itinerary', next);
  return (
    <div className="flex flex-col gap-4">
      {days.map((day, index) => (
        <fieldset key={day.day} className="rounded-lg border border-line p-4">
          <legend className="px-1.5 text-sm font-semibold">{t('day.legend', { day: day.day })}</legend>
          {days.length > 1 && (
            <div className="-mt-5 mb-1 flex justify-end">
              <IconButton
                size="sm"
                label={t('day.earlier', { day: day.day })}
                disabled={index === 0}
                onClick={() => change(moveDay(days, index, -1))}
              >
                <ChevronUp />
              </IconButton>
              <IconButton
                size="sm"
                label={t('day.later', { day: day.day })}
                disabled={index === days.length - 1}
                onClick={() => change(moveDay(days, index, 1))}
              >
                <ChevronDown />
              </IconButton>
              <IconButton
                size="sm"
                label={t('day.remove', { day: day.day })}
                onClick={() => change(removeDay(days, index))}
              >
                <Trash2 />
              </IconButton>
            </div>
          )}
          <DayFields
            day={day}
            path={`itinerary.${index}`}
            errors={errors}
            onChange={(changes) => change(days.with(index, { ...day, ...changes }))}
          />
        </fieldset>
      ))}
      <Button variant="secondary" className="self-start" onClick={() => change(addDay(days))}>
        <Plus />
        {t('day.add')}
      </Button>
    </div>
  );
}

interface DayFieldsProps {
  day: ItineraryDay;
  /** Under which the server speaks of this day. */
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<ItineraryDay>) => void;
}

function DayFields({ day, path, errors, onChange }: DayFieldsProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('day.title')} error={errors[`${path}.title`]}>
        <TextInput value={day.title} onChange={({ target }) => onChange({ title: target.value })} />
      </Field>
      <Field label={t('day.description')} error={errors[`${path}.description`]}>
        <Textarea
          rows={3}
          value={day.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <ListField
        label={t('day.activities')}
        addLabel={t('day.activities.add')}
        values={day.activities}
        onValuesChange={(activities) => onChange({ activities })}
        error={listError(errors, `${path}.activities`)}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t('day.accommodation')} error={errors[`${path}.accommodation`]}>
          <TextInput
            value={day.accommodation}
            onChange={({ target }) => onChange({ accommodation: target.value })}
          />
        </Field>
        <Field label={t('day.meals')} error={errors[`${path}.meals`]}>
          <TextInput value={day.meals} onChange={({ target }) => onChange({ meals: target.value })} />
        </Field>
        <Field label={t('day.video')} error={errors[`${path}.videoUrl`]}>
          <TextInput
            type="url"
            value={day.videoUrl ?? ''}
            onChange={({ target }) => onChange({ videoUrl: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
