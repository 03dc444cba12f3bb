import { blob, stroke } from '../core/path.js';
import { type Outline, type Point, readOutline, readSpine, type Spine } from '../core/points.js';

/**
 * All animals share one measure, so that one factor a distance keeps giraffe, zebra and impala in proportion:
 * outlines are written in centimetres, feet at y = 0, looking right, and drawn at two units a centimetre.
 */
export const UNITS_PER_CM = 2;

/** How the four feet stand. */
export type Gait = 'stand' | 'walk' | 'stride' | 'amble';
export const GAITS: readonly Gait[] = ['stand', 'walk', 'stride', 'amble'];

export interface Animal {
  /** the two legs farther from the viewer, painted first */
  far?: string;
  body: string;
  /** painted within the body: stripes, patches, planes of shade */
  marks?: Readonly<Record<string, string>>;
  /** painted over the body, and beyond it: tusks, horns, ears */
  parts?: Readonly<Record<string, string>>;
}

/** How far each foot stands from where it hangs, in centimetres. */
export interface Feet {
  near: { fore: number; hind: number };
  far: { fore: number; hind: number };
}

const FEET: Record<Gait, Feet> = {
  stand: { near: { fore: 0, hind: -4 }, far: { fore: 14, hind: -20 } },
  walk: { near: { fore: 22, hind: -20 }, far: { fore: -14, hind: 12 } },
  stride: { near: { fore: -12, hind: 14 }, far: { fore: 18, hind: -16 } },
  amble: { near: { fore: 8, hind: -12 }, far: { fore: -6, hind: 6 } },
};

export function feet(gait: Gait, reach = 1): Feet {
  const { near, far } = FEET[gait];
  return {
    near: { fore: near.fore * reach, hind: near.hind * reach },
    far: { fore: far.fore * reach, hind: far.hind * reach },
  };
}

export function skin(outline: Outline): string {
  return blob(
    readOutline(outline).map(([x, y, corner]) => [x * UNITS_PER_CM, y * UNITS_PER_CM, corner] as const),
  );
}

export function limb(spine: Spine, steps = 2): string {
  return stroke(spine, { steps, scale: UNITS_PER_CM });
}

export function limbs(...spines: Spine[]): string {
  return spines.map((spine) => limb(spine)).join('');
}

export interface Leg {
  hip: Point;
  knee: Point;
  foot: Point;
  /** half widths at hip, knee and pastern */
  widths: readonly [hip: number, knee: number, pastern: number];
}

/** A leg with a knee that shows, a slim cannon, a fetlock and a level foot. */
function leg({ hip, knee, foot, widths: [atHip, atKnee, atPastern] }: Leg): string {
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const spine = readSpine([
    [...hip, atHip],
    [...between(hip, knee, 0.55), atHip * 0.36 + atKnee * 0.64],
    [...knee, atKnee * 1.06],
    [...between(knee, foot, 0.35), atPastern * 1.02],
    [...between(knee, foot, 0.8), atPastern * 1.08],
    [foot[0] + atPastern * 0.3, foot[1] - atPastern * 0.6, atPastern * 1.2],
    [foot[0] + atPastern * 0.5, foot[1], atPastern * 1.35],
  ]);
  return stroke(spine, { flat: true, steps: 1, scale: UNITS_PER_CM });
}

export interface Stance {
  fore: { x: number; hip: number; knee: number; kneeShift?: number };
  hind: { x: number; hip: number; hock: number; hockShift?: number };
  widths: { fore: Leg['widths']; hind: Leg['widths'] };
  /** how much farther right the far legs hang */
  farShift: number;
}

/** The four legs of a hoofed animal in a gait; heights are given as positive centimetres. */
export function fourLegs(stance: Stance, gait: Gait, reach = 1): { near: string; far: string } {
  const step = feet(gait, reach);
  const { fore, hind, widths, farShift } = stance;
  const slim = (all: Leg['widths']): Leg['widths'] => [all[0] * 0.78, all[1] * 0.94, all[2] * 0.94];
  const foreLeg = (shift: number, move: number, width: Leg['widths']) =>
    leg({
      hip: [fore.x + shift, -fore.hip],
      knee: [fore.x + shift + (fore.kneeShift ?? 3) + move * 0.5, -fore.knee],
      foot: [fore.x + shift + move, 0],
      widths: width,
    });
  const hindLeg = (shift: number, move: number, width: Leg['widths']) =>
    leg({
      hip: [hind.x + shift, -hind.hip],
      knee: [hind.x + shift + (hind.hockShift ?? -8) + move * 0.55, -hind.hock],
      foot: [hind.x + shift + move, 0],
      widths: width,
    });
  return {
    near: foreLeg(0, step.near.fore, widths.fore) + hindLeg(0, step.near.hind, widths.hind),
    far:
      foreLeg(-farShift, step.far.fore, slim(widths.fore)) +
      hindLeg(farShift, step.far.hind, slim(widths.hind)),
  };
}
