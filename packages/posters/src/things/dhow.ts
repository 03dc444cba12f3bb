import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import type { Placed } from './placed.js';

export interface DhowOptions extends Placed {
  hull: Colour;
  sail: Colour;
  sailShade: Colour;
  trim: Colour;
  /** opacity of the mirror image */
  reflection?: number;
}

/** The lateen-rigged dhow, its sail filled to the right; y is the water line. */
export function dhow(drawing: Drawing, options: DhowOptions): void {
  const { x, y, size = 1, flip, hull, sail, sailShade, trim, reflection } = options;
  const crew =
    ellipse(-120, -62, 9) +
    stroke('-124,-54,12 -128,-36,14', { steps: 1 }) +
    ellipse(92, -64, 8) +
    stroke('90,-56,10 88,-38,12', { steps: 1 });
  const id = drawing.symbol(`dhow ${hull} ${sail}`, () => {
    const part = (colour: Colour, path: string) => `<path fill="${drawing.colour(colour)}" d="${path}"/>`;
    return (
      part(
        hull,
        blob(
          '-190,-58! -196,-66! -150,-44 -60,-30 60,-30 130,-42 206,-74! 190,-46 150,-10 120,6! -140,6! -172,-20',
        ) +
          stroke('-8,-30,6 6,-200,4.5 14,-330,3', { steps: 1 }) +
          stroke('-150,-118,3 -30,-296,5 120,-470,3', { steps: 1 }) +
          crew,
      ) +
      part(sail, blob('-146,-112! -30,-290 118,-464! 140,-330 142,-200 110,-70! 30,-66 -60,-80')) +
      part(
        sailShade,
        blob('118,-464! 140,-330 142,-200 110,-70! 70,-66! 96,-180 104,-320') +
          polygon('-96,-176 104,-150 103,-146 -99,-172') +
          polygon('-38,-262 116,-250 116,-246 -41,-258'),
      ) +
      part(
        trim,
        polygon(
          '-190,-56 -150,-40 -60,-26 60,-26 130,-38 204,-70 202,-64 130,-31 60,-19 -60,-19 -150,-33 -187,-50',
        ),
      )
    );
  });
  if (reflection)
    drawing.use(id, { x, y: y + 6 * size, scale: size, scaleY: -size * 0.62, flip, opacity: reflection });
  drawing.use(id, { x, y, scale: size, flip });
}
