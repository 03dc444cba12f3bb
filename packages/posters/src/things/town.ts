import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon } from '../core/path.js';
import type { OutlinePoint } from '../core/points.js';

export interface TownOptions {
  y: number;
  left: number;
  right: number;
  height: number;
  colours: Colour[];
  windows: Colour;
}

/** A sea front of flat roofs, arches and one minaret, far away. */
export function town(drawing: Drawing, { y, left, right, height, colours, windows }: TownOptions): void {
  const { random } = drawing;
  let lit = '';
  for (let x = left; x < right; ) {
    const width = random.between(46, 96);
    const tall = height * random.between(0.55, 1.05);
    const top = y - tall;
    const roof = random.next();
    let house = polygon([
      [x, y],
      [x, top],
      [x + width, top],
      [x + width, y],
    ]);
    if (roof < 0.3)
      house += polygon([
        [x + 4, top],
        [x + width - 4, top],
        [x + width / 2, top - width * 0.28],
      ]);
    else if (roof < 0.55) {
      for (let k = 0; k < width - 6; k += 12)
        house += polygon([
          [x + k, top],
          [x + k, top - 7],
          [x + k + 6, top - 7],
          [x + k + 6, top],
        ]);
    } else
      house += polygon([
        [x - 3, top],
        [x + width + 3, top],
        [x + width + 3, top - 5],
        [x - 3, top - 5],
      ]);
    drawing.path(house, random.pick(colours));
    const rows = Math.max(1, Math.floor(tall / 34));
    const columns = Math.max(2, Math.floor(width / 20));
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (!random.chance(0.8)) continue;
        const at = Math.round(x + (width * (column + 0.5)) / columns);
        lit += `M${at - 4} ${Math.round(top + 28 + row * 32)}v-10a4 4 0 0 1 8 0v10z`;
      }
    }
    x += width * random.between(0.8, 1.02);
  }
  const minaret = left + (right - left) * 0.62;
  const at = (u: number, v: number, corner?: 'corner'): OutlinePoint => [minaret + u, y - height * v, corner];
  drawing.path(
    polygon([at(-9, 0), at(-8, 1.75), at(8, 1.75), at(9, 0)]) +
      polygon([at(-14, 1.42), at(14, 1.42), at(14, 1.36), at(-14, 1.36)]) +
      blob([at(-9, 1.74, 'corner'), at(-9, 1.86), at(0, 2.08, 'corner'), at(9, 1.86), at(9, 1.74, 'corner')]),
    colours[0],
  );
  drawing.path(lit, windows);
}
