import type { ArtistFields } from '@safari/contracts';
import { Field, Textarea, TextInput } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import { SwahiliFields } from '../shared/item-page/swahili-fields';
import { PictureField } from '../shared/pictures/picture-field';
import { useTranslations } from '../translations/translations';
import { textsOf } from './artist.rules';

/** The fields of one artist. */
export function ArtistForm({ form }: { form: Form<ArtistFields> }) {
  const t = useTranslations();
  const { values, errors, input, set } = form;
  return (
    <>
      <Field label={t('artist.name')} hint={t('artist.name.hint')} error={errors.name} required>
        <TextInput {...input('name')} autoComplete="off" />
      </Field>
      <Field label={t('artist.bio')} error={errors.bio} required>
        <Textarea {...input('bio')} rows={3} />
      </Field>
      <Field label={t('artist.story')} error={errors.story} required>
        <Textarea {...input('story')} rows={7} />
      </Field>
      <PictureField
        label={t('artist.photoUrl')}
        hint={t('artist.photoUrl.hint')}
        error={errors.photoUrl}
        input={input('photoUrl')}
        onUploaded={(address) => set('photoUrl', address)}
      />
      <SwahiliFields
        texts={textsOf(values)}
        translations={values.translations}
        errors={errors}
        onChange={(translations) => set('translations', translations)}
      />
    </>
  );
}
