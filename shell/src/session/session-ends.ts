import type { SessionEnds } from '@safari/contracts';
import { browserText, useBrowserText } from '@safari/web-kit';
import { useMemo } from 'react';

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

const NOTHING: KnownEnds = {};
const kept = browserText('sessionEnds');

/** What this browser knows of its sessions' ends, alike in all its tabs: a use in one of them counts for all. */
export const sessionEnds = {
  get: (): KnownEnds => parsed(kept.get()),
  /** @param now when they were asked for, in ms */
  set: ({ customer, staff }: SessionEnds, now: number): void => {
    const known: KnownEnds = {
      ...(customer && { customer: { at: now + customer.inSeconds * 1000, final: customer.final } }),
      ...(staff && { staff: { at: now + staff.inSeconds * 1000, final: staff.final } }),
      asked: now,
    };
    kept.set(JSON.stringify(known));
  },
  clear: (): void => kept.set(null),
};

export function useKnownEnds(): KnownEnds {
  const text = useBrowserText(kept);
  return useMemo(() => parsed(text), [text]);
}

function parsed(text: string | null): KnownEnds {
  try {
    return (JSON.parse(text ?? '{}') as KnownEnds | null) ?? NOTHING;
  } catch {
    return NOTHING; // somebody else wrote there
  }
}
