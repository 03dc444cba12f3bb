import { SIGNED_OUT_COOKIE } from '@safari/contracts';
import { newIdempotencyKey } from '../api/idempotency-key';
import { browserText } from '../navigation/browser-text';
import { DraftBox, type Drafts } from './draft-box';

/** Whose drafts: the customer's with that id, this browser's staff's, or those of the holder of that link. */
export type DraftOwner = { customer: string } | 'staff' | { link: string };

const PREFIX = 'draft:';
const CUSTOMERS = `${PREFIX}customer:`;
const STAFF = `${PREFIX}staff:`;
const LINKS = `${PREFIX}link:`;

/** By owner; shared by all parts of a page. */
const boxes = new Map<string, DraftBox>();

export const draftsOf = (owner: DraftOwner): Drafts => boxOf(owner);

/**
 * Restores what this person typed in this window, and encrypts and stores what they type from now on. Resolves once the
 * drafts can be read, after three seconds at the latest; at once if nothing is stored.
 * @param secret known to this person only; undefined from a server of an older version
 */
export async function openDrafts(owner: DraftOwner, secret: string | undefined): Promise<void> {
  const [prefix] = storagePrefixOf(owner);
  const box = boxOf(owner);
  if (prefix === CUSTOMERS) closeAll((other) => other !== box && other.prefix === prefix); // a different customer is here now
  if (!secret || !('subtle' in crypto)) return; // browsers offer it on https and localhost only
  const opening = box.open(secret);
  if (isLockedUp(prefix)) await opening;
}

/**
 * Whether this window still stores what customers typed before their session ended; they find it after signing in
 * again.
 */
export const keepsTyped = (): boolean => isLockedUp(CUSTOMERS);

const isLockedUp = (prefix: string): boolean =>
  stored((storage) => Object.keys(storage).some((key) => key.startsWith(prefix))) ?? false;

function boxOf(owner: DraftOwner): DraftBox {
  const place = storagePrefixOf(owner);
  const name = place.join('');
  const box = boxes.get(name) ?? new DraftBox(place[0]);
  boxes.set(name, box);
  return box;
}

/** The storage prefix of this kind of owner, and the owner's id. */
function storagePrefixOf(owner: DraftOwner): [prefix: string, id: string] {
  if (owner === 'staff') return [STAFF, ''];
  return 'customer' in owner ? [CUSTOMERS, owner.customer] : [LINKS, owner.link];
}

/** Drops all drafts from memory, as a reload does; the storage is left unchanged. */
export const closeDrafts = (): void => closeAll(() => true);

/** Closed boxes are restored from storage when their owner signs in again. */
function closeAll(which: (box: DraftBox) => boolean): void {
  for (const box of boxes.values()) if (which(box)) box.close();
}

/** The latest sign-out of each side that this browser's tabs know; sleeping tabs check it when they wake. */
const lastForgotten = { customer: browserText('customerDrafts'), staff: browserText('staffDrafts') };
const SEEN = { customer: 'customerDraftsSeen', staff: 'staffDraftsSeen' };
type Side = keyof typeof SEEN;
const SIDES: readonly Side[] = ['customer', 'staff'];

/** Deletes one side's drafts in every tab of this browser, on sign-out: the next person may be another one. */
export function forgetDrafts(of: Side): void {
  try {
    lastForgotten[of].set(newIdempotencyKey());
  } catch {
    // the other tabs cannot be notified, but this one deletes its drafts
  }
  forgetHere(of);
}

/**
 * Makes this tab delete drafts after a sign-out in another tab, on an earlier page or on the server; returns how to
 * stop listening.
 */
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
  window.addEventListener('pageshow', hear); // Back may restore this page from the browser's page cache
  return () => {
    window.removeEventListener('pageshow', hear);
    for (const stop of stops) stop();
  };
}

/** Whether the server has signed somebody out since a page last checked; clears its cookie. */
function takeSignedOut(): boolean {
  const has = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_OUT_COOKIE}=`));
  if (has) document.cookie = `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return has;
}

function forgetHere(side: Side): void {
  const prefix = side === 'staff' ? STAFF : CUSTOMERS;
  closeAll((box) => box.prefix === prefix);
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
