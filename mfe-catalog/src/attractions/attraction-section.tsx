import { Band, Button, Chips, Container, EmptyState, SectionHeading, SwipeRow } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import type { AttractionEntry } from '../data/entry.rules';
import type { DialogAddress } from '../shared/dialog-link';
import { useTranslations } from '../translations/translations';
import { type CategoryFilter, categoriesOf, inCategory } from './attraction.rules';
import { AttractionCard } from './attraction-card';

export interface AttractionSectionProps {
  attractions: readonly AttractionEntry[];
  toDetails: (item: AttractionEntry) => DialogAddress;
}

export function AttractionSection({ attractions, toDetails }: AttractionSectionProps) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ category: 'all' });
  const categories = categoriesOf(attractions);
  const category: CategoryFilter = categories.find((known) => known === address.category) ?? 'all';
  const shown = inCategory(attractions, category);
  return (
    <Band id="attractions" tone="sunk">
      <Container className="flex flex-col gap-6 sm:gap-8">
        <SectionHeading title={t('attractions.title')} lede={t('attractions.lede')} />
        <Chips
          label={t('attractions.categories')}
          value={category}
          onValueChange={(next) => setAddress({ category: next })}
          options={(['all', ...categories] as const).map((value) => ({
            value,
            label: t(`category.${value}`),
          }))}
        />
        {shown.length === 0 && (
          <EmptyState
            icon={<Compass />}
            title={t('attractions.none')}
            action={
              <Button variant="secondary" onClick={() => setAddress({ category: 'all' })}>
                {t('category.all')}
              </Button>
            }
          >
            {t('attractions.none.text')}
          </EmptyState>
        )}
        <SwipeRow
          key={category}
          previousLabel={t('attractions.previous')}
          nextLabel={t('attractions.next')}
          className="sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4"
        >
          {shown.map((item) => (
            <li key={item.id}>
              <AttractionCard item={item} details={toDetails(item)} />
            </li>
          ))}
        </SwipeRow>
      </Container>
    </Band>
  );
}
