import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type BookingDraft, EMPTY_DRAFT } from './booking.rules';
import { clearDraft, readDraft, saveDraft } from './draft-store';

const draft: BookingDraft = {
  customerName: 'Amina Msafiri',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 27 555 0171',
  numberOfTravelers: 4,
  preferredDate: '2027-08-01',
  specialRequests: 'A window seat.',
};
/** Whatever a tab may hold, under the one name that a saved draft has. */
function stored(text: string): void {
  saveDraft(draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the draft of a booking', () => {
  it('is empty for one traveler until something is typed, comes back as it was, and is gone once it is cleared', () => {
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    expect(EMPTY_DRAFT.numberOfTravelers).toBe(1);
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    clearDraft();
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is completed where half of it was stored, and takes over nothing that is not its own', () => {
    stored(
      JSON.stringify({ customerName: 'Amina', numberOfTravelers: '4', preferredDate: null, admin: true }),
    );
    expect(readDraft()).toEqual({ ...EMPTY_DRAFT, customerName: 'Amina' });
  });

  it.each(['{', 'null', '""'])('is empty where %s stands in its place', (text) => {
    stored(text);
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });

  it('costs nobody the booking where a browser stores nothing', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    expect(readDraft()).toEqual(EMPTY_DRAFT);
    expect(() => saveDraft(draft)).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
  });
});
