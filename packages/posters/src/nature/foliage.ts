import type { Colour, Drawing } from '../core/drawing.js';
import { blob, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range, readSpine, type Spine } from '../core/points.js';
import { Random } from '../core/random.js';

export interface BoughOptions {
  spine: Spine | Spine[];
  colour: Colour;
  /** light along the upper edge */
  light?: Colour;
  opacity?: number;
}

/** Trunks, boughs, roots and lianas. */
export function bough(drawing: Drawing, { spine, colour, light, opacity }: BoughOptions): void {
  const spines = isSpineList(spine) ? spine : [spine];
  drawing.path(spines.map((each) => stroke(each)).join(''), colour, { opacity });
  if (!light) return;
  const lit = spines.map((each) =>
    stroke(readSpine(each).map(([x, y, r]) => [x - r * 0.2, y - r * 0.62, Math.max(1, r * 0.14)] as const)),
  );
  drawing.path(lit.join(''), light);
}

const isSpineList = (spine: Spine | Spine[]): spine is Spine[] =>
  typeof spine !== 'string' && (typeof spine[0] === 'string' || Array.isArray(spine[0]?.[0]));

export interface FoliageOptions {
  /** x, y, width, height of each region filled with leaves */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  /** leaf length */
  size: number;
  density?: number;
  /** the way the leaves hang, in degrees from straight right */
  hang?: number;
  opacity?: number;
}

/** Scattered pointed leaves: a frame of forest near the viewer. */
export function foliage(drawing: Drawing, options: FoliageOptions): void {
  const { list, colour, size, density = 1, hang = 60, opacity } = options;
  const { random } = drawing;
  const ids = range(3, (index) =>
    drawing.symbol(`leaf ${size} ${index}`, () => leafSpray(new Random(`leaf${index}`), size)),
  );
  const uses: string[] = [];
  for (const [x, y, width, height] of list) {
    const count = Math.round(((width * height) / (size * size * 2.2)) * density);
    for (let leaf = 0; leaf < count; leaf++) {
      const [u, v] = [random.bell(), random.bell()];
      uses.push(
        drawing.reference(random.pick(ids), {
          x: x + (u * width) / 2,
          y: y + (v * height) / 2,
          rotate: hang + random.between(-60, 60),
          scale: Math.round(random.between(0.7, 1.25) * 10) / 10,
        }),
      );
    }
  }
  drawing.group(`fill="${drawing.colour(colour)}"${opacity ? ` opacity="${opacity}"` : ''}`, () =>
    drawing.add(uses.join('')),
  );
}

/** A twig of five leaves. */
function leafSpray(random: Random, size: number): string {
  return range(5, (index) => {
    const along = (index / 4) * size * 1.2;
    const side = index % 2 ? 1 : -1;
    const angle = index === 4 ? 0 : side * random.between(0.5, 0.9);
    return leaf([along, 0], angle, size * random.between(0.75, 1), size * 0.24);
  }).join('');
}

export function leaf([x, y]: Point, angle: number, length: number, width: number): string {
  const at = (u: number, v: number): OutlinePoint => [
    x + Math.cos(angle) * u * length - Math.sin(angle) * v * width,
    y + Math.sin(angle) * u * length + Math.cos(angle) * v * width,
  ];
  const corner = ([px, py]: OutlinePoint): OutlinePoint => [px, py, 'corner'];
  return blob([corner(at(0, 0)), at(0.35, -1), at(0.75, -0.5), corner(at(1, 0)), at(0.7, 0.6), at(0.3, 0.9)]);
}
