import type { Colour, Drawing, Placement } from '../core/drawing.js';
import { mix } from '../core/colour.js';
import { ellipse, lens } from '../core/path.js';
import { chimpanzeeHanging, chimpanzeeSitting, chimpanzeeWithChild } from './apes.js';
import { type Animal, type Gait, GAITS } from './anatomy.js';
import {
  crownedCrane,
  egret,
  flamingo,
  flamingoFeeding,
  flamingoFlying,
  flamingoLooking,
  ostrich,
} from './birds.js';
import {
  cheetahRunning,
  cheetahSitting,
  leopardDraped,
  lioness,
  lionessAlert,
  lionessDraped,
  lionLying,
} from './cats.js';
import { elephant } from './elephants.js';
import { crocodile, hippoWading, hippoYawning, rhino, rhinoCalf } from './giants.js';
import { giraffe } from './giraffes.js';
import {
  buffalo,
  impala,
  wildebeest,
  wildebeestCalf,
  wildebeestGalloping,
  wildebeestLeaping,
  wildebeestSwimming,
  zebra,
  zebu,
} from './grazers.js';
import { bannerfish, fusilier, parrotfish, turtle } from './sea.js';

const ANIMALS = {
  bannerfish,
  buffalo,
  cheetahRunning,
  cheetahSitting,
  chimpanzeeHanging,
  chimpanzeeSitting,
  chimpanzeeWithChild,
  crocodile,
  crownedCrane,
  egret,
  elephant,
  flamingo,
  flamingoFeeding,
  flamingoFlying,
  flamingoLooking,
  fusilier,
  giraffe,
  hippoWading,
  hippoYawning,
  impala,
  leopardDraped,
  lioness,
  lionessAlert,
  lionessDraped,
  lionLying,
  ostrich,
  parrotfish,
  rhino,
  rhinoCalf,
  turtle,
  wildebeest,
  wildebeestCalf,
  wildebeestGalloping,
  wildebeestLeaping,
  wildebeestSwimming,
  zebra,
  zebu,
} satisfies Record<string, (gait: Gait) => Animal>;

export type AnimalName = keyof typeof ANIMALS;

export const animalShape = (name: AnimalName, gait: Gait = 'stand'): Animal => ANIMALS[name](gait);

export interface Standing {
  x: number;
  y: number;
  size: number;
  gait?: Gait;
  flip?: boolean;
  /** degrees */
  rotate?: number;
}

export interface AnimalsOptions {
  of: AnimalName;
  at: Standing[];
  colour: Colour;
  /** colour of the two legs away from the viewer */
  far?: Colour;
  /** colours of named marks and parts; what is not named is left out */
  tint?: Readonly<Record<string, Colour>>;
  /** a lit edge toward `sunSide` */
  rim?: Colour;
  sunSide?: -1 | 1;
  /** a cast shadow on the ground */
  shadow?: Colour;
}

/** Single animals, placed one by one, painted in the given order. */
export function animals(drawing: Drawing, options: AnimalsOptions): void {
  const { of, at, colour, far, tint = {}, rim, sunSide = -1, shadow } = options;
  for (const { gait = 'stand', size, ...place } of at) {
    const placement = { ...place, scale: size };
    const symbols = symbolsOf(drawing, of, gait);
    if (shadow) {
      drawing.path(lens(place.x, place.y + 2, size * 900, Math.max(3, size * 40)), shadow, { opacity: 0.4 });
    }
    if (rim) {
      const shift = Math.max(1, Math.min(4, size * 8));
      drawing.use(symbols.whole, {
        ...placement,
        x: place.x + sunSide * shift,
        y: place.y - shift,
        fill: rim,
      });
    }
    if (far) {
      drawing.use(symbols.whole, { ...placement, fill: far });
      drawing.use(symbols.body, { ...placement, fill: colour });
    } else {
      drawing.use(symbols.whole, { ...placement, fill: colour });
    }
    tintParts(drawing, of, gait, symbols.body, tint, placement);
  }
}

function symbolsOf(drawing: Drawing, of: AnimalName, gait: Gait): { body: string; whole: string } {
  const shape = animalShape(of, gait);
  const body = drawing.symbol(`${of} ${gait} body`, () => shape.body);
  if (!shape.far) return { body, whole: body };
  const whole = drawing.symbol(`${of} ${gait}`, () => `<path d="${shape.far}"/><use href="#${body}"/>`);
  return { body, whole };
}

function tintParts(
  drawing: Drawing,
  of: AnimalName,
  gait: Gait,
  body: string,
  tint: Readonly<Record<string, Colour>>,
  placement: Placement,
): void {
  const named = Object.entries(tint);
  if (!named.length) return;
  const { marks = {}, parts = {} } = animalShape(of, gait);
  const paint = (from: Readonly<Record<string, string>>) =>
    named
      .filter(([name]) => from[name])
      .map(([name, colour]) => `<path fill="${drawing.colour(colour)}" d="${from[name]}"/>`)
      .join('');
  const id = drawing.symbol(`${of} ${gait} ${JSON.stringify(tint)}`, () => {
    const within = paint(marks);
    const over = paint(parts);
    return (
      `${within ? `<g clip-path="url(#${drawing.clip(`#${body}`)})">${within}</g>` : ''}${over}` || '<g/>'
    );
  });
  drawing.use(id, placement);
}

export interface HerdOptions {
  of: AnimalName[];
  count: number;
  left: number;
  right: number;
  /** farthest and nearest line of the feet */
  from: number;
  to: number;
  /** size there */
  sizes: readonly [number, number];
  /** colour there */
  haze: Colour;
  colour: Colour;
  gaits?: readonly Gait[];
  /** share that looks left */
  flip?: number;
  wave?: number;
}

/** Many animals scattered over a plain, painted back to front, larger and darker nearer. */
export function herd(drawing: Drawing, options: HerdOptions): void {
  const {
    of,
    count,
    left,
    right,
    from,
    to,
    sizes,
    haze,
    colour,
    gaits = GAITS,
    flip = 0,
    wave = 0,
  } = options;
  const { random } = drawing;
  const [farColour, nearColour] = [drawing.colour(haze), drawing.colour(colour)];
  const members = Array.from({ length: count }, () => ({
    near: random.next() ** 1.3,
    x: random.between(left, right),
  }));
  members.sort((a, b) => a.near - b.near);
  const rows = new Map<string, string>();
  for (const { near, x } of members) {
    const fill = mix(farColour, nearColour, Math.round(near * 5) / 5);
    const { whole } = symbolsOf(drawing, random.pick(of), random.pick(gaits));
    const use = drawing.reference(whole, {
      x,
      y: from + (to - from) * near + wave * Math.sin(x / 300),
      scale: sizes[0] + (sizes[1] - sizes[0]) * near,
      flip: random.chance(flip),
    });
    rows.set(fill, (rows.get(fill) ?? '') + use);
  }
  for (const [fill, uses] of rows) drawing.add(`<g fill="${fill}">${uses}</g>`);
}

export interface FlockOptions {
  count: number;
  left: number;
  right: number;
  from: number;
  to: number;
  colour: Colour;
  /** height of one dot */
  size?: number;
}

/** Wading birds too far away to be more than a ribbon of dots. */
export function flock(
  drawing: Drawing,
  { count, left, right, from, to, colour, size = 5 }: FlockOptions,
): void {
  const { random } = drawing;
  const each = Array.from({ length: count }, () => {
    const near = random.next() ** 2;
    const r = size * (0.35 + 0.25 * near);
    return ellipse(random.between(left, right), from + (to - from) * near, r * random.between(1.2, 2), r);
  });
  drawing.path(each.join(''), colour);
}
