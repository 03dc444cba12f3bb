import type { Language, RemoteEntry } from '@safari/contracts';

/** The data that a drawn page carries, so that the browser does not request again what the server drew it from. */
export interface DrawnPage {
  /** The part of the store that the page was drawn from. */
  state: {
    api: { queries: Record<string, { fulfilledTimeStamp?: number }> };
    language: { current: Language };
  };
  entries: readonly RemoteEntry[];
  parts: readonly { remote: string; part: string }[];
}

/** The id of the `<script>` data block that holds it. */
const BLOCK = 'drawn-page';

export const isPageDrawn = (): boolean =>
  typeof document !== 'undefined' && document.getElementById(BLOCK) !== null;

/** Undefined where the server drew nothing. */
export function drawnPage(): DrawnPage | undefined {
  const text = document.getElementById(BLOCK)?.textContent;
  if (!text) return undefined;
  const page = JSON.parse(text) as DrawnPage;
  // the data are as old as the page, so nothing is refetched at once
  for (const query of Object.values(page.state.api.queries)) query.fulfilledTimeStamp = Date.now();
  return page;
}
