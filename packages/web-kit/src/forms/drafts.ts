import { SIGNED_OUT_COOKIE } from '@safari/contracts';
import { newIdempotencyKey } from '../api/idempotency-key';
import { browserText } from '../navigation/browser-text';
import { DraftBox, type Drafts } from './draft-box';

/** Whose texts they are: the customer's of that id, the office's of this browser, or those of whoever holds that link. */
export type DraftOwner = { customer: string } | 'staff' | { link: string };

const PREFIX = 'draft:';
const CUSTOMERS = `${PREFIX}customer:`;
const STAFF = `${PREFIX}staff:`;
const LINKS = `${PREFIX}link:`;

/** By whose they are; all parts of a page share them. */
const boxes = new Map<string, DraftBox>();

export const draftsOf = (owner: DraftOwner): Drafts => boxOf(owner);

/**
 * Brings back what this person has typed in this window, and keeps locked up what they type from now on. Resolves
 * once it can be read; where nothing lies in storage that is at once.
 * @param secret that nobody but its person is given; none by a server of an older version
 */
export async function openDrafts(owner: DraftOwner, secret: string | undefined): Promise<void> {
  if (typeof owner === 'object' && 'customer' in owner) closeOthers(owner);
  if (!secret || !('subtle' in crypto)) return; // browsers have it at https and at localhost
  const opening = boxOf(owner).open(secret);
  const prefix = prefixOf(owner);
  if (stored((storage) => Object.keys(storage).some((key) => key.startsWith(prefix)))) await opening;
}

function boxOf(owner: DraftOwner): DraftBox {
  const name = nameOf(owner);
  const box = boxes.get(name) ?? new DraftBox(prefixOf(owner));
  boxes.set(name, box);
  return box;
}

function nameOf(owner: DraftOwner): string {
  if (owner === 'staff') return STAFF;
  return 'customer' in owner ? `${CUSTOMERS}${owner.customer}` : `${LINKS}${owner.link}`;
}

function prefixOf(owner: DraftOwner): string {
  if (owner === 'staff') return STAFF;
  return 'customer' in owner ? CUSTOMERS : LINKS;
}

/** Nobody's can be read any more, as after a reload; what lies in storage stays. */
export function closeDrafts(): void {
  for (const box of boxes.values()) box.close();
}

/** Another person is here now: those who were before find theirs when they sign in again. */
function closeOthers(owner: DraftOwner): void {
  for (const [name, box] of boxes) if (name.startsWith(CUSTOMERS) && name !== nameOf(owner)) box.close();
}

/** Which sign-out was the last one that this browser's tabs know of; those that sleep hear of it when they wake. */
const lastForgotten = { customer: browserText('customerDrafts'), staff: browserText('staffDrafts') };
const SEEN = { customer: 'customerDraftsSeen', staff: 'staffDraftsSeen' };
type Side = keyof typeof SEEN;
const SIDES: readonly Side[] = ['customer', 'staff'];

/** Whoever signs out takes along what they typed, in every tab of this browser: the next person here is another one. */
export function forgetDrafts(of: Side): void {
  try {
    lastForgotten[of].set(newIdempotencyKey());
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
  for (const [name, box] of boxes) if (name.startsWith(prefix)) box.close();
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
