import { beforeEach, describe, expect, it } from '@jest/globals';
import { draftsOf } from '@safari/web-kit';
import { newWindow } from '@safari/web-kit/testing';
import { type BookingDraft, EMPTY_DRAFT } from './booking.rules';
import { clearDraft, clearSentKey, readDraft, readSentKey, saveDraft, saveSentKey } from './draft-store';

const drafts = draftsOf({ customer: 'amina' });
const draft: BookingDraft = {
  customerName: 'Amina Msafiri',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 27 555 0171',
  numberOfTravelers: '4',
  preferredDate: '2027-08-01',
  specialRequests: 'A window seat.',
};
const stored = (text: string) => drafts.write('booking', text);
const chosen = (travelers: number) => ({ travelers, chosen: true });
const names = () => ['booking', 'booking-party'].filter((name) => drafts.read(name) !== null);

beforeEach(newWindow);

describe('the draft of a booking', () => {
  it('is empty for one traveler until something is typed, comes back as it was, and is gone once it is cleared', () => {
    expect(readDraft(drafts)).toEqual(EMPTY_DRAFT);
    expect(EMPTY_DRAFT.numberOfTravelers).toBe('1');
    saveDraft(drafts, draft);
    expect(readDraft(drafts)).toEqual(draft);
    clearDraft(drafts);
    expect(readDraft(drafts)).toEqual(EMPTY_DRAFT);
    expect(names()).toEqual([]);
  });

  it('begins with the usual party of a page where nothing was typed, and keeps what was', () => {
    const usual = { travelers: 2, chosen: false };
    expect(readDraft(drafts, usual).numberOfTravelers).toBe('2');
    saveDraft(drafts, draft); // four travelers, on the landing page
    expect(readDraft(drafts, usual)).toEqual(draft);
    expect(readDraft(drafts, chosen(5))).toEqual({ ...draft, numberOfTravelers: '5' });
    saveDraft(drafts, draft, chosen(5));
    expect(readDraft(drafts, usual)).toEqual(draft);
    clearDraft(drafts);
    saveDraft(drafts, draft, usual);
    expect(readDraft(drafts, chosen(2))).toEqual({ ...draft, numberOfTravelers: '2' });
    clearDraft(drafts);
  });

  it('begins with the party that was chosen on the page, and takes over another choice, but no older one', () => {
    expect(readDraft(drafts, chosen(2)).numberOfTravelers).toBe('2');
    saveDraft(drafts, draft, chosen(2));
    expect(readDraft(drafts, chosen(2))).toEqual(draft); // four, as typed since
    expect(readDraft(drafts, chosen(5))).toEqual({ ...draft, numberOfTravelers: '5' });
    expect(names()).toEqual(['booking', 'booking-party']); // a tab may stay open across a release
    saveDraft(drafts, draft); // on a page where no party was chosen
    expect(readDraft(drafts, chosen(2))).toEqual(draft);
    expect(readDraft(drafts)).toEqual(draft);
    clearDraft(drafts);
    expect(readDraft(drafts, chosen(2))).toEqual({ ...EMPTY_DRAFT, numberOfTravelers: '2' });
    expect(names()).toEqual([]);
  });

  it('is completed where half of it was stored, and takes over nothing that is not its own', () => {
    stored(JSON.stringify({ customerName: 'Amina', numberOfTravelers: 4, preferredDate: null, admin: true }));
    expect(readDraft(drafts)).toEqual({ ...EMPTY_DRAFT, customerName: 'Amina' });
  });

  it.each(['{', 'null', '""'])('is empty where %s stands in its place', (text) => {
    stored(text);
    expect(readDraft(drafts)).toEqual(EMPTY_DRAFT);
  });

  it('has a key for each item that was sent, until its answer has come', () => {
    const [trip, sight] = [
      { bookingType: 'package', itemId: 3 },
      { bookingType: 'attraction', itemId: 3 },
    ] as const;
    saveSentKey(drafts, trip, 'sent once');
    expect([trip, sight].map((item) => readSentKey(drafts, item))).toEqual(['sent once', undefined]);
    clearSentKey(drafts, trip);
    expect(readSentKey(drafts, trip)).toBeUndefined();
  });
});
