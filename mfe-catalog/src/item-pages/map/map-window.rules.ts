import type { Position } from './tanzania';

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

/** A section of the country, projected onto a map of that size. */
export interface MapWindow extends Size {
  west: number;
  north: number;
  /** units per degree, the same in both directions: accurate enough near the equator */
  scale: number;
}

/** The smallest extent, in degrees: closer up, the outlines would show corners. */
const NEAREST = 0.42;
/** The extent around a single place, in degrees, so that its neighbours are visible. */
const AROUND_ONE = 2.4;
const MARGIN = 0.24;

export const WHOLE_COUNTRY: readonly Position[] = [
  [29.2, -0.8],
  [40.6, -11.9],
];

/** The smallest window that contains every position, with a margin. */
export function windowOf(positions: readonly Position[], { width, height }: Size): MapWindow {
  const shown = positions.length > 0 ? positions : WHOLE_COUNTRY;
  const longitudes = shown.map(([longitude]) => longitude);
  const latitudes = shown.map(([, latitude]) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const nearest = shown.length > 1 ? NEAREST : AROUND_ONE;
  const across = Math.max(east - west, nearest) * (1 + 2 * MARGIN);
  const down = Math.max(north - south, nearest * 0.6) * (1 + 2 * MARGIN);
  const scale = Math.min(width / across, height / down);
  return {
    width,
    height,
    scale,
    west: (west + east) / 2 - width / scale / 2,
    north: (south + north) / 2 + height / scale / 2,
  };
}

export const pointIn = ({ west, north, scale }: MapWindow, [longitude, latitude]: Position): Point => [
  round((longitude - west) * scale),
  round((north - latitude) * scale),
];

export const isInside = ({ width, height }: Size, [x, y]: Point, margin = 0): boolean =>
  x >= margin && y >= margin && x <= width - margin && y <= height - margin;

/** An SVG path of a closed shape with rounded corners: the curve touches the middle of every side. */
export function pathOf(window: MapWindow, positions: readonly Position[]): string {
  const corners = positions.map((position) => pointIn(window, position));
  const points = corners.flatMap((corner, index) => {
    const [x, y] = corner;
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? corner;
    return [`${x} ${y}`, `${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`];
  });
  return `M${points.at(-1)}Q${points.join(' ')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const KILOMETRES_OF_A_DEGREE = 111.2;
const LENGTHS = [5, 10, 20, 50, 100, 200, 500];

/** A scale bar of a round number of kilometres, at most a fifth of the map's width. */
export function scaleBar({ scale, width }: MapWindow): { kilometres: number; length: number } {
  const unit = scale / KILOMETRES_OF_A_DEGREE;
  const kilometres = LENGTHS.findLast((length) => length * unit <= width / 5) ?? 5;
  return { kilometres, length: round(kilometres * unit) };
}
