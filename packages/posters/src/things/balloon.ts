import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import type { OutlinePoint } from '../core/points.js';

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
