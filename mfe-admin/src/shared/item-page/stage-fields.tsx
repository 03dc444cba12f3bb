import { TRAVEL_WAYS } from '@safari/contracts';
import { Accordion, AccordionItem, Field, Select, TextInput } from '@safari/ui';
import type { FieldErrors } from '@safari/web-kit';
import { useTranslations } from '../../translations/translations';
import { PictureField } from '../pictures/picture-field';
import { GroupsField } from '../sorting/groups-field';
import { blankPlace, type PlaceDraft, type StageDraft } from './item-page.rules';

/** The fields of a day's stage: places, hours and walking. */
export function StageFields({
  stage,
  path,
  errors,
  onChange,
}: {
  stage: StageDraft;
  /** The prefix of the server's errors for this stage. */
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<StageDraft>) => void;
}) {
  const t = useTranslations();
  const hasFault = Object.keys(errors).some((name) => name.startsWith(`${path}.`) && errors[name]);
  return (
    <Accordion>
      <AccordionItem title={t('stage')} {...(hasFault && { open: true })}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {(['drivingHours', 'walkingHours'] as const).map((name) => (
              <Field key={name} label={t(`stage.${name}`)} error={errors[`${path}.${name}`]}>
                <TextInput
                  value={stage[name]}
                  inputMode="decimal"
                  onChange={({ target }) => onChange({ [name]: target.value })}
                />
              </Field>
            ))}
          </div>
          <PictureField
            label={t('stage.imageUrl')}
            error={errors[`${path}.imageUrl`]}
            input={{
              value: stage.imageUrl,
              onChange: ({ target }) => onChange({ imageUrl: target.value }),
            }}
            onUploaded={(imageUrl) => onChange({ imageUrl })}
          />
          <GroupsField
            values={stage.places}
            onValuesChange={(places) => onChange({ places })}
            blank={blankPlace}
            name={(n) => t('place.legend', { n })}
            removeLabel={(n) => t('place.remove', { n })}
            addLabel={t('place.add')}
            error={errors[`${path}.places`]}
          >
            {(place, index, change) => (
              <div className="grid gap-4 sm:grid-cols-4">
                <PlaceFields
                  place={place}
                  path={`${path}.places.${index}`}
                  errors={errors}
                  onChange={change}
                />
                <Field label={t('place.by')}>
                  <Select
                    value={place.by}
                    onValueChange={(by) => change({ by })}
                    options={TRAVEL_WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
                  />
                </Field>
              </div>
            )}
          </GroupsField>
        </div>
      </AccordionItem>
    </Accordion>
  );
}

export function PlaceFields({
  place,
  path,
  errors,
  onChange,
}: {
  place: PlaceDraft;
  path: string;
  errors: FieldErrors;
  onChange: (changes: Partial<PlaceDraft>) => void;
}) {
  const t = useTranslations();
  return (['name', 'latitude', 'longitude'] as const).map((name) => (
    <Field key={name} label={t(`place.${name}`)} error={errors[`${path}.${name}`]}>
      <TextInput value={place[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
    </Field>
  ));
}
