import type { Attraction, AttractionDetails } from '@safari/contracts';
import { skipToken, useFormat } from '@safari/web-kit';
import { useStoredAttractionQuery } from '../data/catalog.api';
import { CardPreview } from '../shared/editing/card-preview';
import { ItemDialog } from '../shared/editing/item-dialog';
import type { EditedProps } from '../shared/listing/list-screen';
import { StoredDetails } from '../shared/stored-details';
import { useTranslations } from '../translations/translations';
import { useCreateAttractionMutation, useUpdateAttractionMutation } from './attraction.api';
import { asShown, attractionFaults, toDraft, toFields } from './attraction.rules';
import { AttractionForm } from './attraction-form';

/** The form of a new attraction, or of an existing one once its details have loaded. */
export function AttractionEditor({ stored, onClose }: EditedProps<Attraction>) {
  const t = useTranslations();
  const result = useStoredAttractionQuery(stored?.id ?? skipToken);
  if (!stored) return <AttractionDialog stored={undefined} onClose={onClose} />;
  return (
    <StoredDetails result={result} title={t('attraction.edit.title')} onClose={onClose}>
      {(details) => <AttractionDialog stored={details} onClose={onClose} />}
    </StoredDetails>
  );
}

export function AttractionDialog(edited: EditedProps<AttractionDetails>) {
  const { currency } = useFormat();
  const [create] = useCreateAttractionMutation();
  const [update] = useUpdateAttractionMutation();
  return (
    <ItemDialog
      {...edited}
      of="attraction"
      toDraft={toDraft}
      faults={(draft) => attractionFaults(draft, currency.code)}
      faultValues={{ amount: currency.example(70) }}
      nameOf={({ name }) => name}
      create={(draft, idempotencyKey) =>
        create({ fields: toFields(draft, currency.code), idempotencyKey }).unwrap()
      }
      update={(draft, stored) => update({ ...stored, fields: toFields(draft, currency.code) }).unwrap()}
      fields={AttractionForm}
      preview={(draft) => <CardPreview item={{ attraction: asShown(draft, currency.code) }} />}
    />
  );
}
