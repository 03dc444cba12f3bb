import { isBlankPlace } from '../shared/item-page/item-page.rules';
import type { DayDraft } from './itinerary.rules';

/**
 * The path of a field as the form counts its rows: it has the blank places that the request has not.
 * @param path as the server says it
 */
export const rowPath = (days: readonly DayDraft[], path: string): string =>
  path.replace(/^itinerary\.(\d+)\.stage\.places\.(\d+)/, (_, day: string, sent: string) => {
    const rows = (days[Number(day)]?.stage.places ?? []).flatMap((place, row) =>
      isBlankPlace(place) ? [] : [row],
    );
    return `itinerary.${day}.stage.places.${rows[Number(sent)] ?? sent}`;
  });
