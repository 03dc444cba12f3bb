import type { Drafts } from '@safari/web-kit';
import type { Offer } from '../shared/offer';
import type { Party } from '../shared/party';
import { type BookingDraft, EMPTY_DRAFT } from './booking.rules';

/** One draft for all items: the travelers' details are the same whichever trip is chosen. */
const NAME = 'booking';
/** The party chosen on the page where the draft was begun. */
const PARTY = 'booking-party';

/**
 * The stored draft of the booking form, with defaults for missing fields.
 * @param party chosen on the page; replaces the draft's number of travelers if it differs from the party chosen when
 * the draft was begun, and the default if nothing was typed
 */
export function readDraft(drafts: Drafts, party?: Party): BookingDraft {
  const draft = storedDraft(drafts);
  if (!party) return draft;
  const numberOfTravelers = String(party.travelers);
  const isNews = party.chosen ? drafts.read(PARTY) !== numberOfTravelers : !hasDraft(drafts);
  return isNews ? { ...draft, numberOfTravelers } : draft;
}

/** Whether anything was typed. */
export const hasDraft = (drafts: Drafts): boolean => drafts.read(NAME) !== null;

function storedDraft(drafts: Drafts): BookingDraft {
  try {
    const stored = JSON.parse(drafts.read(NAME) ?? '{}') as Partial<BookingDraft>;
    const known = Object.entries(EMPTY_DRAFT).map(([name, empty]) => {
      const value = stored[name as keyof BookingDraft];
      return [name, typeof value === 'string' ? value : empty] as const;
    });
    return Object.fromEntries(known) as unknown as BookingDraft;
  } catch {
    return EMPTY_DRAFT; // the stored text is not ours
  }
}

export function saveDraft(drafts: Drafts, draft: BookingDraft, party?: Party): void {
  drafts.write(NAME, JSON.stringify(draft));
  if (party?.chosen) drafts.write(PARTY, String(party.travelers));
}

export function clearDraft(drafts: Drafts): void {
  drafts.write(NAME, '');
  drafts.write(PARTY, '');
}

type Item = Pick<Offer, 'bookingType' | 'itemId'>;
const keyName = ({ bookingType, itemId }: Item) => `booking-key:${bookingType}:${itemId}`;

/** The idempotency key under which a booking of this item was sent, until it is known whether the booking arrived. */
export const readSentKey = (drafts: Drafts, item: Item): string | undefined =>
  drafts.read(keyName(item)) ?? undefined;

export const saveSentKey = (drafts: Drafts, item: Item, key: string): void =>
  drafts.write(keyName(item), key);

export const clearSentKey = (drafts: Drafts, item: Item): void => drafts.write(keyName(item), '');
