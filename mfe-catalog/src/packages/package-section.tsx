import type { Package } from '@safari/contracts';
import { Band, Button, Container, EmptyState, SectionHeading } from '@safari/ui';
import { ChevronDown, ChevronUp, Compass } from '@safari/ui/icons';
import { useDebouncedText, useUrlState } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import {
  FRONT_PAGE,
  filterPackages,
  frontPage,
  locationOptions,
  type PackageSort,
  SORTS,
  sortPackages,
} from './package.rules';
import { PackageCard } from './package-card';
import { PackageFilters } from './package-filters';

export interface PackageSectionProps {
  packages: readonly Package[];
  onOpen: (item: Package) => void;
  onBook: (item: Package) => void;
}

/** The three packages of the front page, or all with search, filter and sorting; the address holds the choice. */
export function PackageSection({ packages, onOpen, onBook }: PackageSectionProps) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ packages: '', search: '', location: '', sort: 'featured' });
  const [search, setSearch] = useDebouncedText(address.search, (text) =>
    setAddress({ packages: 'all', search: text }),
  );
  const sort: PackageSort = SORTS.find((known) => known === address.sort) ?? 'featured';
  const expanded = address.packages === 'all' || search !== '' || address.location !== '';
  const filter = { search, location: address.location, sort };
  const shown = expanded ? sortPackages(filterPackages(packages, filter), sort) : frontPage(packages);
  const collapse = () => {
    setSearch('');
    setAddress({ packages: '', search: '', location: '', sort: 'featured' });
  };
  const showAll = () => {
    setSearch('');
    setAddress({ packages: 'all', search: '', location: '' });
  };

  return (
    <Band id="packages">
      <Container className="flex flex-col gap-8">
        <SectionHeading title={t('packages.title')} lede={t('packages.lede')} />
        {expanded && (
          <PackageFilters
            filter={filter}
            locations={locationOptions(packages)}
            found={shown.length}
            onChange={({ search: typed, ...changes }) => {
              if (typed !== undefined) setSearch(typed);
              else setAddress({ packages: 'all', ...changes });
            }}
          />
        )}
        {packages.length === 0 && (
          <EmptyState icon={<Compass />} title={t('packages.empty')}>
            {t('packages.empty.text')}
          </EmptyState>
        )}
        {packages.length > 0 && shown.length === 0 && (
          <EmptyState
            icon={<Compass />}
            title={t('packages.none')}
            action={
              <Button variant="secondary" onClick={showAll}>
                {t('packages.reset')}
              </Button>
            }
          >
            {t('packages.none.text')}
          </EmptyState>
        )}
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
          {shown.map((item) => (
            <li key={item.id}>
              <PackageCard item={item} onOpen={() => onOpen(item)} onBook={() => onBook(item)} />
            </li>
          ))}
        </ul>
        {packages.length > FRONT_PAGE && (
          <div className="text-center">
            {expanded ? (
              <Button variant="secondary" size="lg" onClick={collapse}>
                <ChevronUp />
                {t('packages.less')}
              </Button>
            ) : (
              <Button variant="secondary" size="lg" onClick={() => setAddress({ packages: 'all' })}>
                {t('packages.all', { count: packages.length })}
                <ChevronDown />
              </Button>
            )}
          </div>
        )}
      </Container>
    </Band>
  );
}
