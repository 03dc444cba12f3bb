import { SkeletonCard } from '@safari/ui';
import type { ReactNode } from 'react';

/** Artworks side by side: one on a phone, two on a tablet, three on a desktop. */
export function ArtworkGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}

/** The grid while its artworks are loading. */
export function ArtworkGridSkeleton({ count }: { count: number }) {
  return (
    <ArtworkGrid>
      {Array.from({ length: count }, (_, place) => (
        <SkeletonCard key={place} />
      ))}
    </ArtworkGrid>
  );
}
