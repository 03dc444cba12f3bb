import { type BookingDraft, EMPTY_DRAFT } from './booking.rules';

/** One draft for all offers: who travels stays the same when another trip is chosen. */
const KEY = 'safari.booking-draft';

/** What was typed before a reload or the way to the sign-in and back; half a draft is completed. */
export function readDraft(): BookingDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<BookingDraft>;
    const known = Object.entries(EMPTY_DRAFT).map(([name, empty]) => {
      const value = stored[name as keyof BookingDraft];
      return [name, typeof value === typeof empty ? value : empty] as const;
    });
    return Object.fromEntries(known) as unknown as BookingDraft;
  } catch {
    return EMPTY_DRAFT; // storage is switched off, or somebody else wrote there
  }
}

export function saveDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return; // without storage the draft lives as long as the page
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return; // nothing was stored
  }
}
