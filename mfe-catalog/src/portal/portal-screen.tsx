import type { Attraction, BookingType, Package } from '@safari/contracts';
import { Badge, Button, Container, LinkButton, SectionHeading } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { ArrowLeft } from '@safari/ui/icons';
import {
  ItemTexts,
  Link,
  useDebouncedText,
  useFormat,
  useLanguage,
  usePageTitle,
  useUrlState,
} from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { usePublicAttractionsQuery, usePublicPackagesQuery } from '../data/catalog.api';
import { useTranslations } from '../translations/later-translations';
import { BidDialog } from './bid-dialog';
import {
  emptyBid,
  inLanguage,
  isSelected,
  locationsOf,
  matching,
  NOTHING_SELECTED,
  type PortalFilter,
  selectedCount,
  toggled,
} from './portal.rules';
import { PortalCard } from './portal-card';
import { PortalFilters } from './portal-filters';
import { PortalList } from './portal-list';

const NO_FILTER: PortalFilter = { search: '', location: '' };

/** `/operator-portal`: where operators select what they can run, and bid. A mockup: nothing is stored or sent. */
export function PortalScreen() {
  const t = useTranslations();
  usePageTitle(t('portal.page'));
  const [address, setAddress] = useUrlState({ tab: 'packages', ...NO_FILTER });
  const [search, setSearch] = useDebouncedText(address.search, (text) => setAddress({ search: text }));
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [bidFor, setBidFor] = useState<{ type: BookingType; id: number; name: string }>();
  const packages = usePublicPackagesQuery();
  const attractions = usePublicAttractionsQuery();

  const filter = { search, location: address.location };
  const change = (changes: Partial<PortalFilter>) => {
    const { search: typed, ...rest } = changes;
    if (typed !== undefined) setSearch(typed);
    if (rest.location !== undefined) setAddress(rest);
  };
  const { language } = useLanguage();
  const allPackages = inLanguage(packages.data ?? [], language);
  const allAttractions = inLanguage(attractions.data ?? [], language);
  const translations = [...allPackages, ...allAttractions].flatMap((item) => item.translations ?? []);
  const shownPackages = matching(allPackages, filter);
  const shownAttractions = matching(allAttractions, filter);

  const card = (type: BookingType, item: Package | Attraction, facts: ReactNode) => (
    <PortalCard
      item={item}
      facts={facts}
      selected={isSelected(selection, type, item.id)}
      onSelect={() => setSelection(toggled(selection, type, item.id))}
      onBid={() => setBidFor({ type, id: item.id, name: item.name })}
    />
  );

  return (
    <Container className="flex flex-col gap-8 pt-8 pb-40 lg:pt-12">
      <div>
        <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
          <Link to="/bookings">
            <ArrowLeft />
            {t('portal.back')}
          </Link>
        </LinkButton>
        <SectionHeading
          className="mt-4"
          level={1}
          size="page"
          title={
            <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
              {t('portal.page')}
              <Badge tone="warning" className="font-text">
                {t('portal.mockup')}
              </Badge>
            </span>
          }
          lede={t('portal.lede')}
        />
      </div>
      <ItemTexts translations={translations}>
        <PortalFilters
          filter={filter}
          locations={locationsOf(allPackages, allAttractions)}
          selected={selectedCount(selection)}
          onChange={change}
        />
        <Tabs
          value={address.tab === 'attractions' ? 'attractions' : 'packages'}
          onValueChange={(tab) => setAddress({ tab })}
        >
          <TabList label={t('portal.tabs')}>
            <Tab value="packages">{t('portal.packages', { count: shownPackages.length })}</Tab>
            <Tab value="attractions">{t('portal.attractions', { count: shownAttractions.length })}</Tab>
          </TabList>
          <TabPanel value="packages">
            <PortalList
              kind="packages"
              result={packages}
              shown={shownPackages}
              onReset={() => change(NO_FILTER)}
            >
              {(item) => card('package', item, <PackageFacts item={item} />)}
            </PortalList>
          </TabPanel>
          <TabPanel value="attractions">
            <PortalList
              kind="attractions"
              result={attractions}
              shown={shownAttractions}
              onReset={() => change(NO_FILTER)}
            >
              {(item) => card('attraction', item, <AttractionFacts item={item} />)}
            </PortalList>
          </TabPanel>
        </Tabs>
      </ItemTexts>
      <CornerBox count={selectedCount(selection)} />
      {bidFor && (
        <BidDialog
          name={bidFor.name}
          draft={emptyBid(bidFor.type, bidFor.id)}
          onClose={() => setBidFor(undefined)}
        />
      )}
    </Container>
  );
}

function PackageFacts({ item }: { item: Package }) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <>
      <p>
        <span className="font-display text-xl">{money(item.price)}</span>{' '}
        <span className="text-sm text-ink-soft">{t('portal.perPerson')}</span>
      </p>
      <p className="text-sm text-ink-soft">{t('days', { count: item.duration })}</p>
    </>
  );
}

function AttractionFacts({ item }: { item: Attraction }) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <>
      <p className="font-display text-xl">{t('portal.from', { price: money(item.priceFrom) })}</p>
      <Badge look="outline">{t(`category.${item.category}`)}</Badge>
    </>
  );
}

/** Fixed to the corner of the window; on a phone to the bottom; in a low window at the end of the page. */
function CornerBox({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <aside
      data-corner-box
      aria-label={t('portal.capabilities')}
      className="fixed inset-x-3 bottom-3 z-10 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface-raised p-3 pl-5 shadow-overlay sm:left-auto sm:right-6 sm:bottom-6 sm:gap-6 [@media(height<30rem)]:static"
    >
      <output className="font-semibold tabular-nums">{t('portal.items', { count })}</output>
      <Button>{t('portal.update')}</Button>
    </aside>
  );
}
