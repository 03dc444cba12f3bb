import { Badge, Field, FilterBar, SearchBox, Select } from '@safari/ui';
import { useItemText } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { type PackageFilter, type PackageSort, SORTS } from './package.rules';

export interface PackageFiltersProps {
  filter: PackageFilter & { sort: PackageSort };
  locations: readonly string[];
  found: number;
  onChange: (changes: Partial<PackageFilter & { sort: PackageSort }>) => void;
}

export function PackageFilters({ filter, locations, found, onChange }: PackageFiltersProps) {
  const t = useTranslations();
  const say = useItemText();
  // a location from a link may not be an option: it is added, so that the choice is visible
  const places =
    filter.location && !locations.includes(filter.location) ? [filter.location, ...locations] : locations;
  return (
    <FilterBar
      label={t('packages.filters')}
      result={<Badge tone="neutral">{t('packages.found', { count: found })}</Badge>}
    >
      <Field label={t('packages.search')} id="package-search">
        <SearchBox
          id="package-search"
          label={t('packages.search')}
          placeholder={t('packages.search.hint')}
          clearLabel={t('packages.search.clear')}
          value={filter.search}
          onValueChange={(search) => onChange({ search })}
        />
      </Field>
      <Field label={t('packages.location')}>
        <Select
          value={filter.location || 'all'}
          onValueChange={(place) => onChange({ location: place === 'all' ? '' : place })}
          options={[
            { value: 'all', label: t('packages.location.all') },
            ...places.map((place) => ({ value: place, label: say(place).text })),
          ]}
        />
      </Field>
      <Field label={t('packages.sort')}>
        <Select
          value={filter.sort}
          onValueChange={(sort) => onChange({ sort })}
          options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </Field>
    </FilterBar>
  );
}
