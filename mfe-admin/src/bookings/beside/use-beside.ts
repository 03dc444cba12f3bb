import type { Booking } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { useShortcutSetting } from '../../shared/shortcuts/shortcut-setting';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts';
import { useWide } from '../../shared/use-wide';

export interface Beside {
  /** The booking that is open; empty where none is, or where there is no room for it. */
  id: string;
  close: () => void;
  /** Undefined at the list's end. */
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

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
  return { id, close: () => setAddress({ beside: '' }), next, previous };
}
