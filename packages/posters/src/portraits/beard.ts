import { lighten } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, stroke } from '../core/path.js';
import type { Tones } from './head.js';
import type { BeardStyle, Person } from './person.js';

/** Drawn within the outline of the face. */
export function beard(
  drawing: Drawing,
  { features, face, turn }: Person,
  { style, colour }: { style: BeardStyle; colour: string },
  { dark }: Tones,
): void {
  const l = face.length;
  const moustache = (rise: number): string =>
    stroke(
      [
        [-48 * features.mouth, 76, 3],
        [-24, 64, 7 * rise],
        [0, 66, 5 * rise],
        [24, 64, 7 * rise],
        [48 * features.mouth, 76, 3],
      ],
      { steps: 2 },
    );
  drawing.group(`transform="translate(${turn * 0.7} 0)"`, () => {
    switch (style) {
      case 'full':
      case 'long':
        drawing.path(
          blob([
            [-130, 10, 'corner'],
            [-96, 22],
            [-88, 52],
            [-62, 66],
            [-30, 60],
            [0, 64],
            [30, 60],
            [62, 66],
            [88, 52],
            [96, 22],
            [130, 10, 'corner'],
            [130, 190, 'corner'],
            [-130, 190, 'corner'],
          ]),
          colour,
        );
        return;
      case 'stubble':
        drawing.path(
          blob([
            [-130, 30, 'corner'],
            [-92, 50],
            [-58, 66],
            [0, 60],
            [58, 66],
            [92, 50],
            [130, 30, 'corner'],
            [130, 190, 'corner'],
            [-130, 190, 'corner'],
          ]),
          dark,
          { opacity: 0.36 },
        );
        return;
      case 'goatee':
        drawing.path(
          moustache(1) +
            blob([
              [-42, 90],
              [-36, 116 * l],
              [0, 112 * l],
              [36, 116 * l],
              [42, 90],
              [48, 130 * l],
              [0, 184],
              [-48, 130 * l],
            ]),
          colour,
        );
        return;
      case 'moustache':
        drawing.path(moustache(1.25), colour);
        return;
    }
  });
}

/** A beard that hangs below the chin, drawn over neck and collar. */
export function beardBelow(drawing: Drawing, { beard: worn, face }: Person): void {
  if (worn?.style !== 'long') return;
  const chin = 146 * face.length;
  drawing.path(
    blob([
      [-78 * face.jaw, chin - 60],
      [-64, chin + 10],
      [-30, chin + 66],
      [0, chin + 84],
      [30, chin + 66],
      [64, chin + 10],
      [78 * face.jaw, chin - 60],
      [0, chin - 30],
    ]),
    worn.colour,
  );
  drawing.path(
    blob([
      [10, chin],
      [40, chin],
      [50, chin + 20],
      [24, chin + 64],
      [4, chin + 80],
    ]),
    '#12081a',
    { opacity: 0.16 },
  );
  drawing.path(
    [-34, -12, 12]
      .map((x) =>
        stroke([
          [x, chin - 10, 1],
          [x * 0.8, chin + 30, 2.4],
          [x * 0.4, chin + 66, 1],
        ]),
      )
      .join(''),
    lighten(worn.colour, -0.12),
    { opacity: 0.6 },
  );
}
