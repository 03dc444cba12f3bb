import { Badge, Field, FilterBar, SearchBox, Select } from '@safari/ui';
import { useItemText } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';
import type { PortalFilter } from './portal.rules';

export interface PortalFiltersProps {
  filter: PortalFilter;
  locations: readonly string[];
  /** How many packages and attractions are selected. */
  selected: number;
  onChange: (changes: Partial<PortalFilter>) => void;
}

export function PortalFilters({ filter, locations, selected, onChange }: PortalFiltersProps) {
  const t = useTranslations();
  const say = useItemText();
  return (
    <FilterBar
      label={t('portal.filters')}
      result={
        <Badge tone={selected > 0 ? 'accent' : 'neutral'}>{t('portal.selected', { count: selected })}</Badge>
      }
    >
      <SearchBox
        label={t('portal.search')}
        placeholder={t('portal.search.hint')}
        clearLabel={t('portal.search.clear')}
        value={filter.search}
        onValueChange={(search) => onChange({ search })}
      />
      <Field label={t('portal.location')} hideLabel>
        <Select
          value={filter.location || 'all'}
          onValueChange={(location) => onChange({ location: location === 'all' ? '' : location })}
          options={[
            { value: 'all', label: t('portal.location.all') },
            ...locations.map((location) => ({ value: location, label: say(location).text })),
          ]}
        />
      </Field>
    </FilterBar>
  );
}
