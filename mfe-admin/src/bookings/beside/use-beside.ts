import type { Booking } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { linkId } from '../../shared/booking-link';
import { useShortcutSetting } from '../../shared/shortcuts/shortcut-setting';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts';
import { useWide } from '../../shared/use-wide';
import { useFocusOnBooking } from './use-beside-focus';

export interface Beside {
  /** The id of the open booking; empty if there is none, or no room for the panel. */
  id: string;
  /** Closes the panel and returns the focus to the booking in the list. */
  close: () => void;
  /** Undefined at the end of the list. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** Focuses the first of these bookings that is in the list; returns whether there is one. */
export function focusRow(...bookingIds: (string | undefined)[]): boolean {
  const links = bookingIds.map((id) => document.getElementById(linkId(id ?? '')));
  const link = links.find((one) => one !== null);
  link?.focus();
  return link !== undefined;
}

/**
 * State of the panel beside the list: its booking, which is in the address, and navigation to the neighbours by button
 * and key. A booking that has left the list keeps its neighbours.
 * @param list identifies the list: in another one the neighbours differ
 */
export function useBeside(list: string, rows: readonly Booking[] | undefined): Beside {
  const wide = useWide();
  const [on] = useShortcutSetting();
  const [address, setAddress] = useUrlState({ beside: '' });
  const id = wide ? address.beside : '';
  const [before, after] = useNeighbours(list, rows, id);
  const way = (row: Booking | undefined) => (row ? () => setAddress({ beside: row.id }) : undefined);
  const next = way(after);
  const previous = way(before);
  useShortcuts(on && wide, ({ does }) => {
    if (does !== 'next' && does !== 'previous') return false;
    (does === 'next' ? next : previous)?.();
    return true;
  });
  useFocusOnBooking(id);
  const close = () => {
    focusRow(id, after?.id, before?.id);
    setAddress({ beside: '' });
  };
  return { id, close, next, previous };
}

/** The rows before and after a booking; if it is no longer in the list, those around its last place. */
function useNeighbours(list: string, rows: readonly Booking[] = [], id: string) {
  const [stood, setStood] = useState({ list, id: '', at: 0 });
  const at = rows.findIndex((row) => row.id === id);
  const isIn = at >= 0;
  if (isIn && (stood.list !== list || stood.id !== id || stood.at !== at)) setStood({ list, id, at });
  const left = stood.list === list && stood.id === id ? stood.at : 0;
  const place = isIn ? at : Math.min(left, rows.length);
  return [rows[place - 1], rows[isIn ? place + 1 : place]] as const;
}
