import { FRONT_PAGE_POSITIONS } from '@safari/contracts';
import { Checkbox, Field, ListField, Select, TextInput } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { listError } from '../shared/lines.rules';
import type { PackageDraft } from './package.rules';

/** No position; an empty value would be the select's placeholder. */
const NONE = 'none';

export function DetailsTab({ form: { values, errors, input, set } }: { form: Form<PackageDraft> }) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('package.imageUrl')} hint={t('package.imageUrl.hint')} error={errors.imageUrl}>
        <TextInput {...input('imageUrl')} />
      </Field>
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
      <ListField
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
    </div>
  );
}
