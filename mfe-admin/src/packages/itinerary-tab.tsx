import { Field, Textarea, TextInput } from '@safari/ui';
import type { FieldErrors, Form } from '@safari/web-kit';
import { StageFields } from '../shared/item-page/stage-fields';
import { listError } from '../shared/lines.rules';
import { GroupsField } from '../shared/sorting/groups-field';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import { blankDay, type DayDraft, renumbered } from './itinerary.rules';
import type { PackageDraft } from './package.rules';

/** The days of the trip, at least one, numbered without gaps. */
export function ItineraryTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  return (
    <GroupsField
      values={values.itinerary}
      onValuesChange={(days) => set('itinerary', renumbered(days))}
      blank={blankDay(0)}
      name={(day) => t('day.legend', { day })}
      removeLabel={(day) => t('day.remove', { day })}
      addLabel={t('day.add')}
      error={errors['itinerary']}
    >
      {(day, index, change) => (
        <DayFields day={day} path={`itinerary.${index}`} errors={errors} onChange={change} />
      )}
    </GroupsField>
  );
}

interface DayFieldsProps {
  day: DayDraft;
  /** The prefix of the server's errors for this day. */
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<DayDraft>) => void;
}

function DayFields({ day, path, errors, onChange }: DayFieldsProps) {
  const t = useTranslations();
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
      <LinesField
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
      <StageFields
        stage={day.stage}
        path={`${path}.stage`}
        errors={errors}
        onChange={(changes) => onChange({ stage: { ...day.stage, ...changes } })}
      />
    </div>
  );
}
