import type { Form } from '@safari/web-kit';
import { listError } from '../shared/lines.rules';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import type { PackageDraft } from './package.rules';

export function InclusionsTab({ form: { values, errors, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  return (
    <LinesField
      label={t('package.inclusions')}
      addLabel={t('package.inclusions.add')}
      values={values.inclusions}
      onValuesChange={(rows) => set('inclusions', rows)}
      error={listError(errors, 'inclusions')}
    />
  );
}
