import { mix } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, stroke } from '../core/path.js';
import type { OutlinePoint } from '../core/points.js';
import type { Tones } from './head.js';
import type { Person } from './person.js';

const EYE_LEVEL = -14;

export function nose(drawing: Drawing, { features, skin }: Person): void {
  const w = features.nose;
  const wings = blob([
    [-27 * w, 44, 'corner'],
    [-19 * w, 54],
    [0, 57],
    [15 * w, 56],
    [26 * w, 42, 'corner'],
    [11 * w, 62],
    [-15 * w, 62],
  ]);
  drawing.path(wings, mix(skin, '#2a0d12', 0.5));
}

export function mouth(drawing: Drawing, { features, face }: Person, { lip }: Tones): void {
  const { lips, mouth: width, smile, teeth } = features;
  const half = 42 * width;
  const y = 84 * (0.4 + 0.6 * face.length);
  const corner = y - smile * 0.8;
  if (teeth) {
    const open = 18 + smile * 0.5;
    drawing.path(
      blob([
        [-half, corner, 'corner'],
        [-16, y - 4 * lips],
        [0, y - 1],
        [16, y - 4 * lips],
        [half, corner, 'corner'],
        [half * 0.6, y + open * lips],
        [0, y + (open + 8) * lips],
        [-half * 0.6, y + open * lips],
      ]),
      lip,
    );
    drawing.path(
      blob([
        [-half * 0.82, corner + 3, 'corner'],
        [0, y + 5],
        [half * 0.82, corner + 3, 'corner'],
        [half * 0.5, y + open * 0.6],
        [0, y + open * 0.78],
        [-half * 0.5, y + open * 0.6],
      ]),
      '#fbf3e8',
    );
    return;
  }
  drawing.path(
    blob([
      [-half, corner, 'corner'],
      [-14, y - 10 * lips],
      [0, y - 6 * lips],
      [14, y - 10 * lips],
      [half, corner, 'corner'],
      [0, y + 4],
    ]),
    mix(lip, '#1a0a10', 0.3),
  );
  drawing.path(
    blob([
      [-half, corner, 'corner'],
      [0, y + 4],
      [half, corner, 'corner'],
      [20 * width, y + 18 * lips],
      [0, y + 22 * lips],
      [-20 * width, y + 18 * lips],
    ]),
    lip,
  );
}

export function eye(drawing: Drawing, person: Person, tones: Tones, side: -1 | 1): void {
  const { face, features, turn, hair, age } = person;
  // the eye on the side to which the face turns away looks narrower
  const narrow = side * turn > 0 ? 1 - Math.abs(turn) / 70 : 1;
  const size = features.eyes;
  const centre = side * 43 * face.width;
  const x = (out: number) => centre + side * out * size * narrow;
  const y = (out: number, down: number) => EYE_LEVEL + down * size - (out / 24) * features.eyeSlant;
  const drawAt = (out: number, down: number, corner?: 'corner'): OutlinePoint => [
    x(out),
    y(out, down),
    corner,
  ];
  drawing.path(
    blob([
      drawAt(-21, 3, 'corner'),
      drawAt(-8, -9),
      drawAt(8, -10),
      drawAt(23, -1, 'corner'),
      drawAt(8, 8),
      drawAt(-8, 8),
    ]),
    side < 0 ? '#f6ece0' : '#d9c8bd',
  );
  drawing.path(ellipse(centre + 2, EYE_LEVEL - 1, 9 * size, 9.5 * size), '#1b0e0c');
  drawing.path(ellipse(centre - 1, EYE_LEVEL - 4, 2.4), '#fff');
  const lid = stroke(
    [
      [x(-23), y(-23, 4), 1.5],
      [x(-8), y(-8, -9), 3.2],
      [x(8), y(8, -10), 3.6],
      [x(26), y(26, -3), 1.6],
    ],
    { steps: 2 },
  );
  drawing.path(lid, '#160b0d');
  const browColour = mix(hair.colour === 'none' ? '#17100f' : hair.colour, tones.skin, 0.14);
  const rise = age ? 3 : 0;
  drawing.path(
    stroke(
      [
        [x(-24), EYE_LEVEL - 29 + rise, 4 * features.brows],
        [x(0), EYE_LEVEL - 40 - features.eyeSlant * 0.6, 5.6 * features.brows],
        [x(31), EYE_LEVEL - 26, 2],
      ],
      { steps: 2 },
    ),
    browColour,
  );
}

/** What the years draw: crow's feet, folds beside the mouth, and on the old the brow too. */
export function lines(drawing: Drawing, { face, age, features }: Person, { dark }: Tones): void {
  const w = face.width;
  const each: string[] = [];
  for (const side of [-1, 1]) {
    const s = side * w;
    each.push(
      stroke(
        [
          [s * 74, -12, 1],
          [s * 84, -6, 1.8],
          [s * 90, 4, 0.8],
        ],
        { steps: 1 },
      ),
      stroke(
        [
          [s * 72, -4, 1],
          [s * 80, 6, 1.6],
          [s * 83, 16, 0.8],
        ],
        { steps: 1 },
      ),
      stroke(
        [
          [s * 30, 14, 1],
          [s * 46, 18, 2],
          [s * 60, 12, 1],
        ],
        { steps: 1 },
      ),
      stroke(
        [
          [side * 30 * features.nose, 50, 1],
          [side * 46, 66, 2.4],
          [side * 54, 90, 1],
        ],
        { steps: 2 },
      ),
    );
    if (age > 1)
      each.push(
        stroke(
          [
            [s * 56, 40, 1],
            [s * 68, 62, 2],
            [s * 62, 92, 1],
          ],
          { steps: 2 },
        ),
      );
  }
  if (age > 1) {
    for (const y of [-84, -98, -112])
      each.push(
        stroke(
          [
            [-54, y + 4, 1],
            [-20, y, 1.8],
            [20, y, 1.8],
            [52, y + 4, 1],
          ],
          { steps: 2 },
        ),
      );
  }
  drawing.path(each.join(''), dark, { opacity: 0.5 });
}
