import { useSyncExternalStore } from 'react';

const KEY = 'staffShortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts are on in this browser; they are by default. */
export function useShortcutSetting(): [on: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), turn];
}

const isOn = (): boolean => localStorage.getItem(KEY) !== 'off';

function turn(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** Follows changes made in other tabs, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
