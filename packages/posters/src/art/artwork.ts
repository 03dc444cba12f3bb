import type { Drawing } from '../core/drawing.js';
import { dots as dotPath } from '../core/path.js';
import type { Random } from '../core/random.js';

export interface Artwork {
  slug: string;
  alt: string;
  draw: () => Drawing;
}

export interface Dot {
  x: number;
  y: number;
  r: number;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Dots that keep clear of each other, where `inside` allows them. */
export function scatter(
  random: Random,
  count: number,
  [left, top, right, bottom]: Box,
  [small, large]: readonly [number, number],
  inside: (x: number, y: number) => boolean = () => true,
): Dot[] {
  const placed: Dot[] = [];
  for (let tries = 0; placed.length < count && tries < count * 30; tries++) {
    const dot = {
      x: random.between(left, right),
      y: random.between(top, bottom),
      r: random.between(small, large),
    };
    if (!inside(dot.x, dot.y)) continue;
    if (placed.every((other) => Math.hypot(other.x - dot.x, other.y - dot.y) > other.r + dot.r + 3))
      placed.push(dot);
  }
  return placed;
}

/** Painted as round-capped strokes in three widths. */
export function paintDots(drawing: Drawing, dots: readonly Dot[], colour: string): void {
  const radii = dots.map(({ r }) => r);
  const [small, large] = [Math.min(...radii), Math.max(...radii)];
  for (let step = 0; step < 3; step++) {
    const of = dots.filter(
      ({ r }) => Math.min(2, Math.floor(((r - small) / (large - small + 0.01)) * 3)) === step,
    );
    const width = Math.round((small + ((large - small) * (step + 0.5)) / 3) * 2);
    drawing.line(dotPath(of.map(({ x, y }) => [x, y] as const)), colour, width, {
      attributes: 'stroke-linecap="round"',
    });
  }
}
