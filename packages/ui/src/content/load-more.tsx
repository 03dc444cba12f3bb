import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';

export interface LoadMoreProps {
  hasMore: boolean;
  onMore: () => void;
  busy?: boolean;
  label?: string;
  /** How many are shown, in words; announced when it changes. */
  shown?: ReactNode;
}

export function LoadMore({ hasMore, onMore, busy, label = 'Show More', shown }: LoadMoreProps) {
  if (!hasMore && !shown) return null;
  return (
    <div className="ui-load-more">
      {shown && <output>{shown}</output>}
      {hasMore && (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}

export interface PaginationProps {
  /** Names the navigation. */
  label: string;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** The current position, in words. */
  children?: ReactNode;
  previousLabel?: string;
  nextLabel?: string;
}

/** Previous and next of a list with keyset pagination, which has no page numbers. */
export function Pagination({
  label,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  children,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: PaginationProps) {
  return (
    <nav aria-label={label} className="ui-pagination">
      <Button variant="secondary" size="sm" disabled={!hasPrevious} onClick={onPrevious}>
        <ChevronLeft />
        {previousLabel}
      </Button>
      <span aria-live="polite">{children}</span>
      <Button variant="secondary" size="sm" disabled={!hasNext} onClick={onNext}>
        {nextLabel}
        <ChevronRight />
      </Button>
    </nav>
  );
}
