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
 * once it can be read, at the latest after three seconds; where nothing lies in storage that is at once.
 * @param secret that nobody but its person is given; none by a server of an older version
 */
export async function openDrafts(owner: DraftOwner, secret: string | undefined): Promise<void> {
  const [prefix] = storagePrefixOf(owner);
  const box = boxOf(owner);
  if (prefix === CUSTOMERS) closeAll((other) => other !== box && other.prefix === prefix); // another person is here now
  if (!secret || !('subtle' in crypto)) return; // browsers have it at https and at localhost
  const opening = box.open(secret);
  if (isLockedUp(prefix)) await opening;
}

/** Whether this window keeps what customers typed before their session ended: they find it once they sign in again. */
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

/** How the keys of the storage begin that are this kind of person's, and which of them it is. */
function storagePrefixOf(owner: DraftOwner): [prefix: string, id: string] {
  if (owner === 'staff') return [STAFF, ''];
  return 'customer' in owner ? [CUSTOMERS, owner.customer] : [LINKS, owner.link];
}

/** Nobody's can be read any more, as after a reload; what lies in storage stays. */
export const closeDrafts = (): void => closeAll(() => true);

/** Whose boxes are closed find their texts when they sign in again. */
function closeAll(which: (box: DraftBox) => boolean): void {
  for (const box of boxes.values()) if (which(box)) box.close();
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

/**
 * Makes this tab forget drafts after a sign-out in another tab, on an earlier page or on the server; returns how to
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
