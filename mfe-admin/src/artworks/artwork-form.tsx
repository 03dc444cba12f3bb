import { Field, MoneyInput, Select, Skeleton, Textarea, TextInput, TextLink } from '@safari/ui';
import { type Form, Link, useFormat } from '@safari/web-kit';
import { useId } from 'react';
import { useArtistListQuery, useArtworkListQuery } from '../data/catalog.api';
import { SwahiliFields } from '../shared/item-page/swahili-fields';
import { PictureField } from '../shared/pictures/picture-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { type ArtworkDraft, textsOf } from './artwork.rules';

/** The fields of one artwork. */
export function ArtworkForm({ form }: { form: Form<ArtworkDraft> }) {
  const t = useTranslations();
  const { currency } = useFormat();
  const { values, errors, input, set } = form;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('artwork.title')} error={errors.title} required>
          <TextInput {...input('title')} autoComplete="off" />
        </Field>
        <ArtistField form={form} />
        <Field label={t('artwork.medium')} hint={t('artwork.medium.hint')} error={errors.medium} required>
          <TextInput {...input('medium')} />
        </Field>
        <CategoryField form={form} />
      </div>
      <Field label={t('artwork.description')} error={errors.description} required>
        <Textarea {...input('description')} rows={4} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field
          label={t('artwork.dimensions')}
          hint={t('artwork.dimensions.hint')}
          error={errors.dimensions}
          required
        >
          <TextInput {...input('dimensions')} />
        </Field>
        <Field
          label={t('artwork.yearCreated')}
          hint={t('artwork.yearCreated.hint')}
          error={errors.yearCreated}
          required
        >
          <TextInput {...input('yearCreated')} inputMode="numeric" />
        </Field>
        <Field label={t('artwork.price')} hint={t('artwork.price.hint')} error={errors.price} required>
          <MoneyInput {...input('price')} sign={currency.sign} />
        </Field>
      </div>
      <PictureField
        label={t('artwork.imageUrl')}
        hint={t('artwork.imageUrl.hint')}
        error={errors.imageUrl}
        input={input('imageUrl')}
        onUploaded={(address) => set('imageUrl', address)}
      />
      <SwahiliFields
        texts={textsOf(values, currency.code)}
        translations={values.translations}
        errors={errors}
        onChange={(translations) => set('translations', translations)}
      />
    </>
  );
}

function ArtistField({ form: { values, errors, set } }: { form: Form<ArtworkDraft> }) {
  const t = useTranslations();
  return (
    <StaffRemoteData
      result={useArtistListQuery()}
      title={t('artwork.artistId.failed')}
      loading={<Skeleton className="h-16" />}
    >
      {(artists) => (
        <Field
          label={t('artwork.artistId')}
          error={errors.artistId}
          hint={
            artists.length === 0 && (
              <TextLink asChild>
                {/* in a new tab, so that what was typed here is kept */}
                <Link to="/artist-management?add=true" target="_blank">
                  {t('artwork.artistId.new')}
                </Link>
              </TextLink>
            )
          }
          required
        >
          <Select
            value={values.artistId}
            placeholder={t('artwork.artistId.choose')}
            onValueChange={(artistId) => set('artistId', artistId)}
            options={artists.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
      )}
    </StaffRemoteData>
  );
}

/** Free text, with the categories of other artworks as suggestions. */
function CategoryField({ form: { errors, input } }: { form: Form<ArtworkDraft> }) {
  const t = useTranslations();
  const { data: artworks = [] } = useArtworkListQuery();
  const known = useId();
  return (
    <Field label={t('artwork.category')} hint={t('artwork.category.hint')} error={errors.category} required>
      <TextInput {...input('category')} list={known} />
      <datalist id={known}>
        {[...new Set(artworks.map(({ category }) => category))].toSorted().map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
    </Field>
  );
}
