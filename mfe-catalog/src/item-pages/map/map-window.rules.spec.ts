import { describe, expect, it } from '@jest/globals';
import { isInside, type Point, pathOf, pointIn, scaleBar, windowOf } from './map-window.rules';
import { ISLANDS, LAKES, MAINLAND, PARKS, type Position, TOWNS } from './tanzania';

const sheet = { width: 960, height: 640 };
const arusha: Position = [36.683, -3.387];
const dar: Position = [39.28, -6.816];

describe('the window of a map', () => {
  it('holds every place with a margin, north above and east to the right', () => {
    const window = windowOf([arusha, dar], sheet);
    const [from, to] = [pointIn(window, arusha), pointIn(window, dar)];
    expect([from, to].every((point) => isInside(sheet, point, 60))).toBe(true);
    expect(from[0]).toBeLessThan(to[0]);
    expect(from[1]).toBeLessThan(to[1]);
  });

  it('comes no nearer than its outlines are good for, and shows one place among its neighbours', () => {
    const near = windowOf([arusha, [36.684, -3.388]], sheet);
    expect(sheet.width / near.scale).toBeGreaterThan(0.4);
    expect(sheet.width / windowOf([arusha], sheet).scale).toBeGreaterThan(2);
  });

  it.each<[string, Position[], Point[]]>([
    [
      'a way from west to east',
      [
        [35, -4],
        [37, -4],
      ],
      [
        [155.7, 320],
        [804.3, 320],
      ],
    ],
    [
      'a way from north to south',
      [
        [36, -3],
        [36, -8],
      ],
      [
        [480, 103.8],
        [480, 536.2],
      ],
    ],
    [
      'a short way along one latitude',
      [
        [36, -4],
        [36.42, -4],
      ],
      [
        [155.7, 320],
        [804.3, 320],
      ],
    ],
    [
      'a short way along one longitude',
      [
        [36, -4],
        [36, -4.252],
      ],
      [
        [480, 125.4],
        [480, 514.6],
      ],
    ],
  ])('is filled by %s but for its margin, and has it in its middle', (_way, places, points) => {
    const window = windowOf(places, sheet);
    expect(places.map((place) => pointIn(window, place))).toEqual(points);
  });

  it('is the whole country, in the middle, where there is no place', () => {
    const window = windowOf([], sheet);
    expect(TOWNS.every(({ at }) => isInside(sheet, pointIn(window, at)))).toBe(true);
    const heights = MAINLAND.map((at) => pointIn(window, at)[1]);
    const [above, below] = [Math.min(...heights), sheet.height - Math.max(...heights)];
    expect(Math.abs(above - below)).toBeLessThan(sheet.height / 40);
  });

  it.each<[boolean, Point]>([
    [true, [20, 20]],
    [true, [940, 620]],
    [false, [19.9, 300]],
    [false, [940.1, 300]],
    [false, [500, 19.9]],
    [false, [500, 620.1]],
  ])('says %p of %p being on the sheet within a margin of twenty', (inside, point) => {
    expect(isInside(sheet, point, 20)).toBe(inside);
  });

  it.each([
    { width: 500, unit: 1, bar: { kilometres: 100, length: 100 } },
    { width: 500, unit: 2, bar: { kilometres: 50, length: 100 } },
    { width: 499, unit: 2, bar: { kilometres: 20, length: 40 } },
    { width: 40, unit: 2, bar: { kilometres: 5, length: 10 } },
  ])('has a bar as long as a fifth of it at most, or of the shortest length: %p', ({ width, unit, bar }) => {
    expect(scaleBar({ west: 30, north: 0, width, height: 300, scale: unit * 111.2 })).toEqual(bar);
  });

  it('says how long a hundred kilometres are', () => {
    const { kilometres, length } = scaleBar(windowOf([arusha, dar], sheet));
    expect(kilometres).toBe(100);
    expect(length).toBeGreaterThan(60);
    expect(length).toBeLessThanOrEqual(sheet.width / 5);
  });
});

describe('the ground of the map', () => {
  it('lies in and round Tanzania, every point of it', () => {
    const shapes = [
      MAINLAND,
      ...ISLANDS,
      ...LAKES.map(({ shore }) => shore),
      ...PARKS.map(({ border }) => border),
    ];
    for (const [longitude, latitude] of shapes.flat()) {
      expect(longitude).toBeGreaterThan(28.5);
      expect(longitude).toBeLessThan(41);
      expect(latitude).toBeGreaterThan(-13.5);
      expect(latitude).toBeLessThan(1);
    }
  });

  it('has its towns and parks on land', () => {
    const outside = [
      ...TOWNS.map(({ name, at }) => ({ name, at })),
      ...PARKS.map(({ name, label }) => ({ name, at: label })),
    ]
      .filter(({ at }) => ![MAINLAND, ...ISLANDS].some((shape) => contains(shape, at)))
      .map(({ name }) => name);
    expect(outside).toEqual([]);
  });

  it('is drawn as closed shapes without a broken number', () => {
    expect(pathOf(windowOf([], sheet), MAINLAND)).toMatch(/^M[\d. -]+Q[\d. -]+Z$/);
  });

  it('rounds every corner of a shape, from the middle of one side to that of the next', () => {
    const tenADegree = { width: 40, height: 40, west: 30, north: 0, scale: 10 };
    const square: Position[] = [
      [31, -1],
      [33, -1],
      [33, -3],
      [31, -3],
    ];
    expect(pathOf(tenADegree, square)).toBe('M10 20Q10 10 20 10 30 10 30 20 30 30 20 30 10 30 10 20Z');
  });
});

/** Whether a point is inside a polygon, by ray casting. */
function contains(shape: readonly Position[], [x, y]: Position): boolean {
  return shape.reduce((inside, [ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}
