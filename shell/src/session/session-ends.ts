import type { SessionEnds } from '@safari/contracts';
import { browserText, useBrowserText } from '@safari/web-kit';
import { useMemo } from 'react';

/** When a session of this browser ends if it is not used. */
export interface KnownEnd {
  /** by this browser's clock, in ms */
  at: number;
  /** use does not extend it */
  final: boolean;
}

export interface KnownEnds {
  customer?: KnownEnd;
  staff?: KnownEnd;
  /** when the server last answered, by this browser's clock, in ms */
  asked?: number;
}

const NOTHING: KnownEnds = {};
const kept = browserText('sessionEnds');

/** When this browser's sessions end, shared by all its tabs: use in one tab counts for all. */
export const sessionEnds = {
  get: (): KnownEnds => parsed(kept.get()),
  /** @param now when the request was sent, in ms */
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
    return NOTHING; // the stored text is not ours
  }
}
