import { classNames, SkeletonCard } from '@safari/ui';
import type { ReactNode } from 'react';

const ROW =
  'max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-2 max-sm:*:w-[85%] max-sm:*:shrink-0 max-sm:*:snap-start';

/** Artworks side by side: one on a phone, or a row of them that swipes; two on a tablet, three on a desktop. */
export function ArtworkGrid({ row = false, children }: { row?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3', row && ROW)}>
      {children}
    </div>
  );
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
