import { ATTRACTION_CATEGORIES, type Attraction, DEFAULT_LOCATION } from '@safari/contracts';
import { Button, Chips, EmptyState, FilterBar, RemoteData, SkeletonCard, toast } from '@safari/ui';
import { MapPin, Plus } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
import { useAttractionsQuery } from '../data/catalog.api';
import { useMessages } from '../messages/messages';
import { DeleteConfirm } from '../shared/delete-confirm';
import { matching } from '../shared/matching.rules';
import { Screen } from '../shared/screen';
import { SearchField } from '../shared/search-field';
import { useLastKnown } from '../shared/use-last-known';
import { useDeleteAttractionMutation } from './attraction.api';
import { AttractionCard } from './attraction-card';
import { AttractionDialog } from './attraction-dialog';

/** The attractions of the shop window. */
export function AttractionsScreen() {
  const t = useMessages();
  const result = useAttractionsQuery();
  const [address, setAddress] = useUrlState({ add: false, edit: 0, remove: 0 });
  const edited = useLastKnown(result.data, address.edit);
  const removed = result.data?.find(({ id }) => id === address.remove);
  return (
    <Screen
      title={t('attractions.title')}
      lede={t('attractions.lede')}
      actions={
        <Button onClick={() => setAddress({ add: true }, { push: true })}>
          <Plus />
          {t('attractions.add')}
        </Button>
      }
    >
      <RemoteData
        result={result}
        loadingLabel={t('loading')}
        loading={<Cards />}
        failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
        empty={
          <EmptyState icon={<MapPin />} title={t('attractions.empty')}>
            {t('attractions.empty.text')}
          </EmptyState>
        }
      >
        {(attractions) => (
          <AttractionGrid
            attractions={attractions}
            onEdit={({ id }) => setAddress({ edit: id }, { push: true })}
            onDelete={({ id }) => setAddress({ remove: id }, { push: true })}
          />
        )}
      </RemoteData>
      {address.add && <AttractionDialog stored={undefined} onClose={() => setAddress({ add: false })} />}
      {edited && <AttractionDialog key={edited.id} stored={edited} onClose={() => setAddress({ edit: 0 })} />}
      {removed && <DeleteAttraction removed={removed} onClose={() => setAddress({ remove: 0 })} />}
    </Screen>
  );
}

interface AttractionGridProps {
  attractions: readonly Attraction[];
  onEdit: (attraction: Attraction) => void;
  onDelete: (attraction: Attraction) => void;
}

function AttractionGrid({ attractions, onEdit, onDelete }: AttractionGridProps) {
  const t = useMessages();
  const [address, setAddress] = useUrlState({ search: '', category: 'all' });
  const search = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  const ofCategory = attractions.filter(
    ({ category }) => address.category === 'all' || category === address.category,
  );
  const found = matching(ofCategory, address.search, ({ name, location }) => [
    name,
    location || DEFAULT_LOCATION,
  ]);
  return (
    <>
      <FilterBar label={t('attractions.search')} result={t('attractions.count', { count: found.length })}>
        <SearchField
          className="w-full sm:w-72"
          label={t('attractions.search')}
          placeholder={t('attractions.search.hint')}
          value={address.search}
          onSearch={search}
        />
        <Chips
          label={t('attractions.category')}
          value={address.category}
          onValueChange={(category) => setAddress({ category })}
          options={[
            { value: 'all', label: t('attractions.category.all') },
            ...ATTRACTION_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
      </FilterBar>
      {found.length === 0 && (
        <EmptyState
          icon={<MapPin />}
          title={t('attractions.noMatch')}
          action={
            <Button variant="secondary" onClick={() => setAddress({ search: '', category: 'all' })}>
              {t('attractions.showAll')}
            </Button>
          }
        />
      )}
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {found.map((attraction) => (
          <AttractionCard
            key={attraction.id}
            attraction={attraction}
            onEdit={() => onEdit(attraction)}
            onDelete={() => onDelete(attraction)}
          />
        ))}
      </ul>
    </>
  );
}

function DeleteAttraction({ removed, onClose }: { removed: Attraction; onClose: () => void }) {
  const t = useMessages();
  const [remove] = useDeleteAttractionMutation();
  return (
    <DeleteConfirm
      title={t('attractions.delete.title', { name: removed.name })}
      description={t('attractions.delete.text')}
      remove={async () => {
        await remove(removed.id).unwrap();
        toast({ title: t('attractions.deleted') });
      }}
      onFailure={() => toast({ title: t('attractions.delete.failed'), variant: 'destructive' })}
      onClose={onClose}
    />
  );
}

function Cards() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {[0, 1, 2, 3].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}
