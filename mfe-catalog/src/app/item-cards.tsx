import { type ListedPackage, packagePath } from '@safari/contracts';
import { Band, Container, SectionHeading, SwipeRow } from '@safari/ui';
import { skipToken, useInView } from '@safari/web-kit';
import { usePublicPackagesQuery } from '../data/catalog.api';
import { PackageCard } from '../packages/package-card';
import { useTranslations } from '../translations/translations';

export interface PackageCardsProps {
  title: string;
  /** Selects the packages to show. */
  choose: (all: readonly ListedPackage[]) => ListedPackage[];
}

/** Cards of packages at the end of a page. Loaded when they are nearly in view, since most readers leave before. */
export function PackageCards({ title, choose }: PackageCardsProps) {
  const t = useTranslations();
  const [place, isNear] = useInView<HTMLDivElement>();
  const { data } = usePublicPackagesQuery(isNear ? undefined : skipToken);
  const chosen = choose(data ?? []);
  return (
    <div ref={place} className="min-h-px">
      {chosen.length > 0 && (
        <Band tone="sunk">
          <Container className="flex flex-col gap-8">
            <SectionHeading title={title} size="page" />
            <SwipeRow
              previousLabel={t('packages.previous')}
              nextLabel={t('packages.next')}
              className="sm:grid sm:grid-cols-1 sm:gap-6 md:grid-cols-2 lg:grid-cols-3"
            >
              {chosen.map((item) => (
                <li key={item.id}>
                  <PackageCard
                    item={item}
                    itinerary={{ to: packagePath(item) }}
                    booking={{ to: `${packagePath(item)}?book=package:${item.id}` }}
                  />
                </li>
              ))}
            </SwipeRow>
          </Container>
        </Band>
      )}
    </div>
  );
}
