import { FRONT_PAGE_POSITIONS } from '@safari/contracts';
import { Field, Select, TextInput } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { type Form, useFormat } from '@safari/web-kit';
import { PageFields } from '../shared/item-page/page-fields';
import { SwahiliFields } from '../shared/item-page/swahili-fields';
import { listError } from '../shared/lines.rules';
import { PictureField } from '../shared/pictures/picture-field';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import { type PackageDraft, textsOf } from './package.rules';

/** The option without a position; an empty value would show the select's placeholder. */
const NONE = 'none';

export function DetailsTab({ form: { values, errors, input, set } }: { form: Form<PackageDraft> }) {
  const t = useTranslations();
  const { currency } = useFormat();
  return (
    <div className="flex flex-col gap-4">
      <PictureField
        label={t('package.imageUrl')}
        hint={t('package.imageUrl.hint')}
        error={errors.imageUrl}
        input={input('imageUrl')}
        onUploaded={(address) => set('imageUrl', address)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('package.agency')} error={errors.agency}>
          <TextInput {...input('agency')} />
        </Field>
        <Field label={t('package.displayOrder')} error={errors.displayOrder}>
          <Select
            value={values.displayOrder || NONE}
            onValueChange={(order) => set('displayOrder', order === NONE ? '' : order)}
            options={[
              { value: NONE, label: t('none') },
              ...FRONT_PAGE_POSITIONS.map((position) => ({
                value: `${position}` as const,
                label: t('front.position', { position }),
              })),
            ]}
          />
        </Field>
      </div>
      <LinesField
        label={t('package.highlights')}
        addLabel={t('package.highlights.add')}
        values={values.highlights}
        onValuesChange={(rows) => set('highlights', rows)}
        error={listError(errors, 'highlights')}
      />
      <Checkbox
        label={t('package.isPopular')}
        description={t('package.isPopular.text')}
        checked={values.isPopular}
        onCheckedChange={(popular) => set('isPopular', popular)}
      />
      <PageFields
        page={values.page}
        onChange={(changes) => set('page', { ...values.page, ...changes })}
        errors={errors}
      />
      <SwahiliFields
        texts={textsOf(values, currency.code)}
        translations={values.translations}
        errors={errors}
        onChange={(translations) => set('translations', translations)}
      />
    </div>
  );
}
