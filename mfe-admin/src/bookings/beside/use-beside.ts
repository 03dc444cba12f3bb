import type { Booking } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useShortcutSetting } from '../../shared/shortcuts/shortcut-setting';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts';
import { useWide } from '../../shared/use-wide';

export interface Beside {
  /** The booking that is open; empty where none is, or where there is no room for it. */
  id: string;
  /** Gives the focus back to the booking's place in the list. */
  close: () => void;
  /** Undefined at the list's end. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** The id of the link by which the list opens a booking. */
export const linkId = (bookingId: string): string => `booking-${bookingId}`;

/** The id of the panel, which takes the focus whenever another booking is opened in it. */
export const PANEL_ID = 'booking-beside';

/** The booking beside the list: which one the address says, and the way to its neighbours, by button and by key. */
export function useBeside(rows: readonly Booking[] | undefined): Beside {
  const wide = useWide();
  const [on] = useShortcutSetting();
  const [address, setAddress] = useUrlState({ beside: '' });
  const id = wide ? address.beside : '';
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  const way = (row: Booking | undefined) => (row ? () => setAddress({ beside: row.id }) : undefined);
  const next = way(rows?.[at + 1]);
  const previous = way(at > 0 ? rows?.[at - 1] : undefined);
  useShortcuts(on && wide, ({ does }) => {
    if (does !== 'next' && does !== 'previous') return false;
    (does === 'next' ? next : previous)?.();
    return true;
  });
  useFocusOnChange(id);
  const close = () => {
    document.getElementById(linkId(id))?.focus();
    setAddress({ beside: '' });
  };
  return { id, close, next, previous };
}

/** What was opened is what is read next; what the page's own address opens leaves the focus where it is. */
function useFocusOnChange(id: string): void {
  const known = useRef(id);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
  }, [id]);
}
