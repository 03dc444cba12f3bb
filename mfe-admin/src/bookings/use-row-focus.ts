import type { Booking } from '@safari/contracts';
import { type FocusEvent, useEffect, useRef } from 'react';
import { linkId } from '../shared/booking-link';
import { isFocusLost } from '../shared/use-focus-on-change';
import { focusRow } from './beside/use-beside';

/**
 * Keeps the focus in the list when a step removes its button, and often its row: it moves to the booking, else to the
 * next one, else to the panel around the empty list.
 * @returns the event handlers of that panel
 */
export function useRowFocus(rows: readonly Booking[] = []) {
  const focused = useRef<{ id: string; panel: HTMLElement }>(undefined);
  const former = useRef<readonly string[]>([]);
  useEffect(() => {
    const stood = former.current;
    former.current = rows.map(({ id }) => id);
    if (!focused.current || !isFocusLost()) return;
    const { id, panel } = focused.current;
    const at = stood.indexOf(id);
    if (!focusRow(...stood.slice(at), ...stood.slice(0, at).reverse())) panel.focus();
  }, [rows]);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest('li, tr');
      const booking = rows.find(({ id }) => row?.contains(document.getElementById(linkId(id))));
      focused.current = booking && { id: booking.id, panel: currentTarget };
    },
    // browsers do not report that a removed element lost the focus
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
