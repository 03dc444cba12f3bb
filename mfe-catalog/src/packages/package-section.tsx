import { Band, Button, Container, EmptyState, LinkButton, SectionHeading, SwipeRow } from '@safari/ui';
import { ChevronDown, ChevronUp, Compass } from '@safari/ui/icons';
import {
  ItemTexts,
  Link,
  useDebouncedText,
  useLanguage,
  useSearchParams,
  useUrlState,
} from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import type { PackageEntry } from '../data/entry.rules';
import type { DialogAddress } from '../shared/dialog-link';
import { useTranslations } from '../translations/translations';
import {
  FRONT_PAGE,
  filterPackages,
  frontPage,
  locationMeant,
  locationOptions,
  type PackageSort,
  SORTS,
  sortPackages,
} from './package.rules';
import { PackageCard } from './package-card';
import { PackageFilters } from './package-filters';

export interface PackageSectionProps {
  packages: readonly PackageEntry[];
  toItinerary: (item: PackageEntry) => DialogAddress;
  toBooking: (item: PackageEntry) => DialogAddress;
}

/**
 * The three packages of the front page, or all of them with search, filter and sorting, whose state is in the address.
 */
export function PackageSection({ packages, toItinerary, toBooking }: PackageSectionProps) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ packages: '', search: '', location: '', sort: 'featured' });
  const [params] = useSearchParams();
  const { language } = useLanguage();
  const [search, setSearch, settleSearch] = useDebouncedText(address.search, (text) =>
    setAddress({ packages: 'all', search: text }),
  );
  const sort: PackageSort = SORTS.find((known) => known === address.sort) ?? 'featured';
  const expanded = address.packages === 'all' || search !== '' || address.location !== '';
  const locations = locationOptions(packages);
  const filter = { search, location: locationMeant(locations, address.location), sort };
  const shown = expanded
    ? sortPackages(filterPackages(packages, filter), sort, language)
    : frontPage(packages);
  // expanding scrolls up to the filters; collapsing focuses the button that expands again
  const filters = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLAnchorElement>(null);
  const turning = useRef(false);
  useEffect(() => {
    if (!turning.current) return;
    turning.current = false;
    if (!expanded) {
      all.current?.focus();
      return;
    }
    filters.current?.scrollIntoView({ block: 'start' });
    filters.current?.focus({ preventScroll: true });
  }, [expanded]);
  const turn = () => {
    turning.current = true;
  };
  const collapse = () => {
    turn();
    settleSearch('');
    setAddress({ packages: '', search: '', location: '', sort: 'featured' });
  };
  const showAll = () => {
    settleSearch('');
    setAddress({ packages: 'all', search: '', location: '' });
  };

  const allPackages = `?${new URLSearchParams([...others(params), ['packages', 'all']])}`;
  const cards = shown.map((item) => (
    <li key={item.id}>
      <PackageCard item={item} itinerary={toItinerary(item)} booking={toBooking(item)} />
    </li>
  ));

  return (
    <Band id="packages">
      <Container className="flex flex-col gap-6 sm:gap-8">
        <SectionHeading title={t('packages.title')} lede={t('packages.lede')} />
        {expanded && (
          <div ref={filters} tabIndex={-1} className="scroll-mt-20 outline-none">
            <ItemTexts translations={packages.flatMap(({ translations }) => translations)}>
              <PackageFilters
                filter={filter}
                locations={locations}
                found={shown.length}
                onChange={({ search: typed, ...changes }) => {
                  if (typed !== undefined) setSearch(typed);
                  else setAddress({ packages: 'all', ...changes });
                }}
              />
            </ItemTexts>
          </div>
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
        {expanded ? (
          <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">{cards}</ul>
        ) : (
          <SwipeRow
            previousLabel={t('packages.previous')}
            nextLabel={t('packages.next')}
            className="sm:grid sm:grid-cols-1 sm:gap-6 md:grid-cols-2 lg:grid-cols-3"
          >
            {cards}
          </SwipeRow>
        )}
        {packages.length > FRONT_PAGE && (
          <div className="text-center">
            {expanded ? (
              <Button variant="secondary" size="lg" onClick={collapse}>
                <ChevronUp />
                {t('packages.less')}
              </Button>
            ) : (
              <LinkButton asChild variant="secondary" size="lg">
                <Link ref={all} to={allPackages} replace preventScrollReset onClick={turn}>
                  {t('packages.all', { count: packages.length })}
                  <ChevronDown />
                </Link>
              </LinkButton>
            )}
          </div>
        )}
      </Container>
    </Band>
  );
}

const others = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'packages');
