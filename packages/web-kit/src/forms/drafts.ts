import { SIGNED_OUT_COOKIE } from '@safari/contracts';
import { browserText } from '../navigation/browser-text';

/** Whose texts they are: the customer's of that id, the staff's of this browser, or those of whoever holds a link. */
export type DraftOwner = { customer: string } | 'staff' | 'link';

/** What one person typed and has not sent, in this window's session storage; nobody else is shown it. */
export interface Drafts {
  read: (name: string) => string | null;
  /** @param text empty forgets it */
  write: (name: string, text: string) => void;
}

const PREFIX = 'draft:';
const CUSTOMERS = `${PREFIX}customer:`;
const STAFF = `${PREFIX}staff:`;

/** Where a browser stores nothing, a draft lives as long as its screen. */
export function draftsOf(owner: DraftOwner): Drafts {
  const prefix = typeof owner === 'string' ? `${PREFIX}${owner}:` : `${CUSTOMERS}${owner.customer}:`;
  return {
    read: (name) => stored((storage) => storage.getItem(`${prefix}${name}`)) ?? null,
    write: (name, text) => {
      stored((storage) =>
        text === '' ? storage.removeItem(`${prefix}${name}`) : storage.setItem(`${prefix}${name}`, text),
      );
    },
  };
}

/** Which sign-out was the last one that this browser's tabs know of; those that sleep hear of it when they wake. */
const lastForgotten = { customer: browserText('customerDrafts'), staff: browserText('staffDrafts') };
const SEEN = { customer: 'customerDraftsSeen', staff: 'staffDraftsSeen' };
type Side = keyof typeof SEEN;
const SIDES: readonly Side[] = ['customer', 'staff'];

/** Whoever signs out takes along what they typed, in every tab of this browser: the next person here is another one. */
export function forgetDrafts(of: Side): void {
  try {
    lastForgotten[of].set(crypto.randomUUID());
  } catch {
    // the other tabs cannot be told; this one forgets all the same
  }
  forgetHere(of);
}

/** Lets this tab forget what another one, an earlier page or the server was told to; returns how to stop. */
export function hearOfForgetting(): () => void {
  const hear = () => {
    if (takeSignedOut()) forgetDrafts('customer');
    for (const side of SIDES) {
      const last = stored(() => lastForgotten[side].get());
      if (last && last !== stored((storage) => storage.getItem(SEEN[side]))) forgetHere(side);
    }
  };
  hear();
  const stops = SIDES.map((side) => lastForgotten[side].subscribe(hear));
  window.addEventListener('pageshow', hear); // Back may show this page as it was left
  return () => {
    window.removeEventListener('pageshow', hear);
    for (const stop of stops) stop();
  };
}

/** Whether the server signed somebody out since a page last asked. */
function takeSignedOut(): boolean {
  const has = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_OUT_COOKIE}=`));
  if (has) document.cookie = `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return has;
}

function forgetHere(side: Side): void {
  const prefix = side === 'staff' ? STAFF : CUSTOMERS;
  stored((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    storage.setItem(SEEN[side], lastForgotten[side].get() ?? '');
  });
}

function stored<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined; // storage is switched off or full
  }
}
