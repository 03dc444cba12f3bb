import { OPERATOR_TYPES } from '@safari/contracts';
import { Button, Chips, EmptyState, FilterBar, RemoteData, SkeletonCard } from '@safari/ui';
import { Building2, Plus } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
import { useOperatorsQuery } from '../data/operator.api';
import { useMessages } from '../messages/messages';
import { DeleteConfirm } from '../shared/delete-confirm';
import { matching } from '../shared/matching.rules';
import { Screen } from '../shared/screen';
import { SearchField } from '../shared/search-field';
import { useLastKnown } from '../shared/use-last-known';
import { useDeleteOperatorMutation } from './operator.api';
import { OperatorCard } from './operator-card';
import { OperatorDialog } from './operator-dialog';

/** The partner network. */
export function OperatorsScreen() {
  const t = useMessages();
  const result = useOperatorsQuery();
  const [address, setAddress] = useUrlState({ search: '', type: 'all', add: false, edit: 0, remove: 0 });
  const [remove] = useDeleteOperatorMutation();
  const search = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  const edited = useLastKnown(result.data, address.edit);
  const removed = result.data?.find(({ id }) => id === address.remove);

  const add = (
    <Button onClick={() => setAddress({ add: true }, { push: true })}>
      <Plus />
      {t('operators.add')}
    </Button>
  );
  return (
    <Screen title={t('operators.title')} lede={t('operators.lede')} actions={add}>
      <RemoteData
        result={result}
        loadingLabel={t('loading')}
        loading={<Cards />}
        failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
        empty={
          <EmptyState icon={<Building2 />} title={t('operators.empty')}>
            {t('operators.empty.text')}
          </EmptyState>
        }
      >
        {(operators) => {
          const ofType = operators.filter(({ type }) => address.type === 'all' || type === address.type);
          const found = matching(ofType, address.search, (operator) => [
            operator.name,
            operator.location,
            operator.notes,
            ...operator.specialties,
          ]);
          return (
            <>
              <FilterBar label={t('operators.search')} result={t('operators.count', { count: found.length })}>
                <SearchField
                  className="w-full sm:w-72"
                  label={t('operators.search')}
                  placeholder={t('operators.search.hint')}
                  value={address.search}
                  onSearch={search}
                />
                <Chips
                  label={t('operators.type')}
                  value={address.type}
                  onValueChange={(type) => setAddress({ type })}
                  options={[
                    { value: 'all', label: t('operators.type.all') },
                    ...OPERATOR_TYPES.map((value) => ({ value, label: t(`operatorType.${value}`) })),
                  ]}
                />
              </FilterBar>
              {found.length === 0 && (
                <EmptyState
                  icon={<Building2 />}
                  title={t('operators.noMatch')}
                  action={
                    <Button variant="secondary" onClick={() => setAddress({ search: '', type: 'all' })}>
                      {t('operators.showAll')}
                    </Button>
                  }
                />
              )}
              <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {found.map((operator) => (
                  <OperatorCard
                    key={operator.id}
                    operator={operator}
                    onEdit={() => setAddress({ edit: operator.id }, { push: true })}
                    onDelete={() => setAddress({ remove: operator.id }, { push: true })}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </RemoteData>
      {address.add && <OperatorDialog operator={undefined} onClose={() => setAddress({ add: false })} />}
      {edited && <OperatorDialog key={edited.id} operator={edited} onClose={() => setAddress({ edit: 0 })} />}
      {removed && (
        <DeleteConfirm
          title={t('operators.delete.title', { name: removed.name })}
          description={t('operators.delete.text')}
          remove={() => remove(removed.id).unwrap()}
          onClose={() => setAddress({ remove: 0 })}
        />
      )}
    </Screen>
  );
}

function Cards() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <SkeletonCard key={card} />
      ))}
    </div>
  );
}
