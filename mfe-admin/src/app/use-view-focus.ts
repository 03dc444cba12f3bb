import { useEffect, useRef } from 'react';
import { focusRow } from '../bookings/beside/use-beside';
import { isFocusLost, MAIN } from '../shared/use-focus-on-change';

/**
 * Moves the focus when one view of bookings replaces another, and the pressed link with it: to the new view, or in the
 * list to the booking that was left.
 * @param view which view is shown
 * @param bookingId its booking; empty in the list
 */
export function useViewFocus(view: string, bookingId: string): void {
  const shown = useRef({ view, bookingId });
  useEffect(() => {
    const left = shown.current;
    if (left.view === view && left.bookingId === bookingId) return;
    shown.current = { view, bookingId };
    if (!isFocusLost()) return;
    if (bookingId || !focusRow(left.bookingId)) document.getElementById(MAIN)?.focus({ preventScroll: true });
  }, [view, bookingId]);
}
