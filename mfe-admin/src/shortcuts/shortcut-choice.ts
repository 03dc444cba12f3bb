import { useSyncExternalStore } from 'react';

const KEY = 'staffShortcuts';
const listeners = new Set<() => void>();

/** Whether single keys do something in this browser; they do until somebody turns them off. */
export function useShortcutChoice(): [on: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), turn];
}

const isOn = (): boolean => localStorage.getItem(KEY) !== 'off';

function turn(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** Another tab may change it, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
