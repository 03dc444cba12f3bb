import { Button, EmptyState, type RemoteDataProps, SkeletonCard } from '@safari/ui';
import { Search } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';

const SKELETONS = 6;

export interface PortalListProps<Item extends { id: number }> {
  kind: 'packages' | 'attractions';
  result: RemoteDataProps<readonly Item[]>['result'];
  /** The items that match the filters. */
  shown: readonly Item[];
  onReset: () => void;
  children: (item: Item) => ReactNode;
}

/** The cards of one tab. */
export function PortalList<Item extends { id: number }>(props: PortalListProps<Item>) {
  const { kind, result, shown, onReset, children } = props;
  const t = useTranslations();
  return (
    <Loaded
      result={result}
      loadingLabel={t(`portal.${kind}.loading`)}
      loading={
        <Grid>
          {Array.from({ length: SKELETONS }, (_, place) => (
            <SkeletonCard key={place} />
          ))}
        </Grid>
      }
      failed={t(`portal.${kind}.failed`)}
      level={2}
      empty={
        <EmptyState title={t('portal.empty')} level={2} icon={<Search />}>
          {t('portal.empty.text')}
        </EmptyState>
      }
    >
      {() =>
        shown.length > 0 ? (
          <Grid>
            {shown.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </Grid>
        ) : (
          <EmptyState
            title={t('portal.none')}
            level={2}
            icon={<Search />}
            action={
              <Button variant="secondary" onClick={onReset}>
                {t('portal.reset')}
              </Button>
            }
          >
            {t('portal.none.text')}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
