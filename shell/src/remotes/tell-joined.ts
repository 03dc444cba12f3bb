/** Told of each part of the page that answers to its visitor from now on; `boot.ts` waits for it. */
const JOINED = 'safari:joined';

/** @param where selects what answers */
export function tellJoined(where: string): void {
  for (const place of document.querySelectorAll(where)) {
    place.toggleAttribute('data-joined', true);
    place.dispatchEvent(new Event(JOINED));
  }
}
