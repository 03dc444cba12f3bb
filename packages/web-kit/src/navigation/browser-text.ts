import { useSyncExternalStore } from 'react';

/** One text in the local storage, shared by all tabs of this browser; lost where the storage is unavailable. */
export interface BrowserText {
  get: () => string | null;
  /** @param text null deletes it */
  set: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param key in the local storage */
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

/** there is no storage on the server */
const nothing = () => null;

/** The current text; re-renders when it changes, also in another tab. */
export function useBrowserText({ get, subscribe }: BrowserText): string | null {
  return useSyncExternalStore(subscribe, get, nothing);
}
