import type { Drawing } from '../core/drawing.js';

export const SHADOW = '#12081a';

/** Paints one piece over a head whose brow is `width` times the usual. */
export type HeadwearPainter = (
  drawing: Drawing,
  width: number,
  colours: readonly [string, string, string],
) => void;
