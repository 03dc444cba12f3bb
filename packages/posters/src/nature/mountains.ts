import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob, polygon } from '../core/path.js';
import { type OutlinePoint, range, readOutline } from '../core/points.js';

export interface PeakColours {
  colour: Colour;
  shade: Colour;
  haze: Colour;
}

export interface KilimanjaroOptions extends PeakColours {
  x: number;
  /** foot of the mountain */
  y: number;
  width: number;
  height: number;
  snow: Colour;
  snowShade: Colour;
  /** the side on which Mawenzi stands, away from the sun */
  side?: -1 | 1;
}

const KIBO_AND_MAWENZI =
  '-1.25,-.02 -1,.07 -.8,.2 -.62,.38 -.48,.58 -.36,.79! -.27,.93! -.2,.985! -.1,.965! 0,.985! .1,1! .19,.975! ' +
  '.26,.92 .34,.8 .43,.62! .54,.47! .62,.45! .68,.53! .715,.585! .75,.6 .775,.55 .82,.47 .9,.33 1.05,.16 1.25,.05 1.5,-.02';

/** Kibo's dome with its ice, and Mawenzi's crag to one side. */
export function kilimanjaro(drawing: Drawing, options: KilimanjaroOptions): void {
  const { x, y, width, height, colour, shade, haze, snow, snowShade, side = 1 } = options;
  const { random } = drawing;
  const X = (u: number) => x + (side * u * width) / 2;
  const Y = (v: number) => y - height * v;
  const place = (outline: string) =>
    readOutline(outline).map(([u, v, corner]): OutlinePoint => [X(u), Y(v), corner]);
  const skyline = place(KIBO_AND_MAWENZI);
  drawing.path(
    blob([[X(-1.5), y + 160, 'corner'], ...skyline, [X(1.5), y + 160, 'corner']]),
    drawing.gradient([
      [0, colour],
      [0.35, drawing.mix(colour, haze, 0.25)],
      [1, haze],
    ]),
  );
  const spurs = [
    [0.02, 0.99, 0.42],
    [0.19, 0.97, 0.5],
    [0.33, 0.81, 0.5],
    [0.72, 0.59, 0.34],
    [-0.2, 0.98, 0.2],
  ] as const;
  const shadows = spurs.map(([u, v, run]) =>
    blob([
      [X(u), Y(v), 'corner'],
      [X(u + run * 0.42), Y(v - 0.36)],
      [X(u + run * 0.75), Y(v - 0.62)],
      [X(u + run * 1.15), Y(v - 0.86), 'corner'],
      [X(u + run * 0.72), Y(v - 0.78)],
      [X(u + run * 0.4), Y(v - 0.55)],
      [X(u + run * 0.16 - 0.01), Y(v - 0.32)],
    ]),
  );
  drawing.path(
    shadows.join(''),
    drawing.gradient([
      [0, shade, 0.75],
      [0.7, shade, 0.3],
      [1, shade, 0],
    ]),
  );
  const iceEdge: OutlinePoint[] = [];
  for (let u = 0.345, tooth = 0; u > -0.36; tooth++) {
    const inward = 1 - Math.abs(u) / 0.36;
    const reach =
      tooth % 2 ? 0.01 + random.between(0, 0.05) : 0.04 + random.between(0, random.chance(0.3) ? 0.2 : 0.09);
    const v = 0.83 + 0.03 * Math.cos(u * 9) - reach * (0.3 + inward);
    iceEdge.push([X(u), Y(Math.min(v, 0.8 + 0.1 * inward))]);
    u -= 0.01 + random.between(0, 0.026);
  }
  const top = skyline.slice(5, 14).map(([px, py]): OutlinePoint => [px, py - 1]);
  drawing.path(polygon([...top, ...iceEdge]), snow);
  const shadedIce = iceEdge.filter(([px]) => ((px - x) * side) / (width / 2) > 0.1);
  drawing.path(
    polygon([...place('.19,.975 .26,.92 .345,.79'), ...shadedIce, ...place('.12,.84 .15,.9 .1,.94')]) +
      polygon(place('-.2,.985 -.1,.965 0,.985 .1,1 .06,.955 -.04,.94 -.12,.945')),
    snowShade,
  );
}

export interface CraterRimOptions {
  y: number;
  height?: number;
  colour: Colour;
  haze: Colour;
  dark: Colour;
  to: number;
}

/** A level wall with gullies, seen across the crater floor. */
export function craterRim(
  drawing: Drawing,
  { y, height = 150, colour, haze, dark, to }: CraterRimOptions,
): void {
  const { random, width } = drawing;
  const noise = valueNoise(random, 4);
  const crest = range(Math.ceil(width / 60) + 3, (index): OutlinePoint => {
    const x = index * 60 - 60;
    const edge = Math.abs(x - width / 2) / (width / 2);
    return [x, y - height * (0.62 + 0.5 * edge * edge) + noise(x / 300) * height * 0.14];
  });
  const [first, last] = [crest[0]?.[1] ?? y, crest.at(-1)?.[1] ?? y];
  drawing.path(
    blob([[-90, first], ...crest, [width + 90, last], [width + 90, to, 'corner'], [-90, to, 'corner']]),
    drawing.gradient([
      [0, colour],
      [0.55, drawing.mix(colour, haze, 0.55)],
      [1, haze],
    ]),
  );
  const gullies = crest
    .filter(() => random.chance(0.62))
    .map(([x, top]) => {
      const run = (to - top) * random.between(0.3, 0.95);
      const slant = random.between(10, 60);
      const broad = random.between(16, 80);
      return polygon([
        [x, top + 4],
        [x + broad * 0.5 + slant * 0.4, top + run * 0.45],
        [x + broad + slant, top + run],
        [x + slant, top + run * 0.9],
        [x - broad * 0.15 + slant * 0.3, top + run * 0.5],
      ]);
    });
  drawing.path(
    gullies.join(''),
    drawing.gradient([
      [0, dark, 0.5],
      [1, dark, 0],
    ]),
  );
}

export interface FacetedPeakOptions extends PeakColours {
  x: number;
  y: number;
  width: number;
  height: number;
  /** skyline from left to right, u from -1 to 1, v from 0 (foot) to 1 (summit) */
  skyline: string;
  /** planes turned away from the sun, in the same measure */
  planes: string[];
  /** bright planes or runs of ash, snow or lava */
  lights?: string[];
  light?: Colour;
  lightOpacity?: number;
}

/** A single mountain drawn from its skyline and its planes of shade. */
export function facetedPeak(drawing: Drawing, options: FacetedPeakOptions): void {
  const { x, y, width, height, colour, shade, haze, skyline, planes, lights = [], light = '#fff' } = options;
  const place = (outline: string) =>
    readOutline(outline).map(([u, v, corner]): OutlinePoint => [x + (u * width) / 2, y - v * height, corner]);
  drawing.path(
    blob([...place('-1.6,-.2!'), ...place(skyline), ...place('1.6,-.2!')]),
    drawing.gradient([
      [0, colour],
      [0.4, drawing.mix(colour, haze, 0.22)],
      [1, haze],
    ]),
  );
  drawing.path(
    planes.map((plane) => blob(place(plane))).join(''),
    drawing.gradient([
      [0, shade, 0.9],
      [0.6, shade, 0.45],
      [1, shade, 0],
    ]),
  );
  drawing.path(lights.map((plane) => blob(place(plane))).join(''), light, {
    opacity: options.lightOpacity ?? 0.85,
  });
}
