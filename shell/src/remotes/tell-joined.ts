/** Dispatched on each part of the page once it is joined and responds to events; `boot.ts` listens for it. */
const JOINED = 'safari:joined';

/** @param where CSS selector of the joined parts */
export function tellJoined(where: string): void {
  for (const place of document.querySelectorAll(where)) {
    place.toggleAttribute('data-joined', true);
    place.dispatchEvent(new Event(JOINED));
  }
}
