import { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { mirrored, type OutlinePoint, type Point, range } from '../core/points.js';
import type { Artwork } from './artwork.js';

/** The printed cloth: pindo (border), mji (field) and, on some, jina (the saying). */
const WIDTH = 1500;
const HEIGHT = 1000;
const LETTER_STEP = 36;

export const kangas: readonly Artwork[] = [
  {
    slug: 'haraka-haraka',
    alt: 'Kanga in red, black and white with a sunburst and the saying Haraka haraka haina baraka',
    draw: harakaHaraka,
  },
  {
    slug: 'cashew-and-star',
    alt: 'Kanga with a border of cashew nuts round a field of eight-pointed stars',
    draw: cashewAndStar,
  },
  {
    slug: 'ocean-border',
    alt: 'Kanga in blue and coral: fish along the border, a great shell among waves within',
    draw: oceanBorder,
  },
];

function harakaHaraka(): string {
  const [red, ink, cream, gold] = ['#b8122b', '#131019', '#fff6e3', '#f2a516'] as const;
  const drawing = new Drawing(WIDTH, HEIGHT, 'haraka-haraka');
  drawing.path(`M0 0h${WIDTH}v${HEIGHT}H0z`, ink);
  const teeth = (count: number, from: Point, to: Point, height: number, inward: Point): string =>
    range(count, (index) => {
      const point = (share: number): Point => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      const [a, b, c] = [point(index / count), point((index + 0.5) / count), point((index + 1) / count)];
      return polygon([a, [b[0] + inward[0] * height, b[1] + inward[1] * height], c]);
    }).join('');
  const ring = (inset: number, height: number): string =>
    teeth(24, [inset, inset], [WIDTH - inset, inset], height, [0, 1]) +
    teeth(24, [inset, HEIGHT - inset], [WIDTH - inset, HEIGHT - inset], height, [0, -1]) +
    teeth(16, [inset, inset], [inset, HEIGHT - inset], height, [1, 0]) +
    teeth(16, [WIDTH - inset, inset], [WIDTH - inset, HEIGHT - inset], height, [-1, 0]);
  drawing.path(ring(0, 110), red);
  drawing.path(ring(0, 66), cream);
  drawing.path(ring(0, 34), ink);
  nestedFields(drawing, [
    [128, cream],
    [138, red],
  ]);
  nestedFields(drawing, [
    [150, gold],
    [156, ink],
    [164, red],
  ]);
  drawing.path(range(48, (index) => ray(750, 440, index / 48, 150, 250 + (index % 2) * 46)).join(''), cream);
  drawing.path(ellipse(750, 440, 176), ink);
  drawing.path(range(24, (index) => ray(750, 440, index / 24, 60, 160)).join(''), gold);
  drawing.path(ellipse(750, 440, 74), cream);
  drawing.path(ellipse(750, 440, 54), red);
  drawing.path(petals(750, 440, 8, 48), cream);
  for (const [x, y] of [
    [300, 300],
    [1200, 300],
    [300, 570],
    [1200, 570],
  ] as const) {
    drawing.path(ellipse(x, y, 92), ink);
    drawing.path(petals(x, y, 12, 84), cream);
    drawing.path(ellipse(x, y, 30), gold);
  }
  drawing.path(
    range(13, (index) => ellipse(210 + index * 90, 208, 12)).join('') +
      range(4, (index) => ellipse(480, 300 + index * 90, 9) + ellipse(1020, 300 + index * 90, 9)).join(''),
    gold,
  );
  drawing.path('M230 716h1040v92H230z', cream);
  drawing.path('M236 722h1028v80H236z', ink);
  drawing.path('M242 728h1016v68H242z', cream);
  const text = 'HARAKA HARAKA HAINA BARAKA';
  drawing.line(lettering(text, 750 - (text.length * LETTER_STEP) / 2, 743, 26, 38), ink, 8, {
    attributes: 'stroke-linejoin="round" stroke-linecap="round"',
  });
  return drawing.toSvg(kangas[0]?.alt ?? '');
}

function cashewAndStar(): string {
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
  return drawing.toSvg(kangas[1]?.alt ?? '');
}

function oceanBorder(): string {
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
  return drawing.toSvg(kangas[2]?.alt ?? '');
}

function shell(drawing: Drawing, x: number, y: number, light: string, dark: string): void {
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

function nestedFields(
  drawing: Drawing,
  fields: readonly (readonly [inset: number, colour: string])[],
  hollow = false,
): void {
  for (const [inset, colour] of fields) {
    const [w, h] = [WIDTH - 2 * inset, HEIGHT - 2 * inset];
    if (hollow) drawing.line(`M${inset} ${inset}h${w}v${h}h${-w}z`, colour, 8);
    else drawing.path(`M${inset} ${inset}h${w}v${h}h${-w}z`, colour);
  }
}

function petals(x: number, y: number, count: number, r: number): string {
  return range(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = r * 0.21 * (8 / count);
    return blob([
      [x + c * r * 0.2, y + s * r * 0.2, 'corner'],
      [x + c * r * 0.6 - s * side, y + s * r * 0.6 + c * side],
      [x + c * r, y + s * r, 'corner'],
      [x + c * r * 0.6 + s * side, y + s * r * 0.6 - c * side],
    ]);
  }).join('');
}

function ray(x: number, y: number, share: number, from: number, to: number): string {
  const angle = share * Math.PI * 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const half = from * 0.05;
  return polygon([
    [x + c * from - s * half, y + s * from + c * half],
    [x + c * to, y + s * to],
    [x + c * from + s * half, y + s * from - c * half],
  ]);
}

/** The few capitals that the saying needs, as lines in a box one unit wide and high. */
const LETTERS: Readonly<Record<string, string>> = {
  H: 'M0 0V1M1 0V1M0 .5H1',
  A: 'M0 1L.5 0L1 1M.2 .62H.8',
  R: 'M0 1V0H.7L1 .25L.7 .5H0M.5 .5L1 1',
  K: 'M0 0V1M1 0L0 .55M.3 .4L1 1',
  I: 'M.5 0V1',
  N: 'M0 1V0L1 1V0',
  B: 'M0 0V1H.7L1 .75L.7 .48H0M.7 .48L.95 .24L.7 0H0',
};

function lettering(text: string, x: number, y: number, width: number, height: number): string {
  const place = (letter: string, left: number): string =>
    (LETTERS[letter] ?? '').replace(
      /([MLHV])([\d.]+)(?: ([\d.]+))?/g,
      (_, command: string, a: string, b?: string) => {
        if (command === 'H') return `H${Math.round(left + Number(a) * width)}`;
        if (command === 'V') return `V${Math.round(y + Number(a) * height)}`;
        return `${command}${Math.round(left + Number(a) * width)} ${Math.round(y + Number(b) * height)}`;
      },
    );
  return Array.from(text, (letter, index) => place(letter, x + index * LETTER_STEP)).join('');
}
