import { Band, Container, type RemoteResult, SkeletonCard, Spinner, SwipeRow } from '@safari/ui';
import { RemotePart, useLanguage, usePageTitle } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { AttractionSection } from '../attractions/attraction-section';
import { useAttractionEntriesQuery, useGuideIdsQuery, usePackageEntriesQuery } from '../data/catalog.api';
import { Closing } from '../landing/closing';
import { Community } from '../landing/community';
import { LandingHero } from '../landing/landing-hero';
import { Statistics } from '../landing/statistics';
import { WhyChooseUs } from '../landing/why-choose-us';
import { PackageSection } from '../packages/package-section';
import { Loaded } from '../shared/loaded';
import { useItemName } from '../shared/marked-item-text';
import { useTranslations } from '../translations/translations';
import { packageAddress, useDialogs } from './dialog-addresses';
import { itemOpened, LandingDialogs } from './landing-dialogs';

/** `/`: the landing page; shown once packages, attractions and guides are each loaded or have failed to load. */
export function LandingPage() {
  const t = useTranslations();
  const { language } = useLanguage();
  const packages = usePackageEntriesQuery(language);
  const attractions = useAttractionEntriesQuery(language);
  const guides = useGuideIdsQuery();
  const dialogs = useDialogs();
  const opened = useItemName(itemOpened(dialogs, packages.data ?? [], attractions.data ?? []));
  usePageTitle(opened ?? t('landing.title'));

  const lists = [packages, attractions, guides];
  const hasAnswers = lists.every(({ data, isError }) => data !== undefined || isError);
  const [hasBegun, setHasBegun] = useState(hasAnswers);
  if (hasAnswers && !hasBegun) setHasBegun(true);
  if (!hasBegun) {
    return (
      <div className="bg-surface fixed inset-0 z-50 grid place-content-center justify-items-center gap-5">
        <Spinner className="size-8" />
        <output className="font-display text-2xl">{t('landing.loading')}</output>
      </div>
    );
  }
  return (
    <>
      <LandingHero />
      <ListSection id="packages" result={packages} failed={t('packages.failed')}>
        {(items) => (
          <PackageSection
            packages={items}
            toItinerary={({ id }) => dialogs.toPackage(id)}
            toBooking={({ id }) => dialogs.toBooking(packageAddress(id))}
          />
        )}
      </ListSection>
      <ListSection id="attractions" result={attractions} failed={t('attractions.failed')}>
        {(items) => (
          <AttractionSection attractions={items} toDetails={({ id }) => dialogs.toAttraction(id)} />
        )}
      </ListSection>
      <Band id="art">
        <RemotePart remote="gallery" part="ArtPreview" loading={<PreviewLoading />} />
      </Band>
      <ListSection id="guides" result={guides} failed={t('guides.failed')}>
        {() => null}
      </ListSection>
      <Statistics />
      <WhyChooseUs />
      <Community />
      <Closing />
      <LandingDialogs dialogs={dialogs} packages={packages.data} attractions={attractions.data} />
    </>
  );
}

/** A list's section, or its error state: a list that fails to load does not affect the others. */
function ListSection<Item>({
  id,
  result,
  failed,
  children,
}: {
  id: string;
  result: RemoteResult<Item[]>;
  failed: string;
  children: (items: Item[]) => ReactNode;
}) {
  if (result.data !== undefined) return children(result.data);
  return (
    <Band id={id}>
      <Container>
        <Loaded result={result} failed={failed} level={2}>
          {children}
        </Loaded>
      </Container>
    </Band>
  );
}

function PreviewLoading() {
  return (
    <Container>
      <SwipeRow className="sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <SkeletonCard />
          </li>
        ))}
      </SwipeRow>
    </Container>
  );
}
