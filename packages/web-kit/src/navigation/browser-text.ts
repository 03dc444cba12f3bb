import { useSyncExternalStore } from 'react';

/** One text that this browser keeps, alike in all its tabs; nothing is kept where it refuses. */
export interface BrowserText {
  get: () => string | null;
  /** @param text null forgets it */
  set: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param key its name in the local storage */
export function browserText(key: string): BrowserText {
  const listeners = new Set<() => void>();
  return {
    get: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: (text) => {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // storage is switched off or full
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener); // another tab's change
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** The server knows nothing of a browser. */
const nothing = () => null;

/** Follows it, also when another tab changes it. */
export function useBrowserText({ get, subscribe }: BrowserText): string | null {
  return useSyncExternalStore(subscribe, get, nothing);
}
