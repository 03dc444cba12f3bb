import { mix } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse } from '../core/path.js';
import { mirrored, type OutlinePoint } from '../core/points.js';
import { beard } from './beard.js';
import { eye, lines, mouth, nose } from './features.js';
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

const CHIN = 146;

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
