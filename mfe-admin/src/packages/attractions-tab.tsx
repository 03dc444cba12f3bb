import { FieldError } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import type { Form } from '@safari/web-kit';
import { useAttractionsQuery } from '../data/catalog.api';
import { listError } from '../shared/lines.rules';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import type { PackageDraft } from './package.rules';

export function AttractionsTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  const result = useAttractionsQuery();
  const toggle = (id: number) =>
    set(
      'attractionIds',
      values.attractionIds.includes(id)
        ? values.attractionIds.filter((known) => known !== id)
        : [...values.attractionIds, id],
    );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm text-ink-soft">{t('package.attractions.text')}</legend>
      <StaffRemoteData
        result={result}
        empty={<p className="text-sm text-ink-soft">{t('package.attractions.empty')}</p>}
      >
        {(attractions) => (
          <div className="grid gap-2 sm:grid-cols-2">
            {attractions.map(({ id, name, location }) => (
              <Checkbox
                key={id}
                card
                label={name}
                description={location}
                checked={values.attractionIds.includes(id)}
                onCheckedChange={() => toggle(id)}
              />
            ))}
          </div>
        )}
      </StaffRemoteData>
      <FieldError>{listError(errors, 'attractionIds')}</FieldError>
    </fieldset>
  );
}
