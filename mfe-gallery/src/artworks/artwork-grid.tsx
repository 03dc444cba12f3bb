import { SkeletonCard, SwipeRow } from '@safari/ui';
import { Children, type ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

/** Artworks side by side: one on a phone, two on a tablet, three on a desktop. */
export function ArtworkGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

/** The same, but on a phone one row that scrolls sideways. */
export function ArtworkRow({ children, isLoading = false }: { children: ReactNode; isLoading?: boolean }) {
  const t = useTranslations();
  return (
    <SwipeRow
      className="sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3"
      {...(!isLoading && { previousLabel: t('preview.previous'), nextLabel: t('preview.next') })}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </SwipeRow>
  );
}

/** Placeholders while the artworks are loading. */
export const skeletonCards = (count: number): ReactNode =>
  Array.from({ length: count }, (_, place) => <SkeletonCard key={place} />);
