import type { Frame, Palette } from '../core/drawing.js';
import type { LayerKind, OptionsOf } from './painters.js';

/** The two shapes in which a scene is shown. */
export type Format = 'wide' | 'phone';

export interface ByFormat<Options> {
  /** on the phone crop these options replace the layer's own */
  phone?: Partial<Options>;
  /** draws the layer in this format only */
  only?: Format;
}

/** One step of the painting, back to front: the kind of thing and what it looks like. */
export type Layer = {
  [Kind in LayerKind]: readonly [kind: Kind, options: OptionsOf<Kind> & ByFormat<OptionsOf<Kind>>];
}[LayerKind];

/** A picture as plain data. */
export interface Scene {
  slug: string;
  /** what is seen, for those who don't see it */
  alt: string;
  palette: Palette;
  layers: Layer[];
  width?: number;
  height?: number;
  /** left edge of the phone's window; with `top` and `height` where it does not span the full height */
  phone?: { left: number; top?: number; height?: number };
  /** upper edge of the window that the share card shows */
  shareTop?: number;
}

export const SCENE_SIZE = { width: 1920, height: 1280 } as const;
export const PHONE_SIZE = { width: 960, height: 1200 } as const;

export function defineScene(scene: Scene): Scene {
  return scene;
}

export function frameOf(scene: Scene, format: Format): Frame {
  const { width = SCENE_SIZE.width, height = SCENE_SIZE.height, phone } = scene;
  if (format === 'wide' || !phone) return { x: 0, y: 0, width, height };
  const tall = phone.height ?? height;
  return {
    x: phone.left,
    y: phone.top ?? 0,
    width: (tall * PHONE_SIZE.width) / PHONE_SIZE.height,
    height: tall,
  };
}
