import { mix } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, stroke } from '../core/path.js';
import { mirrored, type OutlinePoint } from '../core/points.js';
import { beard } from './hair.js';
import type { Person } from './person.js';

export interface Tones {
  skin: string;
  shade: string;
  light: string;
  lip: string;
  /** for lids, lines and nostrils */
  dark: string;
}

export function tonesOf(skin: string): Tones {
  return {
    skin,
    shade: mix(skin, '#1d0f1c', 0.34),
    light: mix(skin, '#ffd9a8', 0.26),
    lip: mix(mix(skin, '#9c343a', 0.5), '#2a0d12', 0.1),
    dark: mix(skin, '#1a0a10', 0.66),
  };
}

export const CHIN = 146;
const EYE_LEVEL = -14;

export function headOutline({ face }: Person): OutlinePoint[] {
  const { width, forehead, cheek, jaw, length } = face;
  const half: OutlinePoint[] = [
    [0, -152],
    [62 * forehead * width, -147],
    [98 * forehead * width, -96],
    [101 * cheek * width, -14],
    [95 * ((cheek + jaw) / 2) * width, 54 * length],
    [70 * jaw * width, 108 * length],
    [30 * jaw * width, 141 * length],
    [0, CHIN * length],
  ];
  return mirrored(half);
}

/** Ears, face and features, lit from the left; the portrait mirrors the head for light from the right. */
export function head(drawing: Drawing, person: Person, tones: Tones): void {
  const { face, turn, age } = person;
  const covered = person.headwear?.kind === 'hijab' || person.headwear?.kind === 'kanga';
  const ear = 99 * face.width * face.cheek;
  if (!covered) {
    drawing.path(ellipse(-ear, 14, 16, 29), tones.skin);
    drawing.path(ellipse(ear, 14, 16, 29), tones.shade);
    drawing.path(ellipse(-ear - 2, 16, 7, 17), tones.shade, { opacity: 0.5 });
  }
  const outline = blob(headOutline(person));
  drawing.path(outline, tones.skin);
  drawing.group(`clip-path="url(#${drawing.clip(outline)})"`, () => {
    planes(drawing, person, tones);
    if (person.beard) beard(drawing, person, person.beard, tones);
    drawing.group(`transform="translate(${turn} 0)"`, () => {
      nose(drawing, person);
      mouth(drawing, person, tones);
      for (const side of [-1, 1] as const) eye(drawing, person, tones, side);
      if (age > 0) lines(drawing, person, tones);
    });
  });
}

/** One plane of shade, whose edge draws brow, nose, lips and chin; and lights on cheek and forehead. */
function planes(drawing: Drawing, { face, turn, features }: Person, { shade, light }: Tones): void {
  const n = features.nose;
  const at = (x: number, y: number, corner?: 'corner'): OutlinePoint => [
    x + turn,
    y * (y > 60 ? face.length : 1),
    corner,
  ];
  drawing.path(
    blob([
      at(18, -170, 'corner'),
      at(24, -90),
      at(12, -44),
      at(5, -26),
      at(9, 14),
      at(26 * n, 42, 'corner'),
      at(14, 56),
      at(3, 60),
      at(4, 74),
      at(2, 98),
      at(11, 112),
      at(4, 165, 'corner'),
      [160, 165, 'corner'],
      [160, -170, 'corner'],
    ]),
    shade,
  );
  const w = face.width * face.cheek;
  drawing.path(
    blob([
      [-86 * w, -6],
      [-60 * w, 22],
      [-38 * w + turn, 28],
      [-52 * w, 56],
      [-80 * w, 62],
      [-94 * w, 20],
    ]),
    light,
    { opacity: 0.45 },
  );
  drawing.path(
    blob([
      [-70 * w, -120],
      [-10, -130],
      [0, -94],
      [-40 * w, -86],
    ]),
    light,
    { opacity: 0.3 },
  );
  drawing.path(
    blob([
      [-4 + turn, -20],
      [2 + turn, -18],
      [4 + turn, 30],
      [-8 * n + turn, 40],
      [-10 + turn, 30],
    ]),
    light,
    { opacity: 0.45 },
  );
}

function nose(drawing: Drawing, { features, skin }: Person): void {
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

function mouth(drawing: Drawing, { features, face }: Person, { lip }: Tones): void {
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

function eye(drawing: Drawing, person: Person, tones: Tones, side: -1 | 1): void {
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
function lines(drawing: Drawing, { face, age, features }: Person, { dark }: Tones): void {
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
