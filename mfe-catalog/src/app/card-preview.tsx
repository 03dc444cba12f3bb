import './styles.css';
import type { Attraction, Package } from '@safari/contracts';
import { AttractionCard } from '../attractions/attraction-card';
import { PackageCard } from '../packages/package-card';

export type CardPreviewProps = { package: Package } | { attraction: Attraction };

/** The card of an item as the landing page shows it, as a preview for staff; its links lead nowhere. */
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
