import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import { type Point, range } from '../core/points.js';
import type { Placed } from './placed.js';
import { seated } from './travelers.js';

export interface CruiserOptions extends Placed {
  colour: Colour;
  light: Colour;
  dark: Colour;
  glass: Colour;
  /** seen through the open sides */
  people?: Colour;
  hats?: Colour;
  lamp?: Colour;
}

/** The game-drive car with its roof raised, from the side; 400 long, wheels on y = 0. */
export function cruiser(drawing: Drawing, options: CruiserOptions): void {
  const {
    x,
    y,
    size = 1,
    flip,
    colour,
    light,
    dark,
    glass,
    people = dark,
    hats = people,
    lamp = light,
  } = options;
  const wheel = (wx: number) => ({
    tyre: ellipse(wx, -32, 34),
    hub: ellipse(wx, -32, 16),
    nuts: range(5, (index) =>
      ellipse(wx + Math.cos(index * 1.257) * 8, -32 + Math.sin(index * 1.257) * 8, 2),
    ).join(''),
  });
  const wheels = [wheel(-128), wheel(122)];
  const seats: Point[] = [
    [-122, -142],
    [-64, -140],
    [-8, -142],
    [50, -132],
  ];
  const parts: [Colour, string][] = [
    [dark, polygon('-196,-52 206,-52 204,-34 -194,-34') + polygon('-200,-96 -206,-96 -210,-44 -196,-44')],
    ...seated(seats, { people, hats, shirts: drawing.mix(people, hats, 0.55) }),
    [glass, polygon('70,-166 78,-166 108,-108 96,-108') + polygon('-190,-100 -186,-100 -186,-166 -190,-166')],
    [
      colour,
      blob(
        '-198,-40! -200,-104! -192,-112! 88,-112! 104,-104 176,-94 200,-84 206,-66 206,-42! 160,-40! 158,-62 140,-74 104,-74 86,-62 84,-40! -90,-40! -92,-62 -110,-74 -146,-74 -164,-62 -166,-40!',
      ),
    ],
    [
      light,
      polygon('-198,-108 -192,-113 88,-113 104,-106 176,-96 198,-88 176,-91 104,-99 -198,-100') +
        polygon('-80,-56 76,-56 76,-50 -80,-50'),
    ],
    [
      dark,
      [-136, -78, -20, 36]
        .map((px) =>
          polygon([
            [px, -96],
            [px + 48, -96],
            [px + 48, -93],
            [px, -93],
          ]),
        )
        .join('') +
        polygon('-24,-104 -22,-104 -22,-58 -24,-58') +
        polygon('38,-104 40,-104 40,-58 38,-58'),
    ],
    [colour, polygon('-206,-206 -196,-216 84,-216 98,-206 98,-200 -206,-200')],
    [light, polygon('-206,-206 -196,-216 84,-216 98,-206')],
    [
      dark,
      [-196, -92, -34, 24]
        .map((px) =>
          polygon([
            [px, -200],
            [px + 5, -200],
            [px + 5, -112],
            [px, -112],
          ]),
        )
        .join('') +
        polygon('78,-202 84,-202 114,-106 106,-106') +
        polygon('-206,-200 98,-200 98,-196 -206,-196'),
    ],
    [dark, wheels.map(({ tyre }) => tyre).join('') + ellipse(-210, -76, 10, 26)],
    [glass, wheels.map(({ hub }) => hub).join('')],
    [dark, wheels.map(({ nuts }) => nuts).join('') + polygon('196,-60 214,-60 214,-46 196,-46')],
    [lamp, ellipse(196, -76, 8, 9)],
  ];
  const id = drawing.symbol(`cruiser ${colour}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}
