import { type Outline, type OutlinePoint, type Point, readOutline, readSpine, type Spine } from './points.js';

/**
 * A closed quadratic B-spline written as `M q t t t…`: one pair of numbers a point.
 * Control points lie on even integers, so that midpoints are whole and the implied reflections don't drift.
 */
export function blob(outline: Outline): string {
  const controls: Point[] = [];
  for (const [x, y, corner] of clockwise(readOutline(outline))) {
    const control: Point = [toEven(x), toEven(y)];
    controls.push(control);
    if (corner) controls.push(control);
  }
  const count = controls.length;
  const middle = (index: number): Point => {
    const a = controls[index % count] as Point;
    const b = controls[(index + 1) % count] as Point;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const first = controls[0] as Point;
  const start = middle(count - 1);
  let at = middle(0);
  const steps: number[] = [];
  const head = [first[0] - start[0], first[1] - start[1], at[0] - start[0], at[1] - start[1]];
  for (let index = 1; index < count; index++) {
    const end = middle(index);
    steps.push(end[0] - at[0], end[1] - at[1]);
    at = end;
  }
  return `M${join(start)}q${join(head)}t${join(steps)}z`;
}

/** Straight edges between whole points. */
export function polygon(outline: Outline): string {
  return `${polyline(clockwise(readOutline(outline)))}z`;
}

export function polyline(points: Outline): string {
  const [first, ...rest] = readOutline(points);
  if (!first) return '';
  let [x, y] = [Math.round(first[0]), Math.round(first[1])];
  const start = `M${join([x, y])}`;
  const steps: number[] = [];
  for (const point of rest) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps.length ? `${start}l${join(steps)}` : `${start}h0`;
}

export interface StrokeOptions {
  /** samples between two points of the spine */
  steps?: number;
  /** cuts the end level, as a foot stands on the ground */
  flat?: boolean;
  scale?: number;
}

/** A stroke of varying width, as a filled outline: limbs, necks, boughs. */
export function stroke(spine: Spine, { steps = 3, flat = false, scale = 1 }: StrokeOptions = {}): string {
  const knots = readSpine(spine).map(([x, y, r]) => [x * scale, y * scale, r * scale] as const);
  const samples = sampleSpline(knots, steps);
  const left: OutlinePoint[] = [];
  const right: OutlinePoint[] = [];
  const directions: Point[] = [];
  samples.forEach(([x, y, radius], index) => {
    const before = samples[Math.max(0, index - 1)] as Sample;
    const after = samples[Math.min(samples.length - 1, index + 1)] as Sample;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    let dx = (after[0] - before[0]) / length;
    let dy = (after[1] - before[1]) / length;
    if (flat && index >= samples.length - 2) [dx, dy] = [0, Math.sign(dy) || 1];
    const corner = flat && index === samples.length - 1 ? 'corner' : undefined;
    directions.push([dx, dy]);
    left.push([x + dy * radius, y - dx * radius, corner]);
    right.push([x - dy * radius, y + dx * radius, corner]);
  });
  const last = samples.length - 1;
  const cap = (index: number, sign: 1 | -1): OutlinePoint[] => {
    const [x, y, radius] = samples[index] as Sample;
    const [dx, dy] = directions[index] as Point;
    const r = radius * sign;
    if (radius < 2) return [];
    return [
      [x + dx * r * 0.9 + dy * r * 0.75, y + dy * r * 0.9 - dx * r * 0.75],
      [x + dx * r * 0.9 - dy * r * 0.75, y + dy * r * 0.9 + dx * r * 0.75],
    ];
  };
  return blob([...left, ...(flat ? [] : cap(last, 1)), ...right.reverse(), ...cap(0, -1)]);
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [cx, cy, a, b] = [x, y, rx, ry].map(Math.round) as [number, number, number, number];
  return `M${join([cx - a, cy])}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1${-2 * a} 0z`;
}

/** A flat lens lying on water or a plain, centred at x. */
export function lens(x: number, y: number, length: number, height: number): string {
  const [left, top, half, rise] = [x - length / 2, y, length / 2, height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return rise && half ? `M${left} ${top}q${half}${-rise} ${2 * half} 0q${-half} ${rise}${-2 * half} 0z` : '';
}

/** Round-capped strokes of no length: about nine bytes a dot. */
export function dots(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    path += `${path ? 'm' : 'M'}${join([nextX - x, nextY - y])}h0`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** Numbers as SVG wants them, the minus sign serving as separator. */
export function join(values: readonly number[]): string {
  let text = '';
  for (const value of values) text += (text && value >= 0 ? ' ' : '') + value;
  return text;
}

type Sample = readonly [number, number, number];

function sampleSpline(knots: readonly Sample[], steps: number): Sample[] {
  const knot = (index: number) => knots[Math.max(0, Math.min(knots.length - 1, index))] as Sample;
  const samples: Sample[] = [];
  for (let index = 0; index < knots.length - 1; index++) {
    const around = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)] as const;
    for (let step = 0; step < steps; step++) {
      const along = (axis: 0 | 1 | 2) =>
        catmullRom(around[0][axis], around[1][axis], around[2][axis], around[3][axis], step / steps);
      samples.push([along(0), along(1), along(2)]);
    }
  }
  samples.push(knot(knots.length - 1));
  return samples;
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Overlapping parts of one path must turn the same way, or they cut holes into each other. */
function clockwise(points: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const doubleArea = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as OutlinePoint;
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubleArea < 0 ? [...points].reverse() : points;
}

const toEven = (value: number): number => Math.round(value / 2) * 2;
