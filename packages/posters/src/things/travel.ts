import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';

interface Placed {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
}

export interface DhowOptions extends Placed {
  hull: Colour;
  sail: Colour;
  sailShade: Colour;
  trim: Colour;
  /** opacity of the mirror image */
  reflection?: number;
}

/** The lateen-rigged dhow, its sail filled to the right; y is the water line. */
export function dhow(drawing: Drawing, options: DhowOptions): void {
  const { x, y, size = 1, flip, hull, sail, sailShade, trim, reflection } = options;
  const crew =
    ellipse(-120, -62, 9) +
    stroke('-124,-54,12 -128,-36,14', { steps: 1 }) +
    ellipse(92, -64, 8) +
    stroke('90,-56,10 88,-38,12', { steps: 1 });
  const id = drawing.symbol(`dhow ${hull} ${sail}`, () => {
    const part = (colour: Colour, path: string) => `<path fill="${drawing.colour(colour)}" d="${path}"/>`;
    return (
      part(
        hull,
        blob(
          '-190,-58! -196,-66! -150,-44 -60,-30 60,-30 130,-42 206,-74! 190,-46 150,-10 120,6! -140,6! -172,-20',
        ) +
          stroke('-8,-30,6 6,-200,4.5 14,-330,3', { steps: 1 }) +
          stroke('-150,-118,3 -30,-296,5 120,-470,3', { steps: 1 }) +
          crew,
      ) +
      part(sail, blob('-146,-112! -30,-290 118,-464! 140,-330 142,-200 110,-70! 30,-66 -60,-80')) +
      part(
        sailShade,
        blob('118,-464! 140,-330 142,-200 110,-70! 70,-66! 96,-180 104,-320') +
          polygon('-96,-176 104,-150 103,-146 -99,-172') +
          polygon('-38,-262 116,-250 116,-246 -41,-258'),
      ) +
      part(
        trim,
        polygon(
          '-190,-56 -150,-40 -60,-26 60,-26 130,-38 204,-70 202,-64 130,-31 60,-19 -60,-19 -150,-33 -187,-50',
        ),
      )
    );
  });
  if (reflection)
    drawing.use(id, { x, y: y + 6 * size, scale: size, scaleY: -size * 0.62, flip, opacity: reflection });
  drawing.use(id, { x, y, scale: size, flip });
}

export interface BalloonOptions {
  x: number;
  /** middle of the envelope */
  y: number;
  r: number;
  /** gores from left to right, the last also the band */
  colours: Colour[];
  basket: Colour;
  shade?: Colour;
  /** side away from the sun */
  shadeSide?: -1 | 1;
  flame?: Colour;
  people?: Colour;
}

/** half width and height of the envelope, in radii */
const ENVELOPE = [
  [0, -1],
  [0.42, -0.93],
  [0.78, -0.66],
  [1, -0.18],
  [0.94, 0.22],
  [0.7, 0.66],
  [0.4, 1.06],
  [0.2, 1.3],
] as const;

export function balloon(drawing: Drawing, options: BalloonOptions): void {
  const { x, y, r, colours, basket, shade = '#000', shadeSide = 1, flame, people = basket } = options;
  const colour = (index: number) => colours[index % colours.length] ?? basket;
  const meridian = (share: number) => ENVELOPE.map(([w, v]): OutlinePoint => [w * r * share, v * r]);
  const sharpEnd = (line: OutlinePoint[]): OutlinePoint[] => [
    ...line.slice(1, -1),
    [line.at(-1)?.[0] ?? 0, line.at(-1)?.[1] ?? 0, 'corner'],
  ];
  const gores = 8;
  drawing.group(`transform="translate(${Math.round(x)} ${Math.round(y)})"`, () => {
    for (let gore = 0; gore < gores; gore++) {
      const left = Math.sin((gore / gores - 0.5) * Math.PI);
      const right = Math.sin(((gore + 1) / gores - 0.5) * Math.PI);
      drawing.path(
        blob([[0, -r, 'corner'], ...sharpEnd(meridian(left)), ...sharpEnd(meridian(right)).reverse()]),
        colour(gore),
      );
    }
    drawing.path(belt(r, -0.12, 0.12), colour(colours.length - 1));
    const shadow: OutlinePoint[] = [
      [0, -r, 'corner'],
      ...sharpEnd(meridian(1)),
      [r * 0.02, r * 1.3, 'corner'],
      [r * 0.5, r * 0.6],
      [r * 0.72, r * 0.1],
      [r * 0.62, -r * 0.5],
    ];
    drawing.path(blob(shadow.map(([px, py, corner]) => [px * shadeSide, py, corner] as const)), shade, {
      opacity: 0.22,
    });
    if (flame)
      drawing.path(
        blob([
          [-r * 0.05, r * 1.46],
          [0, r * 1.16, 'corner'],
          [r * 0.05, r * 1.46],
        ]),
        flame,
      );
    const ropes = [-1, 1].flatMap((side) => [
      `M${Math.round(side * r * 0.18)} ${Math.round(r * 1.33)}L${Math.round(side * r * 0.14)} ${Math.round(r * 1.68)}`,
      `M${Math.round(side * r * 0.07)} ${Math.round(r * 1.33)}L${Math.round(side * r * 0.08)} ${Math.round(r * 1.68)}`,
    ]);
    drawing.line(ropes.join(''), basket, Math.max(1.5, r * 0.014));
    const riders = [-0.09, -0.03, 0.04, 0.1].map(
      (u) =>
        ellipse(r * u, r * 1.6, r * 0.024) +
        stroke(
          [
            [r * u, r * 1.63, r * 0.022],
            [r * u, r * 1.72, r * 0.028],
          ],
          { steps: 1 },
        ),
    );
    drawing.path(riders.join(''), people);
    drawing.path(
      polygon([
        [-r * 0.2, r * 1.3],
        [r * 0.2, r * 1.3],
        [r * 0.18, r * 1.34],
        [-r * 0.18, r * 1.34],
      ]) +
        blob([
          [-r * 0.16, r * 1.68, 'corner'],
          [r * 0.16, r * 1.68, 'corner'],
          [r * 0.14, r * 1.88],
          [-r * 0.14, r * 1.88],
        ]),
      basket,
    );
  });
}

function belt(r: number, from: number, to: number): string {
  const halfWidth = (v: number): number => {
    const index = Math.max(
      0,
      ENVELOPE.findIndex(
        ([, level], at) => at < ENVELOPE.length - 1 && (ENVELOPE[at + 1]?.[1] ?? 2) >= v && level <= v,
      ),
    );
    const [w0, v0] = ENVELOPE[index] ?? [0, 0];
    const [w1, v1] = ENVELOPE[index + 1] ?? [w0, v0 + 1];
    return (w0 + ((w1 - w0) * (v - v0)) / (v1 - v0)) * r * 0.985;
  };
  const round = Math.round;
  const [a, b] = [round(halfWidth(from)), round(halfWidth(to))];
  const sag = 0.16;
  return (
    `M${-a} ${round(from * r)}Q0 ${round((from + sag) * r)} ${a} ${round(from * r)}` +
    `L${b} ${round(to * r)}Q0 ${round((to + sag) * r)} ${-b} ${round(to * r)}z`
  );
}

export interface CruiserOptions extends Placed {
  colour: Colour;
  light: Colour;
  dark: Colour;
  glass: Colour;
  /** seen through the open sides */
  people?: Colour;
  hats?: Colour;
  lamp?: Colour;
}

/** The game-drive car with its roof raised, from the side; 400 long, wheels on y = 0. */
export function cruiser(drawing: Drawing, options: CruiserOptions): void {
  const {
    x,
    y,
    size = 1,
    flip,
    colour,
    light,
    dark,
    glass,
    people = dark,
    hats = people,
    lamp = light,
  } = options;
  const wheel = (wx: number) => ({
    tyre: ellipse(wx, -32, 34),
    hub: ellipse(wx, -32, 16),
    nuts: range(5, (index) =>
      ellipse(wx + Math.cos(index * 1.257) * 8, -32 + Math.sin(index * 1.257) * 8, 2),
    ).join(''),
  });
  const wheels = [wheel(-128), wheel(122)];
  const seats: Point[] = [
    [-122, -142],
    [-64, -140],
    [-8, -142],
    [50, -132],
  ];
  const parts: [Colour, string][] = [
    [dark, polygon('-196,-52 206,-52 204,-34 -194,-34') + polygon('-200,-96 -206,-96 -210,-44 -196,-44')],
    ...seated(seats, { people, hats, shirts: drawing.mix(people, hats, 0.55) }),
    [glass, polygon('70,-166 78,-166 108,-108 96,-108') + polygon('-190,-100 -186,-100 -186,-166 -190,-166')],
    [
      colour,
      blob(
        '-198,-40! -200,-104! -192,-112! 88,-112! 104,-104 176,-94 200,-84 206,-66 206,-42! 160,-40! 158,-62 140,-74 104,-74 86,-62 84,-40! -90,-40! -92,-62 -110,-74 -146,-74 -164,-62 -166,-40!',
      ),
    ],
    [
      light,
      polygon('-198,-108 -192,-113 88,-113 104,-106 176,-96 198,-88 176,-91 104,-99 -198,-100') +
        polygon('-80,-56 76,-56 76,-50 -80,-50'),
    ],
    [
      dark,
      [-136, -78, -20, 36]
        .map((px) =>
          polygon([
            [px, -96],
            [px + 48, -96],
            [px + 48, -93],
            [px, -93],
          ]),
        )
        .join('') +
        polygon('-24,-104 -22,-104 -22,-58 -24,-58') +
        polygon('38,-104 40,-104 40,-58 38,-58'),
    ],
    [colour, polygon('-206,-206 -196,-216 84,-216 98,-206 98,-200 -206,-200')],
    [light, polygon('-206,-206 -196,-216 84,-216 98,-206')],
    [
      dark,
      [-196, -92, -34, 24]
        .map((px) =>
          polygon([
            [px, -200],
            [px + 5, -200],
            [px + 5, -112],
            [px, -112],
          ]),
        )
        .join('') +
        polygon('78,-202 84,-202 114,-106 106,-106') +
        polygon('-206,-200 98,-200 98,-196 -206,-196'),
    ],
    [dark, wheels.map(({ tyre }) => tyre).join('') + ellipse(-210, -76, 10, 26)],
    [glass, wheels.map(({ hub }) => hub).join('')],
    [dark, wheels.map(({ nuts }) => nuts).join('') + polygon('196,-60 214,-60 214,-46 196,-46')],
    [lamp, ellipse(196, -76, 8, 9)],
  ];
  const id = drawing.symbol(`cruiser ${colour}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}

export interface BoatOptions extends Placed {
  hull: Colour;
  light: Colour;
  canopy: Colour;
  people: Colour;
  hats: Colour;
}

/** A flat river boat with a sun roof; y is the water line. */
export function riverBoat(
  drawing: Drawing,
  { x, y, size = 1, flip, hull, light, canopy, people, hats }: BoatOptions,
): void {
  const seats: Point[] = [
    [-162, -92],
    [-96, -86],
    [-40, -86],
    [16, -86],
    [72, -86],
  ];
  const parts: [Colour, string][] = [
    ...seated(seats, { people, hats, shirts: drawing.mix(people, hats, 0.55) }),
    [
      hull,
      blob('-196,-44! 150,-44 214,-62! 190,-20 150,6! -184,6!') +
        [-126, -8, 108]
          .map((px) =>
            polygon([
              [px, -160],
              [px + 5, -160],
              [px + 5, -40],
              [px, -40],
            ]),
          )
          .join('') +
        polygon('-204,-60 -188,-60 -186,10 -198,10'),
    ],
    [light, polygon('-196,-44 150,-44 214,-62 206,-50 152,-34 -194,-34')],
    [canopy, blob('-148,-158! -130,-172 0,-178 120,-172 140,-158!')],
  ];
  const id = drawing.symbol(`boat ${hull}`, () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip });
}

/** Travellers on their seats, given by the middle of the head. */
function seated(
  seats: readonly Point[],
  { people, hats, shirts }: { people: Colour; hats: Colour; shirts: Colour },
): [Colour, string][] {
  const each = (part: (x: number, y: number) => string): string => seats.map(([x, y]) => part(x, y)).join('');
  return [
    [
      shirts,
      each((x, y) =>
        blob([
          [x - 22, y + 56, 'corner'],
          [x - 22, y + 30],
          [x - 10, y + 18],
          [x + 8, y + 18],
          [x + 18, y + 30],
          [x + 18, y + 56, 'corner'],
        ]),
      ),
    ],
    [
      people,
      each(
        (x, y) =>
          ellipse(x, y + 2, 11, 13) +
          polygon(`${x - 6},${y + 10} ${x + 5},${y + 10} ${x + 5},${y + 22} ${x - 6},${y + 22}`),
      ),
    ],
    [
      hats,
      each(
        (x, y) =>
          blob([
            [x - 12, y - 4, 'corner'],
            [x - 11, y - 16],
            [x, y - 19],
            [x + 11, y - 15],
            [x + 12, y - 4, 'corner'],
          ]) + ellipse(x + 2, y - 4, 18, 3),
      ),
    ],
  ];
}

export interface PlaneOptions extends Placed {
  colour: Colour;
  shade: Colour;
  stripe: Colour;
  glass: Colour;
  rotate?: number;
}

/** A high-winged bush plane, seen from a little above. */
export function bushPlane(
  drawing: Drawing,
  { x, y, size = 1, flip, rotate, colour, shade, stripe, glass }: PlaneOptions,
): void {
  const parts: [Colour, string][] = [
    [shade, polygon('-20,10 10,10 70,120 46,128') + polygon('-158,2 -140,2 -120,34 -136,36')],
    [
      colour,
      blob('126,8! 112,-14 70,-30 20,-34 -60,-22 -170,-12! -176,4! -60,24 40,32 104,26') +
        blob('-176,-8! -186,-62! -166,-62! -138,-12!'),
    ],
    [shade, blob('126,8! 60,14 -60,12 -176,2! -60,24 40,32 104,26')],
    [
      stripe,
      polygon('116,2 20,0 -172,-4 -172,2 20,8 118,10') + polygon('-184,-54 -168,-54 -164,-46 -182,-46'),
    ],
    [
      glass,
      blob('92,-16! 64,-28 30,-30! 34,-14!') + [-60, -30, 0].map((px) => ellipse(px, -12, 9, 7)).join(''),
    ],
    [
      colour,
      polygon('-26,-30 26,-34 -60,-168 -98,-160') +
        polygon('-26,-30 26,-34 30,-26 -20,-22') +
        polygon('-166,-14 -140,-16 -176,-56 -192,-50'),
    ],
    [shade, ellipse(132, 6, 4, 42)],
  ];
  const id = drawing.symbol('bush plane', () =>
    parts.map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`).join(''),
  );
  drawing.use(id, { x, y, scale: size, flip, rotate });
}
