export type Point = readonly [x: number, y: number];
/** A point of an outline; `'corner'` is passed through sharply, any other is rounded. */
export type OutlinePoint = readonly [x: number, y: number, corner?: 'corner'];
/** A point of a stroke with its half width there. */
export type StrokePoint = readonly [x: number, y: number, radius: number];

/** Outlines are written as text, `'0,0 40,-12 80,0!'`, where `!` marks a corner. */
export type Outline = string | readonly OutlinePoint[];
/** Strokes are written as text, `'0,0,6 4,-80,3'`: x, y, half width. */
export type Spine = string | readonly StrokePoint[];

export function readOutline(outline: Outline): readonly OutlinePoint[] {
  if (typeof outline !== 'string') return outline;
  return tokens(outline).map((token) => {
    const [x, y] = numbers(token);
    return token.endsWith('!') ? [x, y, 'corner'] : [x, y];
  });
}

export function readSpine(spine: Spine): readonly StrokePoint[] {
  if (typeof spine !== 'string') return spine;
  return tokens(spine).map((token) => {
    const [x, y, radius] = numbers(token);
    return [x, y, radius];
  });
}

/** Closes a half outline by its mirror image about x = 0; points on the axis are not repeated. */
export function mirrored(half: Outline): OutlinePoint[] {
  const right = readOutline(half);
  const left = right.filter(([x]) => x !== 0).map(([x, y, corner]): OutlinePoint => [-x, y, corner]);
  return [...right, ...left.reverse()];
}

export function moved(outline: Outline, dx: number, dy: number, scale = 1): OutlinePoint[] {
  return readOutline(outline).map(([x, y, corner]): OutlinePoint => [x * scale + dx, y * scale + dy, corner]);
}

export function range<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const tokens = (text: string): string[] => text.trim().split(/\s+/);

function numbers(token: string): [number, number, number] {
  const [x = Number.NaN, y = Number.NaN, radius = 0] = token.replace('!', '').split(',').map(Number);
  if (Number.isNaN(x + y + radius)) throw new Error(`"${token}" is not a point`);
  return [x, y, radius];
}
