import type { Language, RemoteEntry } from '@safari/contracts';

/** What a drawn page brings along, so that the browser asks for nothing that it was drawn with. */
export interface DrawnPage {
  /** The store as far as it says what was drawn. */
  state: {
    api: { queries: Record<string, { fulfilledTimeStamp?: number }> };
    language: { current: Language };
  };
  entries: readonly RemoteEntry[];
  parts: readonly { remote: string; part: string }[];
}

/** The id of the data block that holds it. */
const BLOCK = 'drawn-page';

export const isPageDrawn = (): boolean =>
  typeof document !== 'undefined' && document.getElementById(BLOCK) !== null;

/** Undefined in a page that the browser draws. */
export function drawnPage(): DrawnPage | undefined {
  const text = document.getElementById(BLOCK)?.textContent;
  if (!text) return undefined;
  const page = JSON.parse(text) as DrawnPage;
  // as young as the page: nothing is asked for again at once
  for (const query of Object.values(page.state.api.queries)) query.fulfilledTimeStamp = Date.now();
  return page;
}
