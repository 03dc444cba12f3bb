import { Drawing } from '../core/drawing.js';
import { Random } from '../core/random.js';
import { type LayerKind, painters } from './painters.js';
import {
  type ByFormat,
  type Format,
  frameOf,
  type Layer,
  PHONE_SIZE,
  SCENE_SIZE,
  type Scene,
} from './scene.js';

/** The scene as SVG text. */
export function drawScene(scene: Scene, format: Format = 'wide'): string {
  const { width = SCENE_SIZE.width, height = SCENE_SIZE.height, slug, palette, layers } = scene;
  const drawing = new Drawing(width, height, slug, palette);
  paintLayers(drawing, slug, layers, format);
  const frame = frameOf(scene, format);
  return drawing.toSvg(scene.alt, frame, format === 'phone' ? { ...frame, ...PHONE_SIZE } : frame);
}

/** Paints back to front; every layer has its own random numbers, so that a change to one leaves the others alone. */
export function paintLayers(
  drawing: Drawing,
  seed: string,
  layers: readonly Layer[],
  format: Format = 'wide',
): void {
  for (const [index, layer] of layers.entries()) {
    // the compiler has checked each layer against its kind; here any pair of kind and options will do
    const [kind, { phone, only, ...options }] = layer as readonly [LayerKind, ByFormat<object>];
    if (only && only !== format) continue;
    drawing.random = new Random(`${seed} ${index} ${kind}`);
    const painter = painters[kind] as (drawing: Drawing, options: object) => void;
    painter(drawing, format === 'phone' ? { ...options, ...phone } : options);
  }
}
