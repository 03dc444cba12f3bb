import type { Booking } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { linkId } from '../../shared/booking-link';
import { useShortcutSetting } from '../../shared/shortcuts/shortcut-setting';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts';
import { useWide } from '../../shared/use-wide';
import { useFocusOnBooking } from './use-beside-focus';

export interface Beside {
  /** The booking that is open; empty where none is, or where there is no room for it. */
  id: string;
  /** Gives the focus back to the booking's place in the list. */
  close: () => void;
  /** Undefined at the list's end. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** Focuses the first of these bookings that is in the list; says whether one is. */
export function focusRow(...bookingIds: (string | undefined)[]): boolean {
  const links = bookingIds.map((id) => document.getElementById(linkId(id ?? '')));
  const link = links.find((one) => one !== null);
  link?.focus();
  return link !== undefined;
}

/**
 * The booking beside the list: which one the address says, and the way to its neighbours, by button and by key; they
 * stay its neighbours when it has left the list.
 * @param list names the list: another one has other places
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

/** The rows before and after a booking; where it stands in the list no more, those around the place where it stood. */
function useNeighbours(list: string, rows: readonly Booking[] = [], id: string) {
  const [stood, setStood] = useState({ list, id: '', at: 0 });
  const at = rows.findIndex((row) => row.id === id);
  const isIn = at >= 0;
  if (isIn && (stood.list !== list || stood.id !== id || stood.at !== at)) setStood({ list, id, at });
  const left = stood.list === list && stood.id === id ? stood.at : 0;
  const place = isIn ? at : Math.min(left, rows.length);
  return [rows[place - 1], rows[isIn ? place + 1 : place]] as const;
}
