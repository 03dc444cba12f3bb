import { useSyncExternalStore } from 'react';

const KEY = 'adminAuthenticated';
const listeners = new Set<() => void>();

/** What this browser remembers of the staff sign-in: a hint for the screen, never the authority. */
export const staffHint = {
  get: (): boolean => localStorage.getItem(KEY) === 'true',
  set: (): void => {
    localStorage.setItem(KEY, 'true');
    notify();
  },
  clear: (): void => {
    localStorage.removeItem(KEY);
    notify();
  },
};

/** Follows the hint, also when another tab changes it. */
export function useStaffHint(): boolean {
  return useSyncExternalStore(subscribe, staffHint.get);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
