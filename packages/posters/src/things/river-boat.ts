import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon } from '../core/path.js';
import type { Point } from '../core/points.js';
import type { Placed } from './placed.js';
import { seated } from './travelers.js';

export interface BoatOptions extends Placed {
  hull: Colour;
  light: Colour;
  canopy: Colour;
  people: Colour;
  hats: Colour;
}

/** A flat river boat with a sun roof; y is the water line. */
export function riverBoat(
  drawing: Drawing,
  { x, y, size = 1, flip, hull, light, canopy, people, hats }: BoatOptions,
): void {
  const seats: Point[] = [
    [-162, -92],
    [-96, -86],
    [-40, -86],
    [16, -86],
    [72, -86],
  ];
  const parts: [Colour, string][] = [
    ...seated(seats, { people, hats, shirts: drawing.mix(people, hats, 0.55) }),
    [
      hull,
      blob('-196,-44! 150,-44 214,-62! 190,-20 150,6! -184,6!') +
        [-126, -8, 108]
          .map((px) =>
            polygon([
              [px, -160],
              [px + 5, -160],
              [px + 5, -40],
              [px, -40],
            ]),
          )
          .join('') +
        polygon('-204,-60 -188,-60 -186,10 -198,10'),
    ],
    [light, polygon('-196,-44 150,-44 214,-62 206,-50 152,-34 -194,-34')],
    [canopy, blob('-148,-158! -130,-172 0,-178 120,-172 140,-158!')],
  ];
  const id = drawing.symbol(`boat ${hull}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}
