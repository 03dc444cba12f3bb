import { Field, Textarea, TextInput } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import { SwahiliFields } from '../shared/item-page/swahili-fields';
import { listError } from '../shared/lines.rules';
import { PictureField } from '../shared/pictures/picture-field';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import { type GuideDraft, textsOf } from './guide.rules';

/** The fields of one guide. */
export function GuideForm({ form }: { form: Form<GuideDraft> }) {
  const t = useTranslations();
  const { values, errors, input, set } = form;
  return (
    <>
      <Field label={t('guide.name')} error={errors.name} required>
        <TextInput {...input('name')} autoComplete="off" />
      </Field>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_12rem]">
        <Field label={t('guide.title')} hint={t('guide.title.hint')} error={errors.title}>
          <TextInput {...input('title')} />
        </Field>
        <Field label={t('guide.yearsOfExperience')} error={errors.yearsOfExperience}>
          <TextInput {...input('yearsOfExperience')} inputMode="numeric" />
        </Field>
      </div>
      <Field label={t('guide.bio')} error={errors.bio}>
        <Textarea {...input('bio')} rows={5} />
      </Field>
      <PictureField
        label={t('guide.photoUrl')}
        hint={t('guide.photoUrl.hint')}
        error={errors.photoUrl}
        input={input('photoUrl')}
        onUploaded={(address) => set('photoUrl', address)}
      />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {(['languages', 'specialties'] as const).map((list) => (
          <LinesField
            key={list}
            label={t(`guide.${list}`)}
            addLabel={t('guide.addRow', { list: t(`guide.${list}`) })}
            values={values[list]}
            onValuesChange={(rows) => set(list, rows)}
            error={listError(errors, list)}
          />
        ))}
      </div>
      <SwahiliFields
        texts={textsOf(values)}
        translations={values.translations}
        errors={errors}
        onChange={(translations) => set('translations', translations)}
      />
    </>
  );
}
