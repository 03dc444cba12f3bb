import { Button, Chips, type ChipsProps, EmptyState, FilterBar } from '@safari/ui';
import { useUrlState } from '@safari/web-kit';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useTranslations } from '../../translations/translations';
import { matching } from '../matching.rules';
import { SearchField } from '../search-field';

export interface CardProps<Item> {
  item: Item;
}

/** The filter's value for no filtering. */
export const ALL = 'all';

export interface SearchedGridProps<Item> {
  /** The prefix of the translation keys; each kind of item has the same keys. */
  of: 'packages' | 'attractions' | 'operators' | 'guides' | 'artworks' | 'artists';
  icon: ReactNode;
  items: readonly Item[];
  /** The texts that a search matches. */
  words: (item: Item) => readonly string[];
  /** An additional filter beside the search. */
  filter?: Omit<ChipsProps, 'className'> & { valueOf: (item: Item) => string };
  card: ComponentType<CardProps<Item>>;
  /** CSS classes of the grid. */
  columns: string;
}

/** The cards that match the search in the address. */
export function SearchedGrid<Item extends { id: number }>({
  of,
  icon,
  items,
  words,
  filter,
  card: ItemCard,
  columns,
}: SearchedGridProps<Item>) {
  const t = useTranslations();
  const [{ search }, setAddress] = useUrlState({ search: '' });
  const onSearch = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  const offered =
    !filter || filter.value === ALL ? items : items.filter((item) => filter.valueOf(item) === filter.value);
  const found = matching(offered, search, words);
  const showAll = () => {
    onSearch('');
    filter?.onValueChange(ALL);
  };
  return (
    <>
      <FilterBar label={t(`${of}.search`)} result={t(`${of}.count`, { count: found.length })}>
        <SearchField
          className="w-full sm:w-72"
          label={t(`${of}.search`)}
          placeholder={t(`${of}.search.hint`)}
          value={search}
          onSearch={onSearch}
        />
        {filter && <Chips {...filter} />}
      </FilterBar>
      {found.length === 0 && (
        <EmptyState
          icon={icon}
          title={t(`${of}.noMatch`)}
          action={
            <Button variant="secondary" onClick={showAll}>
              {t(`${of}.showAll`)}
            </Button>
          }
        />
      )}
      <ul className={columns}>
        {found.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}
