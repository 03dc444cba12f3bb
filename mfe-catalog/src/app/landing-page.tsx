import { Band, Container, FailedState, SkeletonCard, Spinner } from '@safari/ui';
import { RemotePart, usePageTitle } from '@safari/web-kit';
import { AttractionSection } from '../attractions/attraction-section';
import { useGuidesQuery, usePublicAttractionsQuery, usePublicPackagesQuery } from '../data/catalog.api';
import { Closing } from '../landing/closing';
import { Community } from '../landing/community';
import { LandingHero } from '../landing/landing-hero';
import { Statistics } from '../landing/statistics';
import { WhyChooseUs } from '../landing/why-choose-us';
import { PackageSection } from '../packages/package-section';
import { useTranslations } from '../translations/translations';
import { packageAddress, useDialogs } from './dialog-addresses';
import { itemOpened, LandingDialogs } from './landing-dialogs';

/** `/`: the landing page; shown once packages, attractions and guides are loaded. */
export function LandingPage() {
  const t = useTranslations();
  const packages = usePublicPackagesQuery();
  const attractions = usePublicAttractionsQuery();
  const guides = useGuidesQuery();
  const dialogs = useDialogs();
  usePageTitle(itemOpened(dialogs, packages.data ?? [], attractions.data ?? [])?.name ?? t('landing.title'));

  const missing = [packages, attractions, guides].filter((result) => result.data === undefined);
  if (missing.some((result) => result.isError)) {
    return (
      <Container className="py-24">
        <FailedState
          level={1}
          title={t('landing.failed')}
          retryLabel={t('retry')}
          onRetry={() => missing.forEach((result) => void result.refetch())}
        >
          {t('failed.text')}
        </FailedState>
      </Container>
    );
  }
  if (!packages.data || !attractions.data || missing.length > 0) {
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
      <PackageSection
        packages={packages.data}
        toItinerary={({ id }) => dialogs.toPackage(id)}
        toBooking={({ id }) => dialogs.toBooking(packageAddress(id))}
      />
      <AttractionSection attractions={attractions.data} toDetails={({ id }) => dialogs.toAttraction(id)} />
      <Band id="art">
        <RemotePart remote="gallery" part="ArtPreview" loading={<PreviewLoading />} />
      </Band>
      <Statistics />
      <WhyChooseUs />
      <Community />
      <Closing />
      <LandingDialogs dialogs={dialogs} packages={packages.data} attractions={attractions.data} />
    </>
  );
}

function PreviewLoading() {
  return (
    <Container className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Container>
  );
}
