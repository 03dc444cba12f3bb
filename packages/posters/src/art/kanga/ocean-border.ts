import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, stroke } from '../../core/path.js';
import { mirrored, type OutlinePoint, type Point, range } from '../../core/points.js';
import { HEIGHT, nestedFields, WIDTH } from './cloth.js';

export function oceanBorder(): Drawing {
  const [deep, sea, foam, coral] = ['#12386b', '#1f7fa6', '#f3fbf4', '#f2694a'] as const;
  const drawing = new Drawing(WIDTH, HEIGHT, 'ocean-border');
  drawing.path(`M0 0h${WIDTH}v${HEIGHT}H0z`, deep);
  const fish = drawing.symbol('kanga fish', () => {
    const part = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
    return (
      part(foam, blob('64,0 40,-30 0,-38 -34,-16 -70,-36! -60,0 -70,36! -34,16 0,38 40,30')) +
      part(coral, blob('56,0 36,-22 0,-28 -28,-10 -28,10 0,28 36,22')) +
      part(
        foam,
        [-14, 4, 22]
          .map((x) =>
            blob([
              [x - 5, -30, 'corner'],
              [x + 5, -30, 'corner'],
              [x + 12, 0],
              [x + 5, 30, 'corner'],
              [x - 5, 30, 'corner'],
              [x + 2, 0],
            ]),
          )
          .join('') + ellipse(42, -6, 6),
      )
    );
  });
  for (let index = 0; index < 8; index++) {
    drawing.use(fish, { x: 190 + index * 160, y: 92, scale: 0.9 });
    drawing.use(fish, { x: 190 + index * 160, y: 908, scale: 0.9, flip: true });
  }
  for (let index = 0; index < 4; index++) {
    drawing.use(fish, { x: 92, y: 262 + index * 160, scale: 0.9, rotate: -90 });
    drawing.use(fish, { x: 1408, y: 262 + index * 160, scale: 0.9, rotate: 90 });
  }
  nestedFields(
    drawing,
    [
      [20, coral],
      [30, deep],
    ].map(([inset, colour]) => [inset, colour] as [number, string]),
    true,
  );
  nestedFields(drawing, [
    [166, foam],
    [178, sea],
  ]);
  const waves = range(9, (row) => {
    const y = 196 + row * 76;
    return range(16, (index) => `M${186 + index * 76 + (row % 2) * 38} ${y + 40}a38 34 0 0 1 76 0`).join('');
  }).join('');
  const field = drawing.clip(`M178 178h${WIDTH - 356}v${HEIGHT - 356}H178z`);
  drawing.group(`clip-path="url(#${field})"`, () => {
    drawing.line(waves, deep, 16);
    drawing.line(waves.replaceAll('a38 34', 'a20 18').replaceAll('1 76 0', '1 40 0'), foam, 6, {
      opacity: 0.8,
      attributes: 'transform="translate(18 4)"',
    });
  });
  drawing.path(ellipse(750, 500, 300, 270), foam);
  drawing.path(ellipse(750, 500, 284, 254), coral);
  drawing.path(ellipse(750, 500, 262, 232), deep);
  shell(drawing, 750, 620, foam, coral);
  for (const [x, y, flip] of [
    [330, 330, false],
    [1170, 330, true],
    [330, 670, false],
    [1170, 670, true],
  ] as const) {
    drawing.path(ellipse(x, y, 104), deep);
    drawing.use(fish, { x, y, scale: 1.05, flip });
  }
  return drawing;
}

export function shell(drawing: Drawing, x: number, y: number, light: string, dark: string): void {
  const ribs = range(11, (index): { tip: Point; angle: number } => {
    const angle = -Math.PI * (0.08 + (0.84 * index) / 10);
    return { tip: [x + Math.cos(angle) * 220, y + Math.sin(angle) * 250], angle };
  });
  const edge = ribs.flatMap(({ tip, angle }): OutlinePoint[] => [
    [tip[0] - Math.cos(angle) * 14, tip[1] - Math.sin(angle) * 14 + 8],
    tip,
  ]);
  drawing.path(blob([[x, y + 20], ...edge]), light);
  drawing.path(
    ribs
      .map(({ tip }) =>
        stroke(
          [
            [x, y, 3],
            [(x + tip[0]) / 2, (y + tip[1]) / 2, 6],
            [x + (tip[0] - x) * 0.88, y + (tip[1] - y) * 0.88, 3],
          ],
          { steps: 1 },
        ),
      )
      .join(''),
    dark,
  );
  drawing.path(
    blob(mirrored('0,-14 46,-6! 66,40! 0,30').map(([u, v, corner]): OutlinePoint => [x + u, y + v, corner])),
    light,
  );
}
