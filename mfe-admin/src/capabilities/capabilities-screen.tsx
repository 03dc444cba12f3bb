import type { Operator } from '@safari/contracts';
import { Badge, EmptyState, LinkButton, Skeleton } from '@safari/ui';
import { BookOpen, Building2 } from '@safari/ui/icons';
import { Link, useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
import { useAttractionsQuery, usePackagesQuery } from '../data/catalog.api';
import { useOperatorsQuery } from '../data/operator.api';
import { combineResults } from '../shared/combine-results';
import { MasterDetail } from '../shared/master-detail';
import { matching } from '../shared/matching.rules';
import { OperatorTypeIcon } from '../shared/operator-badges';
import { PickList } from '../shared/pick-list';
import { Screen } from '../shared/screen';
import { SearchField } from '../shared/search-field';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import { CapabilityEditor } from './capability-editor';
import { useCapabilityDraft } from './use-capability-draft';

/** Which operator can serve which items. */
export function CapabilitiesScreen() {
  const t = useTranslations();
  const may = useMay();
  const [address, setAddress] = useUrlState({ operator: 0, search: '' });
  const result = combineResults(useOperatorsQuery(), usePackagesQuery(), useAttractionsQuery());
  const search = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  return (
    <Screen title={t('capabilities.title')} lede={t('capabilities.lede')}>
      <StaffRemoteData
        result={result}
        loading={<Skeleton className="h-pane" />}
        isEmpty={([operators]) => operators.length === 0}
        empty={<NoOperators />}
      >
        {([operators, packages, attractions]) => {
          const selected = operators.find(({ id }) => id === address.operator);
          return (
            <MasterDetail
              selected={address.operator}
              backLabel={t('capabilities.back')}
              onBack={() => setAddress({ operator: 0 })}
              list={
                <section aria-label={t('capabilities.operators')} className="flex flex-col gap-3">
                  <SearchField
                    label={t('capabilities.search')}
                    placeholder={t('capabilities.search.hint')}
                    value={address.search}
                    onSearch={search}
                  />
                  <PickList
                    items={matching(operators, address.search, ({ name, location }) => [name, location])}
                    selected={selected?.id}
                    onSelect={(operator) => setAddress({ operator })}
                    empty={t('capabilities.noMatch')}
                  >
                    {(operator) => <OperatorLine operator={operator} />}
                  </PickList>
                </section>
              }
              detail={
                selected ? (
                  <CapabilityEditor
                    key={selected.id}
                    operator={selected}
                    packages={packages}
                    attractions={attractions}
                  />
                ) : address.operator === 0 ? undefined : (
                  <EmptyState icon={<Building2 />} title={t('operators.gone')}>
                    {t('gone.text')}
                  </EmptyState>
                )
              }
              placeholder={
                <EmptyState icon={<BookOpen />} title={t('capabilities.select')}>
                  {t(may('office') ? 'capabilities.select.text' : 'capabilities.select.read')}
                </EmptyState>
              }
            />
          );
        }}
      </StaffRemoteData>
    </Screen>
  );
}

function OperatorLine({ operator }: { operator: Operator }) {
  const t = useTranslations();
  const { draft } = useCapabilityDraft(operator.id);
  return (
    <span className="flex items-center gap-3">
      <OperatorTypeIcon type={operator.type} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-sm font-semibold">{operator.name}</span>
        <span className="text-xs text-ink-soft">
          {[t(`operatorType.${operator.type}`), operator.location].filter(Boolean).join(' · ')}
        </span>
      </span>
      {draft.size > 0 && <Badge tone="warning">{t('capabilities.unsaved')}</Badge>}
    </span>
  );
}

function NoOperators() {
  const t = useTranslations();
  return (
    <EmptyState
      icon={<Building2 />}
      title={t('capabilities.noOperators')}
      action={
        <LinkButton asChild variant="secondary">
          <Link to="/operators">{t('capabilities.noOperators.action')}</Link>
        </LinkButton>
      }
    >
      {t('capabilities.noOperators.text')}
    </EmptyState>
  );
}
