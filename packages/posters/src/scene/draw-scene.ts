import { Drawing, type Frame } from '../core/drawing.js';
import { Random } from '../core/random.js';
import { painters } from './painters.js';
import { type Format, frameOf, type Layer, PHONE_SIZE, type Scene, SCENE_SIZE } from './scene.js';

/** The scene as SVG text. */
export function drawScene(scene: Scene, format: Format = 'wide'): string {
  const frame = frameOf(scene, format);
  const size = format === 'phone' ? { ...frame, ...PHONE_SIZE } : frame;
  return paint(scene, format).toSvg(scene.alt, frame, size);
}

/** The wide scene seen through a window of it. */
export function drawWindow(scene: Scene, window: Frame): string {
  return paint(scene, 'wide').toSvg(scene.alt, window);
}

function paint(scene: Scene, format: Format): Drawing {
  const { width = SCENE_SIZE.width, height = SCENE_SIZE.height, slug, palette, layers } = scene;
  const drawing = new Drawing(width, height, slug, palette);
  layers.forEach((layer, index) => {
    // every layer has its own random numbers, so that a change to one leaves the others as they were
    drawing.random = new Random(`${slug} ${index} ${layer[0]}`);
    paintLayer(drawing, layer, format);
  });
  return drawing;
}

function paintLayer(drawing: Drawing, [kind, { phone, only, ...options }]: Layer, format: Format): void {
  if (only && only !== format) return;
  const painter = painters[kind] as (drawing: Drawing, options: object) => void;
  painter(drawing, format === 'phone' ? { ...options, ...phone } : options);
}
