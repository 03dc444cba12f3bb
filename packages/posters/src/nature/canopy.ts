import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import { Random } from '../core/random.js';

export interface CanopyOptions {
  /** x of the middle, y of the foot, width, height of each crown */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  /** leaf catching the light */
  light?: Colour;
  trunk?: Colour;
  sunSide?: -1 | 1;
}

const CROWN = { width: 200, height: 150, kinds: 3 } as const;

/** Rounded forest crowns, lit from one side. */
export function canopy(drawing: Drawing, { list, colour, light, trunk, sunSide = -1 }: CanopyOptions): void {
  const { random } = drawing;
  for (const [x, y, width, height] of list) {
    if (trunk) drawing.path(canopyTrunk(x, y, width, height), trunk);
    const kind = random.integer(1, CROWN.kinds);
    const placement = {
      x,
      y,
      scale: width / CROWN.width,
      scaleY: height / CROWN.height,
      flip: sunSide === 1,
    };
    const leaves = drawing.symbol(`crown ${kind}`, () => crownParts(kind).leaves);
    drawing.use(leaves, { ...placement, fill: colour });
    if (!light) continue;
    const lit = drawing.symbol(`crown ${kind} light`, () => crownParts(kind).lit);
    drawing.use(lit, { ...placement, fill: light });
  }
}

/** A crown that stands on 0,0, lit from the left. */
function crownParts(kind: number): { leaves: string; lit: string } {
  const random = new Random(`crown ${kind}`);
  const puffs = range(9, (index) => {
    const angle = (index / 9) * Math.PI * 2;
    const reach = index % 3 === 2 ? 0.2 : 0.34;
    return {
      x: Math.cos(angle) * CROWN.width * reach,
      y: -CROWN.height * 0.68 + Math.sin(angle) * CROWN.height * 0.2,
      r: CROWN.width * random.between(0.16, 0.24),
    };
  });
  return {
    leaves: puffs.map(({ x, y, r }) => ellipse(x, y, r * 1.15, r * 0.9)).join(''),
    lit: puffs
      .filter(({ y }) => y < -CROWN.height * 0.58)
      .map(({ x, y, r }) => leafPad(random, x - r * 0.28, y - r * 0.34, r * 0.68))
      .join(''),
  };
}

function canopyTrunk(x: number, y: number, width: number, height: number): string {
  return stroke(
    [
      [x, y - height * 0.6, width * 0.03],
      [x + width * 0.02, y - height * 0.2, width * 0.035],
      [x, y, width * 0.07],
    ],
    { flat: true },
  );
}

function leafPad(random: Random, x: number, y: number, r: number): string {
  return blob(
    range(8, (index): OutlinePoint => {
      const angle = (index / 8) * Math.PI * 2;
      const reach = r * random.between(0.75, 1.15);
      return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.62];
    }),
  );
}
