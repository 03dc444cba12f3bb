import { lighten } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob } from '../core/path.js';
import { beanie, bushHat, cap, kofia } from './hats.js';
import type { HeadwearPainter } from './headwear-painter.js';
import type { HeadwearKind, Person } from './person.js';
import { headband, hijab, kanga, wrap } from './wraps.js';

const PAINTERS: Record<HeadwearKind, HeadwearPainter> = {
  bushHat,
  kofia,
  wrap,
  hijab,
  kanga,
  beanie,
  headband,
  cap,
};

/** Cloth that hangs behind the neck. */
export function headwearBehind(drawing: Drawing, { headwear, face }: Person): void {
  if (!headwear) return;
  const [cloth] = headwear.colours;
  const w = face.width;
  if (headwear.kind === 'hijab') {
    drawing.path(
      blob([
        [0, -208],
        [92 * w, -192],
        [150, -118],
        [160, 0],
        [150, 120],
        [200, 270],
        [280, 460, 'corner'],
        [-280, 460, 'corner'],
        [-200, 270],
        [-150, 120],
        [-160, 0],
        [-150, -118],
        [-92 * w, -192],
      ]),
      lighten(cloth, -0.12),
    );
  }
  if (headwear.kind === 'kanga') {
    drawing.path(
      blob([
        [0, -206],
        [110 * w, -186],
        [158, -100],
        [170, 40],
        [190, 200],
        [260, 300],
        [-260, 300],
        [-190, 200],
        [-170, 40],
        [-158, -100],
        [-110 * w, -186],
      ]),
      lighten(cloth, -0.14),
    );
  }
}

export function headwearInFront(drawing: Drawing, person: Person): void {
  const { headwear, face } = person;
  if (headwear) PAINTERS[headwear.kind](drawing, face.width * face.forehead, headwear.colours);
}
