import { classNames } from '../class-names';

export interface SkeletonProps {
  /** `text` is one line of the surrounding text size; `block` takes its size from `className`. */
  shape?: 'text' | 'block' | 'circle';
  className?: string;
}

export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('ui-skeleton', className)} data-shape={shape} />;
}

/** A placeholder for a card: picture, title, two lines. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div className={classNames('ui-card', className)} aria-hidden="true">
      <Skeleton className="ui-skeleton-media" />
      <div className="ui-card-body">
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
