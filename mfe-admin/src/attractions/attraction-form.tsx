import {
  ATTRACTION_CATEGORIES,
  DEFAULT_LOCATION,
  DIFFICULTIES,
  isPerPerson,
  totalPrice,
} from '@safari/contracts';
import { Field, MoneyInput, Notice, Select, Textarea, TextInput } from '@safari/ui';
import { type Form, useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { PageFields } from '../shared/item-page/page-fields';
import { PlaceFields } from '../shared/item-page/stage-fields';
import { SwahiliFields } from '../shared/item-page/swahili-fields';
import { listError, writtenLines } from '../shared/lines.rules';
import { PictureDrop } from '../shared/pictures/picture-drop';
import { PictureField } from '../shared/pictures/picture-field';
import { LinesField } from '../shared/sorting/lines-field';
import { useTranslations } from '../translations/translations';
import {
  ATTRACTION_LISTS,
  type AttractionDraft,
  type AttractionPageDraft,
  asShown,
  PRICED,
  textsOf,
} from './attraction.rules';

/** The fields of one attraction. */
export function AttractionForm({ form }: { form: Form<AttractionDraft> }) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const { values, errors, input, set } = form;
  return (
    <>
      <Part title={t('attraction.part.basic')}>
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <Field label={t('attraction.name')} error={errors.name} required>
            <TextInput {...input('name')} />
          </Field>
          <Field label={t('attraction.category')} error={errors.category}>
            <Select
              value={values.category}
              onValueChange={(category) => set('category', category)}
              options={ATTRACTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            />
          </Field>
        </div>
        <Field label={t('attraction.description')} error={errors.description} required>
          <Textarea {...input('description')} rows={3} />
        </Field>
        <Field label={t('attraction.detailedDescription')} error={errors.detailedDescription}>
          <Textarea {...input('detailedDescription')} rows={5} />
        </Field>
        <PictureField
          label={t('attraction.imageUrl')}
          hint={t('attraction.imageUrl.hint')}
          error={errors.imageUrl}
          input={input('imageUrl')}
          onUploaded={(address) => set('imageUrl', address)}
        />
      </Part>
      <Part title={t('attraction.part.visit')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('attraction.location')}
            hint={t('attraction.location.hint', { country: DEFAULT_LOCATION })}
            error={errors.location}
          >
            <TextInput {...input('location')} />
          </Field>
          <Field label={t('attraction.bestTimeToVisit')} error={errors.bestTimeToVisit}>
            <TextInput {...input('bestTimeToVisit')} />
          </Field>
          <Field label={t('attraction.duration')} error={errors.duration}>
            <TextInput {...input('duration')} />
          </Field>
          <Field label={t('attraction.difficulty')} error={errors.difficulty}>
            <Select
              value={values.difficulty}
              onValueChange={(difficulty) => set('difficulty', difficulty)}
              options={DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
            />
          </Field>
        </div>
      </Part>
      <Part title={t('attraction.part.prices')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('attraction.priceFrom')} error={errors.priceFrom} required>
            <MoneyInput {...input('priceFrom')} sign={currency.sign} />
          </Field>
          <Field
            label={t('attraction.priceUnit')}
            hint={t('attraction.priceUnit.hint', { price: money(70) })}
            error={errors.priceUnit}
          >
            <TextInput {...input('priceUnit')} />
          </Field>
        </div>
        <OtherUnit draft={values} />
        <div className="grid gap-4 sm:grid-cols-3">
          {PRICED.map((who) => (
            <Field key={who} label={t(`attraction.pricing.${who}`)} error={errors[`pricing.${who}`]}>
              <MoneyInput
                sign={currency.sign}
                value={values.pricing[who]}
                onChange={({ target }) => set('pricing', { ...values.pricing, [who]: target.value })}
              />
            </Field>
          ))}
        </div>
      </Part>
      <Part title={t('attraction.part.lists')}>
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          {ATTRACTION_LISTS.map((list) => (
            <LinesField
              key={list}
              label={t(`attraction.${list}`)}
              addLabel={t('attraction.addRow', { list: t(`attraction.${list}`) })}
              values={values[list]}
              onValuesChange={(rows) => set(list, rows)}
              error={listError(errors, list)}
            />
          ))}
        </div>
      </Part>
      <Part title={t('attraction.part.page')}>
        <PageOfPlace form={form} />
      </Part>
      <SwahiliFields
        texts={textsOf(values, currency.code)}
        translations={values.translations}
        errors={errors}
        onChange={(translations) => set('translations', translations)}
      />
    </>
  );
}

/** Explains what visitors pay if the price's unit is not per person. */
function OtherUnit({ draft }: { draft: AttractionDraft }) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const { priceFrom, priceUnit } = asShown(draft, currency.code);
  if (isPerPerson(priceUnit)) return null;
  return (
    <Notice>
      {t('attraction.priceUnit.other', {
        price: money(priceFrom),
        unit: priceUnit,
        total: money(totalPrice(priceFrom, 2, currency.code)),
      })}
    </Notice>
  );
}

/** The fields of the attraction's page, beyond its card. */
function PageOfPlace({ form: { values, errors, set } }: { form: Form<AttractionDraft> }) {
  const t = useTranslations();
  const { page } = values;
  const change = (changes: Partial<AttractionPageDraft>) => set('page', { ...page, ...changes });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <PlaceFields
          place={page.place}
          path="page.place"
          errors={errors}
          onChange={(changes) => change({ place: { ...page.place, ...changes } })}
        />
      </div>
      <LinesField
        label={t('page.pictures')}
        addLabel={t('page.pictures.add')}
        values={page.pictures}
        onValuesChange={(pictures) => change({ pictures })}
        error={listError(errors, 'page.pictures')}
      />
      <PictureDrop
        src=""
        label={t('page.pictures.upload')}
        onUploaded={(address) => change({ pictures: [...writtenLines(page.pictures), address] })}
      />
      <PageFields page={page} onChange={change} errors={errors} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-display text-lg">{title}</h3>
      {children}
    </section>
  );
}
