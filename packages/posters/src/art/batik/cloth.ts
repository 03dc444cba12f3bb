import type { Drawing } from '../../core/drawing.js';
import { blob, polyline } from '../../core/path.js';
import { type OutlinePoint, type Point, range } from '../../core/points.js';

/** Wax-resist cloth: pale lines where the wax lay, dyes laid one over another, veins where it cracked. */
export interface Dyes {
  dark: string;
  deep: string;
  middle: string;
  light: string;
  wax: string;
}

export function ground(drawing: Drawing, { dark, deep, light }: Dyes, bands: number): void {
  const { random, width, height } = drawing;
  drawing.path(`M0 0h${width}v${height}H0z`, deep);
  const step = height / (bands + 2);
  for (let band = 0; band < bands; band++) {
    const y = step * (band + 1);
    const edge = range(
      6,
      (index): OutlinePoint => [-60 + (index * (width + 120)) / 5, y + random.between(-50, 40)],
    );
    drawing.path(
      blob([...edge, [width + 60, height + 60, 'corner'], [-60, height + 60, 'corner']]),
      drawing.mix(light, dark, Math.min(1, band / (bands * 0.9))),
      { opacity: 0.75 },
    );
  }
}

/** Branching dark veins, each with a pale ghost. */
export function crackle(drawing: Drawing, { dark, wax }: Dyes): void {
  const { random, width, height } = drawing;
  let veins = '';
  const vein = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const points: Point[] = [[x, y]];
    let heading = angle;
    for (let step = 0; step < length; step++) {
      heading += random.bell() * 0.55;
      const [px, py] = points.at(-1) ?? [x, y];
      const next: Point = [
        px + Math.cos(heading) * random.between(22, 54),
        py + Math.sin(heading) * random.between(22, 54),
      ];
      points.push(next);
      if (next[0] < 0 || next[1] < 0 || next[0] > width || next[1] > height) break;
      if (depth && random.chance(0.28))
        vein(
          ...next,
          heading + random.pick([-1, 1]) * random.between(0.6, 1.3),
          Math.ceil(length / 2),
          depth - 1,
        );
    }
    veins += polyline(points);
  };
  for (let index = 0; index < 26; index++)
    vein(random.between(0, width), random.between(0, height), random.between(0, 6.28), 9, 2);
  drawing.line(veins, dark, 2.6, { opacity: 0.75 });
  drawing.line(veins, wax, 1.2, { opacity: 0.35, attributes: 'transform="translate(3 2)"' });
}

export function border(drawing: Drawing, { dark, deep, middle, wax }: Dyes, size: number): void {
  const { width, height } = drawing;
  const u = size;
  const h = u / 2;
  const tile =
    `<path fill="${dark}" d="M0 0h${u}v${u}H0z"/><path fill="${middle}" d="M0 0L${h} ${h} 0 ${u}zM${u} 0L${h} ${h} ${u} ${u}z"/>` +
    `<path fill="${wax}" d="M${h} ${u * 0.18}L${u * 0.82} ${h} ${h} ${u * 0.82} ${u * 0.18} ${h}z"/><path fill="${deep}" d="M${h} ${u * 0.36}L${u * 0.64} ${h} ${h} ${u * 0.64} ${u * 0.36} ${h}z"/>`;
  const pattern = drawing.pattern(u, tile);
  drawing.path(
    `M0 0h${width}v${height}H0zM${u} ${u}v${height - 2 * u}h${width - 2 * u}v${2 * u - height}z`,
    pattern,
    { attributes: 'fill-rule="evenodd"' },
  );
}
