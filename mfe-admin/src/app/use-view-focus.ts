import { useEffect, useRef } from 'react';
import { focusRow } from '../bookings/beside/use-beside';
import { isFocusLost, MAIN } from '../shared/use-focus-on-change';

/**
 * A screen of bookings that takes another's place takes the pressed link along: the new one is read next, the list at
 * the booking that was left.
 * @param view which screen is shown
 * @param bookingId the booking that it shows; empty in the list
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
