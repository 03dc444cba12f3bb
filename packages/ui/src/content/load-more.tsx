import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { focusNext } from '../actions/focus-next';

export interface LoadMoreProps {
  hasMore: boolean;
  onMore: () => void;
  busy?: boolean;
  label?: string;
  /** How many are shown, in words; announced when it changes. */
  shown?: ReactNode;
}

/** Focuses the count of what is shown, or the list where there is no count. */
const focusShown = focusNext(
  ({ previousElementSibling, parentElement }) =>
    (previousElementSibling as HTMLElement | null) ?? parentElement?.parentElement,
);

export function LoadMore({ hasMore, onMore, busy, label = 'Show More', shown }: LoadMoreProps) {
  if (!hasMore && !shown) return null;
  return (
    <div className="ui-load-more">
      {shown && <output>{shown}</output>}
      {hasMore && (
        <Button ref={focusShown} variant="secondary" busy={busy} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
