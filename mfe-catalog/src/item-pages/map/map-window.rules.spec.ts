import { describe, expect, it } from '@jest/globals';
import { isInside, pathOf, pointIn, scaleBar, windowOf } from './map-window.rules';
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

  it('is the whole country where there is no place', () => {
    const window = windowOf([], sheet);
    expect(TOWNS.every(({ at }) => isInside(sheet, pointIn(window, at)))).toBe(true);
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
});

/** Whether a point lies within a shape: a ray from it crosses the border an odd number of times. */
function contains(shape: readonly Position[], [x, y]: Position): boolean {
  return shape.reduce((inside, [ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}
