import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import type { Placed } from './placed.js';

export interface PlaneOptions extends Placed {
  colour: Colour;
  shade: Colour;
  stripe: Colour;
  glass: Colour;
  rotate?: number;
}

/** A high-winged bush plane, seen from a little above. */
export function bushPlane(
  drawing: Drawing,
  { x, y, size = 1, flip, rotate, colour, shade, stripe, glass }: PlaneOptions,
): void {
  const parts: [Colour, string][] = [
    [shade, polygon('-20,10 10,10 70,120 46,128') + polygon('-158,2 -140,2 -120,34 -136,36')],
    [
      colour,
      blob('126,8! 112,-14 70,-30 20,-34 -60,-22 -170,-12! -176,4! -60,24 40,32 104,26') +
        blob('-176,-8! -186,-62! -166,-62! -138,-12!'),
    ],
    [shade, blob('126,8! 60,14 -60,12 -176,2! -60,24 40,32 104,26')],
    [
      stripe,
      polygon('116,2 20,0 -172,-4 -172,2 20,8 118,10') + polygon('-184,-54 -168,-54 -164,-46 -182,-46'),
    ],
    [
      glass,
      blob('92,-16! 64,-28 30,-30! 34,-14!') + [-60, -30, 0].map((px) => ellipse(px, -12, 9, 7)).join(''),
    ],
    [
      colour,
      polygon('-26,-30 26,-34 -60,-168 -98,-160') +
        polygon('-26,-30 26,-34 30,-26 -20,-22') +
        polygon('-166,-14 -140,-16 -176,-56 -192,-50'),
    ],
    [shade, ellipse(132, 6, 4, 42)],
  ];
  const id = drawing.symbol('bush plane', () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip, rotate });
}
