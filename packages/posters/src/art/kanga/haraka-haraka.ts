import { Drawing } from '../../core/drawing.js';
import { ellipse, polygon } from '../../core/path.js';
import { type Point, range } from '../../core/points.js';
import { HEIGHT, nestedFields, petals, WIDTH } from './cloth.js';

const LETTER_STEP = 36;

export function harakaHaraka(): Drawing {
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
  return drawing;
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
