import { lighten, mix } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import { Random } from '../core/random.js';
import type { Person } from './person.js';

/** Hair that lies behind head and shoulders. */
export function hairBehind(drawing: Drawing, { hair: { style, colour }, face, slug }: Person): void {
  const w = face.width;
  if (style === 'afro') {
    const random = new Random(slug);
    const curls = range(26, (index): OutlinePoint => {
      const angle = Math.PI * (0.82 + (1.36 * index) / 25);
      const reach = random.between(0.97, 1.05);
      return [Math.cos(angle) * 190 * w * reach, -64 + Math.sin(angle) * 176 * reach];
    });
    drawing.path(blob([...curls, [120 * w, 70], [-120 * w, 70]]), colour);
  }
  if (style === 'locs') {
    const random = new Random(slug);
    const locs = range(11, (index) => {
      const x = (-125 + index * 25) * w;
      const length = 190 + random.between(-36, 40);
      return stroke(
        [
          [x * 0.8, -70, 16],
          [x * 1.1, 50, 15],
          [x * 1.22, length * 0.7, 13],
          [x * 1.2, length, 6],
        ],
        { steps: 2 },
      );
    });
    drawing.path(locs.join(''), colour);
    drawing.path(
      blob([
        [-70, -160],
        [-84, -220],
        [-30, -264],
        [40, -262],
        [86, -216],
        [70, -160],
      ]),
      colour,
    );
  }
}

/** Hair over the forehead and temples. */
export function hairInFront(
  drawing: Drawing,
  { hair: { style, colour }, face, skin, headwear }: Person,
): void {
  if (headwear && headwear.kind !== 'headband') {
    if (style !== 'none' && headwear.kind !== 'hijab')
      drawing.path(sideburns(face.width * face.forehead), colour);
    return;
  }
  const w = face.width * face.forehead;
  const half = 104 * w;
  const cap = (rise: number, line: number, temple = 20): string =>
    blob([
      [-half - 2, -temple, 'corner'],
      [-half - 5, -100],
      [-72 * w, -rise + 6],
      [0, -rise],
      [72 * w, -rise + 6],
      [half + 5, -100],
      [half + 2, -temple, 'corner'],
      [92 * w, -58],
      [80 * w, -line + 14, 'corner'],
      [30, -line],
      [-30, -line],
      [-80 * w, -line + 14, 'corner'],
      [-92 * w, -58],
    ]);
  switch (style) {
    case 'none':
      drawing.path(
        blob([
          [-60, -132],
          [-20, -146],
          [12, -140],
          [-10, -120],
          [-50, -114],
        ]),
        mix(skin, '#ffd9a8', 0.4),
        { opacity: 0.7 },
      );
      return;
    case 'cropped':
      drawing.path(cap(166, 114), colour);
      return;
    case 'receding':
      drawing.path(
        blob([
          [-half, -20, 'corner'],
          [-half - 4, -90],
          [-78 * w, -152],
          [0, -164],
          [78 * w, -152],
          [half + 4, -90],
          [half, -20, 'corner'],
          [94 * w, -60],
          [88 * w, -104],
          [60 * w, -138, 'corner'],
          [0, -128],
          [-60 * w, -138, 'corner'],
          [-88 * w, -104],
          [-94 * w, -60],
        ]),
        colour,
      );
      return;
    case 'flatTop':
      drawing.path(cap(160, 112), mix(colour, skin, 0.35));
      drawing.path(
        blob([
          [-92 * w, -110, 'corner'],
          [-98 * w, -210],
          [-84 * w, -232, 'corner'],
          [84 * w, -238, 'corner'],
          [98 * w, -212],
          [92 * w, -110, 'corner'],
          [40, -118],
          [-40, -118],
        ]),
        colour,
      );
      return;
    case 'cornrows': {
      drawing.path(cap(164, 116), colour);
      const rows = range(7, (index) => {
        const u = index - 3;
        return stroke(
          [
            [u * 9, -166, 1],
            [u * 20, -142, 2.4],
            [u * 27, -112, 1],
          ],
          { steps: 2 },
        );
      });
      drawing.path(rows.join(''), mix(colour, skin, 0.55));
      return;
    }
    case 'afro':
      drawing.path(cap(186, 112), colour);
      return;
    case 'locs': {
      drawing.path(cap(172, 118), colour);
      const turns = range(6, (index) =>
        stroke(
          [
            [-60 + index * 24, -120, 2],
            [-40 + index * 16, -160, 4],
            [-20 + index * 8, -190, 2],
          ],
          { steps: 2 },
        ),
      );
      drawing.path(turns.join(''), lighten(colour, 0.12));
      return;
    }
    case 'parted':
      drawing.path(cap(162, 120, 0), colour);
      drawing.path(
        stroke([
          [-30, -164, 1],
          [-26, -140, 2.4],
          [-24, -118, 1],
        ]),
        mix(colour, skin, 0.6),
      );
      return;
  }
}

function sideburns(w: number): string {
  return [-1, 1]
    .map((side) =>
      blob([
        [side * 106 * w, -90],
        [side * 105 * w, -14, 'corner'],
        [side * 95 * w, -18, 'corner'],
        [side * 90 * w, -70],
        [side * 88 * w, -96],
      ]),
    )
    .join('');
}
