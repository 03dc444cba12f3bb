import { Drawing } from '../../core/drawing.js';
import { blob, ellipse } from '../../core/path.js';
import { range } from '../../core/points.js';
import { HEIGHT, nestedFields, petals, WIDTH } from './cloth.js';

export function cashewAndStar(): Drawing {
  const [green, plum, cream, orange] = ['#0f6a52', '#4a1440', '#fff4dc', '#f08a2a'] as const;
  const drawing = new Drawing(WIDTH, HEIGHT, 'cashew-and-star');
  drawing.path(`M0 0h${WIDTH}v${HEIGHT}H0z`, orange);
  drawing.path(`M14 14h${WIDTH - 28}v${HEIGHT - 28}H14z`, plum);
  const nut = drawing.symbol('cashew', () => {
    const part = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
    return (
      part(cream, blob('0,-84 -50,-70 -70,-20 -58,40 -16,78 34,66 44,30 14,24 -10,-4 0,-36 38,-46 40,-72')) +
      part(green, blob('0,-62 -34,-50 -48,-16 -40,30 -10,54 16,50 -14,34 -32,-4 -18,-46 16,-58')) +
      part(
        orange,
        (
          [
            [-50, -58],
            [-72, -24],
            [-68, 22],
            [-44, 58],
            [-8, 86],
          ] as const
        )
          .map(([x, y]) => ellipse(x * 1.22, y * 1.16, 8))
          .join(''),
      )
    );
  });
  for (let index = 0; index < 9; index++) {
    drawing.use(nut, { x: 150 + index * 150, y: 100, scale: 0.78, rotate: index % 2 ? 180 : 1 });
    drawing.use(nut, { x: 150 + index * 150, y: 900, scale: 0.78, rotate: index % 2 ? 1 : 180 });
  }
  for (let index = 0; index < 4; index++) {
    drawing.use(nut, { x: 100, y: 260 + index * 160, scale: 0.78, rotate: index % 2 ? 90 : -90 });
    drawing.use(nut, { x: 1400, y: 260 + index * 160, scale: 0.78, rotate: index % 2 ? -90 : 90 });
  }
  nestedFields(drawing, [
    [190, cream],
    [200, orange],
    [212, cream],
    [218, green],
  ]);
  const stars: string[] = [];
  const seeds: string[] = [];
  const discs: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 7 - (row % 2); column++) {
      const [x, y] = [300 + column * 150 + (row % 2 ? 75 : 0), 304 + row * 131];
      discs.push(ellipse(x, y, 60));
      stars.push(petals(x, y, 8, 54));
      seeds.push(ellipse(x, y, 13));
    }
  }
  drawing.path(discs.join(''), plum);
  drawing.path(stars.join(''), cream);
  drawing.path(seeds.join(''), orange);
  drawing.path(
    range(3, (row) => range(8, (column) => ellipse(225 + column * 150, 369 + row * 131, 8)).join('')).join(
      '',
    ),
    cream,
  );
  return drawing;
}
