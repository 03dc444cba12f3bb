import type { Form } from '@safari/web-kit';
import { listError } from '../shared/lines.rules';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import type { PackageDraft } from './package.rules';

export function InclusionsTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  const { page } = values;
  return (
    <div className="flex flex-col gap-6">
      <LinesField
        label={t('package.inclusions')}
        addLabel={t('package.inclusions.add')}
        values={values.inclusions}
        onValuesChange={(rows) => set('inclusions', rows)}
        error={listError(errors, 'inclusions')}
      />
      <LinesField
        label={t('page.notIncluded')}
        addLabel={t('page.notIncluded.add')}
        values={page.notIncluded}
        onValuesChange={(notIncluded) => set('page', { ...page, notIncluded })}
        error={listError(errors, 'page.notIncluded')}
      />
    </div>
  );
}
