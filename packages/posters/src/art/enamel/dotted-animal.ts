import type { Drawing } from '../../core/drawing.js';
import { ellipse, polygon } from '../../core/path.js';
import { type OutlinePoint, type Point, range } from '../../core/points.js';
import type { Gait } from '../../fauna/anatomy.js';
import { type AnimalName, animalShape } from '../../fauna/menagerie.js';
import { paintDots, scatter } from '../artwork.js';
import { INK, outlined } from './motifs.js';

interface Look {
  body: string;
  spot: string;
  speck: string;
  /** in the animal's centimetres */
  eye: Point;
  rosettes?: boolean;
}

export function dottedAnimal(
  drawing: Drawing,
  name: AnimalName,
  gait: Gait,
  place: { x: number; y: number; scale: number; flip?: boolean },
  look: Look,
): void {
  const { random } = drawing;
  const shape = animalShape(name, gait);
  const whole = (shape.far ?? '') + shape.body;
  const { x, y, scale, flip } = place;
  const cell = name === 'giraffe' ? [16, 36] : [9, 16];
  const box = name === 'giraffe' ? ([-220, -960, 400, -120] as const) : ([-330, -210, 330, 210] as const);
  const marks = scatter(random, name === 'giraffe' ? 170 : 190, box, [cell[0] ?? 9, cell[1] ?? 16]);
  drawing.group(`transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"`, () => {
    drawing.path(whole, INK, outlined(20));
    drawing.path(whole, look.body);
    drawing.group(`clip-path="url(#${drawing.clip(whole)})"`, () => {
      if (look.rosettes) {
        drawing.line(marks.map((dot) => ellipse(dot.x, dot.y, dot.r * 0.8)).join(''), look.spot, 7);
        paintDots(
          drawing,
          marks.map((dot) => ({ ...dot, r: 4 })),
          '#b5481f',
        );
      } else {
        drawing.path(
          marks.map((dot) => patch(dot.x, dot.y, dot.r, random.integer(5, 6))).join(''),
          look.spot,
        );
        paintDots(drawing, scatter(random, 150, [-220, -960, 400, -20], [4, 6]), look.speck);
      }
    });
    drawing.path(ellipse(look.eye[0] * 2, look.eye[1] * 2, 12), '#fff');
    drawing.path(ellipse(look.eye[0] * 2 + 3, look.eye[1] * 2, 7), INK);
  });
}

function patch(x: number, y: number, r: number, sides: number): string {
  return polygon(
    range(
      sides,
      (side): OutlinePoint => [
        x + Math.cos((side / sides) * 6.283) * r * 1.05,
        y + Math.sin((side / sides) * 6.283) * r * 1.05,
      ],
    ),
  );
}
