import type { OperatorType, PriceRange } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { Bed, Building2, Compass, Footprints, Truck, Utensils } from '@safari/ui/icons';
import type { ComponentType } from 'react';
import { useTranslations } from '../translations/translations';

const ICON: Record<OperatorType, ComponentType<{ className?: string }>> = {
  hotel: Bed,
  transport: Truck,
  guide: Compass,
  activity: Footprints,
  restaurant: Utensils,
  other: Building2,
};

/** The icon of an operator's type. Decorative: the word must stand beside it. */
export function OperatorTypeIcon({ type }: { type: OperatorType }) {
  const Icon = ICON[type];
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink">
      <Icon className="size-4.5" />
    </span>
  );
}

const PRICE_TONE: Record<PriceRange, BadgeTone> = {
  luxury: 'accent',
  'mid-range': 'info',
  budget: 'success',
};

export function PriceRangeBadge({ range }: { range: PriceRange }) {
  const t = useTranslations();
  return <Badge tone={PRICE_TONE[range]}>{t(`priceRange.${range}`)}</Badge>;
}
