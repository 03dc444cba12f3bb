import { isBlankPlace } from '../shared/item-page/item-page.rules';
import type { DayDraft } from './itinerary.rules';

/**
 * Maps the path of a server's error to the form's rows, which include blank places that the request leaves out.
 * @param path as in the server's error
 */
export const rowPath = (days: readonly DayDraft[], path: string): string =>
  path.replace(/^itinerary\.(\d+)\.stage\.places\.(\d+)/, (_, day: string, sent: string) => {
    const rows = (days[Number(day)]?.stage.places ?? []).flatMap((place, row) =>
      isBlankPlace(place) ? [] : [row],
    );
    return `itinerary.${day}.stage.places.${rows[Number(sent)] ?? sent}`;
  });
