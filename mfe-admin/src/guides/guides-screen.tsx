import { Star } from '@safari/ui/icons';
import { useGuideListQuery } from '../data/catalog.api';
import { ListScreen } from '../shared/listing/list-screen';
import { useTranslations } from '../translations/translations';
import { useDeleteGuideMutation } from './guide.api';
import { GuideCard } from './guide-card';
import { GuideDialog } from './guide-dialog';
import { LedItems } from './led-items';

/** The guides who lead the trips. */
export function GuidesScreen() {
  const t = useTranslations();
  const [remove] = useDeleteGuideMutation();
  return (
    <ListScreen
      of="guides"
      icon={<Star />}
      columns="grid gap-3 md:grid-cols-2 2xl:grid-cols-3"
      result={useGuideListQuery()}
      words={({ name, title, languages, specialties }) => [name, title, ...languages, ...specialties]}
      card={GuideCard}
      dialog={GuideDialog}
      remove={(id) => remove(id).unwrap()}
      refusal={(error) => <LedItems error={error} />}
      toasts={{ deleted: t('guides.deleted'), failed: t('guides.delete.failed') }}
    />
  );
}
