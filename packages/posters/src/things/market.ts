import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { range } from '../core/points.js';

export interface SpicesOptions {
  list: { x: number; y: number; size: number; colour: Colour; light: Colour }[];
  basket: Colour;
  basketDark: Colour;
}

/** Heaped cones of spice in shallow baskets; 240 wide. */
export function spices(drawing: Drawing, { list, basket, basketDark }: SpicesOptions): void {
  const { random } = drawing;
  const weave = range(9, (index) =>
    polygon([
      [-112 + index * 26, -6],
      [-100 + index * 26, -6],
      [-108 + index * 25, 44],
      [-118 + index * 25, 44],
    ]),
  );
  const bowl = drawing.symbol(`basket ${basket}`, () =>
    [
      [basketDark, ellipse(0, -8, 126, 34)],
      [basket, blob('-126,-8! -118,40 -70,60 0,64 70,60 118,40 126,-8! 60,22 0,26 -60,22')],
      [basketDark, weave.join('')],
      [basket, `M-126-8C-126 38 126 38 126-8l-8-2C110 26-110 26-118-10z`],
    ]
      .map(([fill, path]) => `<path fill="${drawing.colour(fill ?? '')}" d="${path}"/>`)
      .join(''),
  );
  for (const { x, y, size, colour, light } of list) {
    drawing.use(bowl, { x, y, scale: size });
    const grains = range(26, () => {
      const fall = random.next();
      return ellipse(random.bell() * 92 * fall, -112 + fall * 116, 3.4);
    });
    drawing.group(`transform="translate(${x} ${y})scale(${size})"`, () => {
      drawing.path(blob('-112,-2 -60,-60 -10,-122! 6,-124! 60,-62 112,-2 60,14 0,18 -60,14'), colour);
      drawing.path(blob('-112,-2 -60,-60 -10,-122! 6,-124! -20,-70 -40,-20 -50,14'), light);
      drawing.path(grains.join(''), light, { opacity: 0.7 });
    });
  }
}

export interface AwningOptions {
  x: number;
  y: number;
  width: number;
  drop: number;
  colours: readonly [Colour, Colour];
  shade: Colour;
}

/** A striped cloth over a stall, with a scalloped edge. */
export function awning(drawing: Drawing, { x, y, width, drop, colours, shade }: AwningOptions): void {
  const stripes = Math.max(4, Math.round(width / 74));
  const step = width / stripes;
  const strip = (index: number): string => {
    const [a, b] = [x + index * step, x + (index + 1) * step];
    const [c, d] = [x + width * 0.06 + index * step * 0.88, x + width * 0.06 + (index + 1) * step * 0.88];
    return blob([
      [c, y, 'corner'],
      [d, y, 'corner'],
      [b, y + drop, 'corner'],
      [b - step * 0.1, y + drop + step * 0.42],
      [a + step * 0.1, y + drop + step * 0.42],
      [a, y + drop, 'corner'],
    ]);
  };
  drawing.path(range(stripes, (index) => (index % 2 ? '' : strip(index))).join(''), colours[0]);
  drawing.path(range(stripes, (index) => (index % 2 ? strip(index) : '')).join(''), colours[1]);
  drawing.path(
    polygon([
      [x - 2, y + drop - 4],
      [x + width + 2, y + drop - 4],
      [x + width + 2, y + drop + 4],
      [x - 2, y + drop + 4],
    ]),
    shade,
    { opacity: 0.4 },
  );
}

export interface GoodsOptions {
  x: number;
  y: number;
  size?: number;
  colour: Colour;
  light: Colour;
  dark: Colour;
}

/** Bundles of cinnamon bark, tied with grass. */
export function cinnamon(drawing: Drawing, { x, y, size = 1, colour, light, dark }: GoodsOptions): void {
  drawing.group(`transform="translate(${x} ${y})scale(${size})rotate(-14)"`, () => {
    const sticks = range(6, (index) => -50 + index * 20);
    drawing.path(
      sticks
        .map((cy, index) =>
          stroke(
            [
              [-110 + index * 5, cy, 13],
              [0, cy + 2, 12],
              [112 - index * 7, cy - 3, 13],
            ],
            { steps: 1 },
          ),
        )
        .join(''),
      colour,
    );
    drawing.path(
      sticks
        .map((cy, index) =>
          stroke(
            [
              [-104 + index * 5, cy - 5, 2],
              [0, cy - 4, 3],
              [104 - index * 7, cy - 8, 2],
            ],
            { steps: 1 },
          ),
        )
        .join(''),
      light,
    );
    drawing.path(
      sticks.map((cy, index) => ellipse(114 - index * 7, cy - 3, 6, 9)).join('') +
        polygon('-24,-66 -8,-66 -6,62 -22,62'),
      dark,
    );
  });
}

/** Pineapple, mango and coconut on a mat. */
export function fruit(drawing: Drawing, { x, y, size = 1, colour, light, dark }: GoodsOptions): void {
  drawing.group(`transform="translate(${x} ${y})scale(${size})"`, () => {
    const crown = range(9, (index) => {
      const angle = -Math.PI * (0.12 + (0.76 * index) / 8);
      return stroke(
        [
          [0, -112, 9],
          [Math.cos(angle) * 40, -118 + Math.sin(angle) * 44, 7],
          [Math.cos(angle) * 66, -112 + Math.sin(angle) * 92, 1],
        ],
        { steps: 1 },
      );
    });
    drawing.path(crown.join(''), dark);
    drawing.path(ellipse(0, -56, 46, 62), colour);
    const cross = range(
      5,
      (index) => `M${-44 + index * 6} ${-96 + index * 24}L${30 + index * 4} ${-20 - (4 - index) * 22}`,
    );
    drawing.line(cross.join(''), dark, 3, { opacity: 0.5 });
    drawing.path(ellipse(-14, -72, 14, 26), light, { opacity: 0.6 });
    drawing.path(blob('50,0 46,-40 76,-58 104,-40 104,-8 80,4'), light);
    drawing.path(blob('-50,2 -56,-30 -84,-44 -112,-30 -114,-6 -84,8'), colour);
  });
}
