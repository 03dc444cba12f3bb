import { ATTRACTION_CATEGORIES, DEFAULT_LOCATION } from '@safari/contracts';
import { MapPin } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useAttractionsQuery } from '../data/catalog.api';
import { ListScreen } from '../shared/listing/list-screen';
import { ALL } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';
import { useDeleteAttractionMutation } from './attraction.api';
import { AttractionCard } from './attraction-card';
import { AttractionEditor } from './attraction-dialog';

/** The attractions on the site. */
export function AttractionsScreen() {
  const t = useTranslations();
  const [{ category }, setAddress] = useUrlState({ category: ALL });
  const [remove] = useDeleteAttractionMutation();
  return (
    <ListScreen
      of="attractions"
      icon={<MapPin />}
      columns="grid gap-3 md:grid-cols-2 2xl:grid-cols-3"
      result={useAttractionsQuery()}
      words={({ name, location }) => [name, location || DEFAULT_LOCATION]}
      filter={{
        label: t('attractions.category'),
        value: category,
        onValueChange: (value) => setAddress({ category: value }),
        options: [
          { value: ALL, label: t('attractions.category.all') },
          ...ATTRACTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
        ],
        valueOf: (attraction) => attraction.category,
      }}
      card={AttractionCard}
      dialog={AttractionEditor}
      readsDetails
      remove={(id) => remove(id).unwrap()}
      toasts={{ deleted: t('attractions.deleted'), failed: t('attractions.delete.failed') }}
    />
  );
}
