import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';

export interface ArchesOptions {
  x: number;
  y: number;
  count: number;
  /** width of one bay, height of the wall */
  bay: number;
  height: number;
  wall: Colour;
  light: Colour;
  dark: Colour;
  /** broken away from this bay on */
  brokenFrom?: number;
  pointed?: boolean;
}

/** An arcade of coral stone, its crown weathered away; the openings show what lies behind. */
export function arcade(drawing: Drawing, options: ArchesOptions): void {
  const { x, y, count, bay, height, wall, light, dark, brokenFrom = count } = options;
  const { random } = drawing;
  const right = x + count * bay;
  const crown = range(count * 4 + 1, (index): OutlinePoint => {
    const px = x + (index * bay) / 4;
    const lost =
      index / 4 > brokenFrom ? height * 0.12 * (index / 4 - brokenFrom) * random.between(0.7, 1.5) : 0;
    return [px, y - height + lost + random.between(-8, 10)];
  });
  const hole = (index: number, inset: number): string => {
    const left = Math.round(x + index * bay + bay * 0.2 - inset);
    const wide = Math.round(bay * 0.6 + inset * 2);
    const spring = Math.round(y - height * 0.42);
    const top = Math.round(y - height * 0.8 - inset);
    const middle = left + wide / 2;
    return `M${left} ${y}V${spring}C${left} ${Math.round((spring + top) / 2 - 20)} ${middle - 10} ${top + 16} ${middle} ${top}C${middle + 10} ${top + 16} ${left + wide} ${Math.round((spring + top) / 2 - 20)} ${left + wide} ${spring}V${y}z`;
  };
  const body = polygon([[x, y], ...crown, [right, y]]);
  const open = range(count, (index) => hole(index, 0)).join('');
  drawing.path(body + open, wall, { attributes: 'fill-rule="evenodd"' });
  const reveal = range(count, (index) => {
    const left = Math.round(x + index * bay + bay * 0.2);
    const spring = Math.round(y - height * 0.42);
    const deep = Math.round(bay * 0.09);
    return `M${left} ${y}V${spring}C${left} ${spring - Math.round(height * 0.22)} ${left + Math.round(bay * 0.26)} ${Math.round(y - height * 0.78)} ${left + Math.round(bay * 0.3)} ${Math.round(y - height * 0.8)}C${left + Math.round(bay * 0.2)} ${Math.round(y - height * 0.7)} ${left + deep} ${spring - Math.round(height * 0.14)} ${left + deep} ${spring}V${y}z`;
  });
  drawing.path(reveal.join(''), light);
  const onWall = (margin: number): Point | undefined => {
    const px = random.between(x + margin, right - margin);
    const py = y - random.between(0.03, 0.9) * height;
    const inBay = ((px - x) % bay) / bay;
    const overOpening = inBay > 0.13 && inBay < 0.87 && py > y - height * 0.86;
    const lostCrown = (px - x) / bay > brokenFrom && py < y - height * 0.78;
    return overOpening || lostCrown ? undefined : [px, py];
  };
  const places = (tries: number, margin: number) =>
    range(tries, () => onWall(margin)).filter((place) => place !== undefined);
  const plaster = places(count * 12, bay * 0.1).map(([px, py]) => {
    const wide = random.between(0.05, 0.11) * bay;
    return blob(
      range(7, (index): Point => {
        const angle = (index / 7) * Math.PI * 2;
        const reach = wide * random.between(0.6, 1.2);
        return [px + Math.cos(angle) * reach, py + Math.sin(angle) * reach * 0.7];
      }),
    );
  });
  drawing.path(plaster.join(''), light, { opacity: 0.24 });
  const stones = places(count * 40, 20).map(([px, py]) =>
    stroke(
      [
        [px - random.between(8, 22), py, 2],
        [px, py - 2, 4],
        [px + random.between(8, 22), py, 2],
      ],
      { steps: 1 },
    ),
  );
  drawing.path(stones.join(''), dark, { opacity: 0.5 });
}
