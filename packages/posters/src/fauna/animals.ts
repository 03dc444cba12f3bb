import type { Colour, Drawing, Placement } from '../core/drawing.js';
import { lens } from '../core/path.js';
import type { Gait } from './anatomy.js';
import { type AnimalName, animalShape } from './menagerie.js';

export interface Standing {
  x: number;
  y: number;
  size: number;
  gait?: Gait;
  flip?: boolean;
  /** degrees */
  rotate?: number;
}

export interface AnimalsOptions {
  of: AnimalName;
  at: Standing[];
  colour: Colour;
  /** colour of the two legs away from the viewer */
  far?: Colour;
  /** colours of named marks and parts; what is not named is left out */
  tint?: Readonly<Record<string, Colour>>;
  /** a lit edge toward `sunSide` */
  rim?: Colour;
  sunSide?: -1 | 1;
  /** a cast shadow on the ground */
  shadow?: Colour;
}

/** Single animals, placed one by one, painted in the given order. */
export function animals(drawing: Drawing, options: AnimalsOptions): void {
  const { of, at, colour, far, tint = {}, rim, sunSide = -1, shadow } = options;
  for (const { gait = 'stand', size, ...place } of at) {
    const placement = { ...place, scale: size };
    const symbols = symbolsOf(drawing, of, gait);
    if (shadow) {
      drawing.path(lens(place.x, place.y + 2, size * 900, Math.max(3, size * 40)), shadow, { opacity: 0.4 });
    }
    if (rim) {
      const shift = Math.max(1, Math.min(4, size * 8));
      drawing.use(symbols.whole, {
        ...placement,
        x: place.x + sunSide * shift,
        y: place.y - shift,
        fill: rim,
      });
    }
    if (far) {
      drawing.use(symbols.whole, { ...placement, fill: far });
      drawing.use(symbols.body, { ...placement, fill: colour });
    } else {
      drawing.use(symbols.whole, { ...placement, fill: colour });
    }
    tintParts(drawing, of, gait, symbols.body, tint, placement);
  }
}

export function symbolsOf(drawing: Drawing, of: AnimalName, gait: Gait): { body: string; whole: string } {
  const shape = animalShape(of, gait);
  const body = drawing.symbol(`${of} ${gait} body`, () => shape.body);
  if (!shape.far) return { body, whole: body };
  const whole = drawing.symbol(`${of} ${gait}`, () => `<path d="${shape.far}"/><use href="#${body}"/>`);
  return { body, whole };
}

function tintParts(
  drawing: Drawing,
  of: AnimalName,
  gait: Gait,
  body: string,
  tint: Readonly<Record<string, Colour>>,
  placement: Placement,
): void {
  const named = Object.entries(tint);
  if (!named.length) return;
  const { marks = {}, parts = {} } = animalShape(of, gait);
  const paint = (from: Readonly<Record<string, string>>) =>
    named
      .filter(([name]) => from[name])
      .map(([name, colour]) => `<path fill="${drawing.colour(colour)}" d="${from[name]}"/>`)
      .join('');
  const id = drawing.symbol(`${of} ${gait} ${JSON.stringify(tint)}`, () => {
    const within = paint(marks);
    const over = paint(parts);
    return (
      `${within ? `<g clip-path="url(#${drawing.clip(`#${body}`)})">${within}</g>` : ''}${over}` || '<g/>'
    );
  });
  drawing.use(id, placement);
}
