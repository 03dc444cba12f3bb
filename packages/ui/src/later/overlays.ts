import { later } from './later';

/** All that opens over a page: one file, which comes when the first of it is wanted. */
export const overlays = later(() => import('../overlays-opened'));

/** Brings what opens over a page ahead, so that nobody waits for it. */
export async function loadOverlays(): Promise<void> {
  await overlays.load();
}
