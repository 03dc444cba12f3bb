import type { Package } from '@safari/contracts';
import { Button, EmptyState, FilterBar, RemoteData, SkeletonCard, toast } from '@safari/ui';
import { Package as PackageIcon, Plus } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
import { usePackagesQuery } from '../data/catalog.api';
import { useMessages } from '../messages/messages';
import { DeleteConfirm } from '../shared/delete-confirm';
import { matching } from '../shared/matching.rules';
import { Screen } from '../shared/screen';
import { SearchField } from '../shared/search-field';
import { useLastKnown } from '../shared/use-last-known';
import { FrontPagePanel } from './front-page-panel';
import { useDeletePackageMutation } from './package.api';
import { PackageCard } from './package-card';
import { PackageDialog } from './package-dialog';

/** The packages of the shop window, and the three that stand first. */
export function PackagesScreen() {
  const t = useMessages();
  const result = usePackagesQuery();
  const [address, setAddress] = useUrlState({ search: '', add: false, edit: 0, remove: 0 });
  const search = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  const edited = useLastKnown(result.data, address.edit);
  const removed = result.data?.find(({ id }) => id === address.remove);
  return (
    <Screen
      title={t('packages.title')}
      lede={t('packages.lede')}
      actions={
        <Button onClick={() => setAddress({ add: true }, { push: true })}>
          <Plus />
          {t('packages.add')}
        </Button>
      }
    >
      <RemoteData
        result={result}
        loadingLabel={t('loading')}
        loading={<Cards />}
        failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
        empty={
          <EmptyState icon={<PackageIcon />} title={t('packages.empty')}>
            {t('packages.empty.text')}
          </EmptyState>
        }
      >
        {(packages) => (
          <>
            <FrontPagePanel packages={packages} />
            <PackageGrid
              packages={packages}
              search={address.search}
              onSearch={search}
              onEdit={({ id }) => setAddress({ edit: id }, { push: true })}
              onDelete={({ id }) => setAddress({ remove: id }, { push: true })}
            />
          </>
        )}
      </RemoteData>
      {address.add && <PackageDialog stored={undefined} onClose={() => setAddress({ add: false })} />}
      {edited && <PackageDialog key={edited.id} stored={edited} onClose={() => setAddress({ edit: 0 })} />}
      {removed && <DeletePackage removed={removed} onClose={() => setAddress({ remove: 0 })} />}
    </Screen>
  );
}

interface PackageGridProps {
  packages: readonly Package[];
  search: string;
  onSearch: (text: string) => void;
  onEdit: (item: Package) => void;
  onDelete: (item: Package) => void;
}

function PackageGrid({ packages, search, onSearch, onEdit, onDelete }: PackageGridProps) {
  const t = useMessages();
  const found = matching(packages, search, ({ name, location, type }) => [name, location, type]);
  return (
    <>
      <FilterBar label={t('packages.search')} result={t('packages.count', { count: found.length })}>
        <SearchField
          className="w-full sm:w-72"
          label={t('packages.search')}
          placeholder={t('packages.search.hint')}
          value={search}
          onSearch={onSearch}
        />
      </FilterBar>
      {found.length === 0 && (
        <EmptyState
          icon={<PackageIcon />}
          title={t('packages.noMatch')}
          action={
            <Button variant="secondary" onClick={() => onSearch('')}>
              {t('packages.showAll')}
            </Button>
          }
        />
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {found.map((item) => (
          <PackageCard
            key={item.id}
            item={item}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
    </>
  );
}

function DeletePackage({ removed, onClose }: { removed: Package; onClose: () => void }) {
  const t = useMessages();
  const [remove] = useDeletePackageMutation();
  return (
    <DeleteConfirm
      title={t('packages.delete.title', { name: removed.name })}
      description={t('packages.delete.text')}
      remove={async () => {
        await remove(removed.id).unwrap();
        toast({ title: t('packages.deleted') });
      }}
      onFailure={() => toast({ title: t('packages.delete.failed'), variant: 'destructive' })}
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
