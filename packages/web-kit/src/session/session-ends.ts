import type { SessionEnds } from '@safari/contracts';
import { useSyncExternalStore } from 'react';

/** When a session of this browser ends if nobody uses it. */
export interface KnownEnd {
  /** by this browser's clock, in ms */
  at: number;
  /** no use puts it off */
  final: boolean;
}

export interface KnownEnds {
  customer?: KnownEnd;
  staff?: KnownEnd;
  /** when the server was asked last, in ms */
  asked?: number;
}

const KEY = 'sessionEnds';
const NOTHING: KnownEnds = {};
const listeners = new Set<() => void>();
let read: { text: string | null; ends: KnownEnds } = { text: null, ends: NOTHING };

/** What this browser knows of its sessions' ends, alike in all its tabs: a use in one of them counts for all. */
export const sessionEnds = {
  get: (): KnownEnds => {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) read = { text, ends: parsed(text) };
    return read.ends;
  },
  /** @param now when they were asked for, in ms */
  set: ({ customer, staff }: SessionEnds, now: number): void => {
    const known: KnownEnds = {
      ...(customer && { customer: { at: now + customer.inSeconds * 1000, final: customer.final } }),
      ...(staff && { staff: { at: now + staff.inSeconds * 1000, final: staff.final } }),
      asked: now,
    };
    localStorage.setItem(KEY, JSON.stringify(known));
    notify();
  },
  clear: (): void => {
    localStorage.removeItem(KEY);
    notify();
  },
};

export function useKnownEnds(): KnownEnds {
  return useSyncExternalStore(subscribe, sessionEnds.get);
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

function parsed(text: string | null): KnownEnds {
  try {
    return (JSON.parse(text ?? '{}') as KnownEnds | null) ?? NOTHING;
  } catch {
    return NOTHING; // somebody else wrote there
  }
}
