import { describe, expect, it } from '@jest/globals';
import { mix, ramp } from './colour.js';
import { Drawing } from './drawing.js';
import { blob, polygon } from './path.js';
import { readOutline, readSpine } from './points.js';
import { Random } from './random.js';

describe('Colours', () => {
  it('mix in OKLab: halfway between yellow and blue stays a clear hue instead of grey', () => {
    const channels = [1, 3, 5].map((at) =>
      Number.parseInt(mix('#ffff00', '#0000ff', 0.5).slice(at, at + 2), 16),
    );
    expect(Math.max(...channels) - Math.min(...channels)).toBeGreaterThan(40);
    expect(mix('#102030', '#405060', 0)).toBe('#102030');
    expect(mix('#102030', '#405060', 1)).toBe('#405060');
  });

  it('run along a ramp from its first to its last stop', () => {
    expect(ramp(['#112244', '#ffffff', '#774411'], 0)).toBe('#124');
    expect(ramp(['#112244', '#ffffff', '#774411'], 0.5)).toBe('#fff');
  });

  it('are named by the palette, and an unknown name stops the drawing', () => {
    const drawing = new Drawing(10, 10, 'seed', { haze: '#ffffff', near: '#000000' });
    expect(drawing.colour('haze>near:1')).toBe('#000');
    expect(() => drawing.colour('hase')).toThrow('No colour "hase" in the palette');
  });
});

describe('Points', () => {
  it('are read from text, corners and half widths too', () => {
    expect(readOutline('0,0 40,-12.5!')).toEqual([
      [0, 0],
      [40, -12.5, 'corner'],
    ]);
    expect(readSpine('1,2,3')).toEqual([[1, 2, 3]]);
  });

  it('that are misspelt stop the drawing', () => {
    expect(() => readOutline('0,0 4x,1')).toThrow('"4x,1" is not a point');
  });

  it('make the same path whichever way round they are given, so that overlapping parts never cut holes', () => {
    expect(polygon('0,0 0,10 10,10 10,0')).toMatch(/z$/);
    const turn = (path: string) => Math.sign(areaOf(path));
    expect(turn(polygon('0,0 10,0 10,10 0,10'))).toBe(turn(polygon('0,10 10,10 10,0 0,0')));
  });

  it('are rounded to a spline of whole numbers', () => {
    expect(blob('0,0! 11,3 20,17!')).toMatch(/^M[-\d ]+q[-\d ]+t[-\d ]+z$/);
  });
});

describe('Random numbers', () => {
  it('are the same for the same seed and differ for another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 5 },
        (
          (random) => () =>
            random.next()
        )(new Random(seed)),
      );
    expect(draw('acacia')).toEqual(draw('acacia'));
    expect(draw('acacia')).not.toEqual(draw('baobab'));
  });
});

/** Twice the signed area of a polygon written as relative lines. */
function areaOf(path: string): number {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
  let area = 0;
  for (let at = 2; at < numbers.length; at += 2) {
    const [nextX, nextY] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
    area += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return area;
}
