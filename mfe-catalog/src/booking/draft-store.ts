import type { Drafts } from '@safari/web-kit';
import type { Offer } from '../shared/offer';
import type { Party } from '../shared/party';
import { type BookingDraft, EMPTY_DRAFT } from './booking.rules';

/** One draft for all offers: who travels stays the same when another trip is chosen. */
const NAME = 'booking';
/** The party that was chosen on the page where the draft was begun. */
const PARTY = 'booking-party';

/**
 * The stored draft of the booking form; missing fields are filled with their defaults.
 * @param party of the page; one that was chosen there replaces the draft's number where it differs from the one chosen
 * when the draft was begun, the usual one where nothing was typed yet
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
    return EMPTY_DRAFT; // somebody else wrote there
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

/** The idempotency key under which a booking of this item was sent, as long as nobody knows whether it arrived. */
export const readSentKey = (drafts: Drafts, item: Item): string | undefined =>
  drafts.read(keyName(item)) ?? undefined;

export const saveSentKey = (drafts: Drafts, item: Item, key: string): void =>
  drafts.write(keyName(item), key);

export const clearSentKey = (drafts: Drafts, item: Item): void => drafts.write(keyName(item), '');
