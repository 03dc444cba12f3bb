import { FieldError } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import { useAttractionsQuery } from '../data/catalog.api';
import { CatalogueChecks } from '../shared/item-page/catalogue-checks';
import { listError } from '../shared/lines.rules';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import type { PackageDraft } from './package.rules';

export function AttractionsTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  const result = useAttractionsQuery();
  const { attractionIds } = values;
  const error = listError(errors, 'attractionIds');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm text-ink-soft">{t('package.attractions.text')}</legend>
      <StaffRemoteData
        result={result}
        isEmpty={({ length }) => length + attractionIds.length === 0}
        empty={<p className="text-sm text-ink-soft">{t('package.attractions.empty')}</p>}
      >
        {(attractions) => (
          <CatalogueChecks
            items={attractions.map(({ id, name, location }) => ({ id, name, description: location }))}
            ids={attractionIds}
            onChange={(ids) => set('attractionIds', ids)}
            invalid={error !== undefined}
          />
        )}
      </StaffRemoteData>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
