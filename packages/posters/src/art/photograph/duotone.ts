import { Drawing, type Palette } from '../../core/drawing.js';
import { dots } from '../../core/path.js';
import { type Point, range } from '../../core/points.js';
import { Random } from '../../core/random.js';
import { paintLayers } from '../../scene/draw-scene.js';
import type { Layer } from '../../scene/scene.js';

/** A tone between the two inks: 0 is black, 1 is paper. */
export const tone = (share: number): string => `ink>paper:${share}`;

const MARGIN = 46;

export function photograph(
  slug: string,
  width: number,
  height: number,
  palette: Palette,
  layers: Layer[],
): Drawing {
  const drawing = new Drawing(width, height, slug, palette);
  paintLayers(drawing, slug, layers);
  grain(drawing);
  const vignette = drawing.glow([
    [0.55, '#000000', 0],
    [1, '#000000', 0.32],
  ]);
  drawing.path(`M0 0h${width}v${height}H0z`, vignette);
  const m = MARGIN;
  drawing.path(`M0 0h${width}v${height}H0zM${m} ${m}v${height - 2 * m}h${width - 2 * m}V${m}z`, '#fbf8f1', {
    attributes: 'fill-rule="evenodd"',
  });
  return drawing;
}

/** Film grain: a tile of light and dark specks, too irregular to be seen as a tile. */
function grain(drawing: Drawing): void {
  const random = new Random('grain');
  const size = 170;
  const specks = (count: number): string =>
    dots(range(count, (): Point => [random.between(0, size), random.between(0, size)]));
  const tile =
    `<g fill="none" stroke-linecap="round"><path stroke="#fff" stroke-width="2" opacity=".16" d="${specks(260)}"/>` +
    `<path stroke="#000" stroke-width="2.4" opacity=".16" d="${specks(260)}"/></g>`;
  drawing.path(`M0 0h${drawing.width}v${drawing.height}H0z`, drawing.pattern(size, tile));
}
