import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { range } from '../core/points.js';

export interface SafariTentOptions {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  canvas: Colour;
  shade: Colour;
  lamp: Colour;
  dark: Colour;
}

/** A walk-in tent under a fly roof, lamplit, its gable open; 400 wide. */
export function safariTent(drawing: Drawing, options: SafariTentOptions): void {
  const { x, y, size = 1, flip, canvas, shade, lamp, dark } = options;
  const parts: [Colour, string][] = [
    [dark, polygon('-150,0 -150,14 180,14 180,0')],
    [shade, polygon('-30,-140 140,-150 176,-70 170,0 60,0')],
    [canvas, polygon('-30,-140 -128,-72 -118,0 66,0 72,-72')],
    [lamp, polygon('-28,-122 -92,-70 -86,0 34,0 42,-70')],
    [canvas, polygon('-28,-122 -92,-70 -86,0 -66,0 -58,-50') + polygon('-28,-122 42,-70 34,0 16,0 6,-50')],
    [
      dark,
      polygon('-190,-86 -32,-166 150,-176 216,-84 96,-74 -30,-140 -140,-72') +
        polygon('-186,-86 -182,-86 -180,0 -184,0') +
        polygon('92,-76 97,-76 98,0 93,0') +
        stroke('-34,-6,7 -34,-28,6 -38,-46,6', { steps: 1 }),
    ],
  ];
  const id = drawing.symbol(`safari tent ${canvas} ${lamp}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}

export interface DomeTentsOptions {
  list: { x: number; y: number; size: number; flip?: boolean; colour: Colour }[];
  shade: Colour;
  lamp: Colour;
}

/** Mountain tents: a dome with an open porch; 200 wide. */
export function domeTents(drawing: Drawing, { list, shade, lamp }: DomeTentsOptions): void {
  for (const { x, y, size, flip, colour } of list) {
    const id = drawing.symbol(`dome tent ${colour}`, () => {
      const dome = blob('-104,0! -92,-50 -50,-98 4,-106 60,-94 96,-44 106,0!');
      return [
        [colour, dome],
        [shade, blob('4,-106! 60,-94 96,-44 106,0! 60,0! 50,-60')],
        [lamp, blob('-70,0! -54,-46 -22,-78! 6,-40 12,0!')],
        [colour, blob('-70,0! -54,-46 -22,-78! -40,-40 -46,0!') + blob('-22,-78! 6,-40 12,0! -4,0! -8,-36')],
      ]
        .map(([fill, path]) => `<path fill="${drawing.colour(fill ?? '')}" d="${path}"/>`)
        .join('');
    });
    drawing.use(id, { x, y, scale: size, flip });
  }
}

export interface CampfireOptions {
  x: number;
  y: number;
  size?: number;
  flame: Colour;
  heart: Colour;
  wood: Colour;
  sparks?: Colour;
}

export function campfire(
  drawing: Drawing,
  { x, y, size = 1, flame, heart, wood, sparks }: CampfireOptions,
): void {
  const { random } = drawing;
  if (sparks) {
    const rising = range(22, () => {
      const rise = random.next() ** 0.7;
      return ellipse(
        x + random.bell() * (20 + 90 * rise) * size,
        y - (70 + 320 * rise) * size,
        random.between(1.6, 3.6) * size,
      );
    });
    drawing.path(rising.join(''), sparks, { opacity: 0.85 });
  }
  const id = drawing.symbol('campfire', () =>
    [
      [flame, blob('-34,-4 -46,-36 -30,-70 -24,-54 -8,-84 -2,-124! 22,-92 22,-62 36,-78 46,-40 34,-4')],
      [heart, blob('-18,-4 -22,-30 -8,-44 0,-74! 14,-44 20,-28 16,-4')],
      [
        wood,
        stroke('-62,4,7 0,-6,8 58,-14,7') + stroke('62,4,7 0,-4,8 -56,-16,7') + stroke('-30,8,7 30,8,7'),
      ],
    ]
      .map(([fill, path]) => `<path fill="${drawing.colour(fill ?? '')}" d="${path}"/>`)
      .join(''),
  );
  drawing.use(id, { x, y, scale: size });
}

export interface LanternsOptions {
  list: (readonly [x: number, y: number, size: number])[];
  frame: Colour;
  light: Colour;
  /** length of the cord above */
  cord?: number;
}

export function lanterns(drawing: Drawing, { list, frame, light, cord = 0 }: LanternsOptions): void {
  for (const [x, y, size] of list) {
    drawing.group(`transform="translate(${x} ${y})scale(${size})"`, () => {
      drawing.path(polygon('-16,-30 16,-30 20,24 -20,24'), light);
      drawing.path(
        (cord
          ? polygon([
              [-1.6, -52 - cord],
              [1.6, -52 - cord],
              [1.6, -50],
              [-1.6, -50],
            ])
          : '') +
          blob('-20,-28! -8,-48 8,-48 20,-28!') +
          polygon('-24,24 24,24 24,32 -24,32') +
          polygon('-20,-30 -16,-30 -16,26 -20,26') +
          polygon('16,-30 20,-30 20,26 16,26') +
          polygon('-1.5,-30 1.5,-30 1.5,26 -1.5,26'),
        frame,
      );
    });
  }
}
