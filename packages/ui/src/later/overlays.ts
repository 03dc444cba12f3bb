import { later } from './later';

/** Everything that opens over a page: one file, loaded when the first overlay is needed. */
export const overlays = later(() => import('../overlays-opened'));

/** Preloads the code of all overlays, so that none opens with a delay. */
export async function loadOverlays(): Promise<void> {
  await overlays.load();
}
