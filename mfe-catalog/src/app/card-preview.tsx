import './styles.css';
import type { Attraction, Package } from '@safari/contracts';
import { AttractionCard } from '../attractions/attraction-card';
import { PackageCard } from '../packages/package-card';

export type CardPreviewProps = { package: Package } | { attraction: Attraction };

/** An item's card as on the landing page, as a preview for staff; its links do nothing. */
export function CardPreview(item: CardPreviewProps) {
  return (
    <div inert>
      {'package' in item ? (
        <PackageCard item={{ ...item.package, translations: [] }} itinerary={NOWHERE} booking={NOWHERE} />
      ) : (
        <AttractionCard item={{ ...item.attraction, translations: [] }} details={NOWHERE} />
      )}
    </div>
  );
}

const NOWHERE = { to: '/' };
