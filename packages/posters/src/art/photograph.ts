import { Drawing, type Palette } from '../core/drawing.js';
import { dots } from '../core/path.js';
import { type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import { paintLayers } from '../scene/draw-scene.js';
import type { Layer } from '../scene/scene.js';
import type { Artwork } from './artwork.js';

/** Duotone prints: one scene in two inks, with grain, a soft vignette and a white margin. */
export const photographs: readonly Artwork[] = [
  {
    slug: 'elephant-dust',
    alt: 'Duotone photograph: a bull elephant walks through backlit dust, others faint behind him, birds rising',
    draw: elephantDust,
  },
  {
    slug: 'fisherman-at-dawn',
    alt: 'Duotone photograph: a fisherman poles a canoe across a still lake, sun low behind him',
    draw: fishermanAtDawn,
  },
  {
    slug: 'stone-town-door',
    alt: 'Duotone photograph: light falls across a carved and studded door',
    draw: stoneTownDoor,
  },
];

const SEPIA: Palette = { ink: '#24160f', paper: '#f4e6cc' };
const SILVER: Palette = { ink: '#101c2a', paper: '#e9eef0' };
const UMBER: Palette = { ink: '#2a1220', paper: '#f3dfc6' };

/** A tone between the two inks: 0 is black, 1 is paper. */
const tone = (share: number): string => `ink>paper:${share}`;

function elephantDust(): string {
  const hide = {
    shade: tone(0.06),
    crease: tone(0.02),
    nails: tone(0.5),
    ear: tone(0.24),
    earFold: tone(0.1),
    tusk: tone(0.97),
    eye: tone(0),
  };
  return photograph('elephant-dust', 1500, 1000, SEPIA, [
    [
      'sky',
      {
        colours: [tone(0.5), tone(0.7), tone(0.9), tone(0.98)],
        horizon: 640,
        bands: 14,
        wave: 20,
        sun: { x: 930, lift: 120 },
      },
    ],
    ['sun', { x: 980, y: 360, r: 80, colour: tone(1), glow: tone(1), rings: 6, growth: 1.5, opacity: 0.16 }],
    ['acacia', { x: 240, y: 720, height: 300, seed: 'k3', colour: tone(0.56), spread: 1.5 }],
    [
      'ridge',
      {
        y: 690,
        amplitude: 16,
        frequency: 2,
        colour: tone(0.66),
        haze: tone(0.85),
        depth: 90,
        bush: { count: 40, height: [8, 20] },
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: tone(0.5),
        at: [
          { x: 1260, y: 760, size: 0.42, gait: 'walk', flip: true },
          { x: 420, y: 760, size: 0.34, gait: 'stride' },
        ],
      },
    ],
    [
      'dust',
      {
        list: [
          [400, 780, 700, 170],
          [1150, 800, 700, 200],
        ],
        colour: tone(0.96),
        opacity: 0.5,
      },
    ],
    ['plain', { y: 770, colour: tone(0.3), haze: tone(0.8), depth: 0.9 }],
    [
      'animals',
      {
        of: 'elephant',
        colour: tone(0.14),
        far: tone(0.05),
        rim: tone(1),
        sunSide: 1,
        tint: hide,
        at: [{ x: 690, y: 900, size: 1.02, gait: 'walk' }],
      },
    ],
    [
      'dust',
      {
        list: [
          [640, 930, 760, 130],
          [1010, 920, 500, 100],
        ],
        colour: tone(0.94),
        opacity: 0.55,
      },
    ],
    ['birds', { x: 1140, y: 250, width: 420, height: 200, count: 7, size: 26, colour: tone(0.3) }],
    ['ridge', { y: 940, amplitude: 10, frequency: 1.4, colour: tone(0.1) }],
    ['grass', { y: 950, count: 110, height: [20, 60], colour: tone(0.06) }],
  ]);
}

function fishermanAtDawn(): string {
  return photograph('fisherman-at-dawn', 1080, 1350, SILVER, [
    [
      'sky',
      {
        colours: [tone(0.42), tone(0.6), tone(0.82), tone(0.97)],
        horizon: 620,
        bands: 12,
        wave: 16,
        sun: { x: 400, lift: 70 },
      },
    ],
    ['sun', { x: 400, y: 520, r: 64, colour: tone(1), glow: tone(1), rings: 5, opacity: 0.16 }],
    [
      'clouds',
      {
        list: [
          [700, 200, 620, 46],
          [260, 330, 420, 26],
          [860, 400, 420, 24],
        ],
        colour: tone(0.52),
        rim: tone(0.9),
        rimShift: 5,
      },
    ],
    ['ridge', { y: 590, amplitude: 40, frequency: 1.2, colour: tone(0.56), haze: tone(0.86), depth: 90 }],
    [
      'ridge',
      {
        y: 620,
        amplitude: 14,
        frequency: 2,
        colour: tone(0.36),
        haze: tone(0.7),
        depth: 40,
        to: 650,
        bush: { count: 30, height: [8, 20] },
      },
    ],
    ['plain', { y: 632, colour: tone(0.24), haze: tone(0.92), depth: 0.9 }],
    ['glitter', { x: 400, from: 640, to: 1300, width: [150, 460], count: 40, colour: tone(1), opacity: 0.9 }],
    [
      'streaks',
      {
        from: 640,
        to: 1300,
        count: 44,
        colour: tone(0.12),
        opacity: 0.35,
        length: [100, 420],
        thickness: [2, 9],
      },
    ],
    [
      'shape',
      {
        outline: '300,958! 420,972 620,976 800,960 900,930! 880,980 800,1004 600,1012 420,1004 330,990',
        colour: tone(0.04),
      },
    ],
    [
      'figures',
      {
        of: 'poler',
        at: [{ x: 610, y: 972, size: 1.25, flip: true }],
        skin: tone(0.04),
        cloth: tone(0.1),
        accent: tone(0.04),
        gear: tone(0.04),
        rim: tone(0.95),
        sunSide: -1,
      },
    ],
    [
      'shape',
      { outline: '360,1020 600,1034 860,1010 800,1060 620,1080 440,1064', colour: tone(0.06), opacity: 0.6 },
    ],
    [
      'shape',
      { outline: ['560,1040 640,1040 660,1180 600,1260 570,1160'], colour: tone(0.06), opacity: 0.4 },
    ],
    [
      'streaks',
      {
        from: 1000,
        to: 1300,
        count: 30,
        colour: tone(0.9),
        opacity: 0.5,
        length: [80, 300],
        thickness: [2, 8],
      },
    ],
    ['animals', { of: 'egret', colour: tone(0.06), at: [{ x: 860, y: 936, size: 0.7, flip: true }] }],
  ]);
}

function stoneTownDoor(): string {
  return photograph('stone-town-door', 1000, 1400, UMBER, [
    ['plain', { y: 0, colour: tone(0.72), haze: tone(0.9) }],
    [
      'shape',
      {
        outline: [
          '60,240 160,220 260,250 150,270',
          '760,160 860,140 960,170 850,190',
          '40,760 110,750 170,770 90,786',
          '850,860 930,850 990,870 900,886',
        ],
        colour: tone(0.46),
        opacity: 0.6,
      },
    ],
    [
      'carvedDoor',
      {
        x: 500,
        y: 1260,
        size: 1.5,
        wood: tone(0.36),
        woodLight: tone(0.66),
        woodDark: tone(0.08),
        brass: tone(0.98),
        stone: tone(0.88),
      },
    ],
    ['plain', { y: 1330, colour: tone(0.3), haze: tone(0.46) }],
    [
      'shape',
      {
        outline: '-60,-60! 420,-60! 1060,980! 1060,1460! 700,1460! -60,420!',
        colour: tone(1),
        opacity: 0.2,
      },
    ],
    ['shape', { outline: '-60,420! 700,1460! -60,1460!', colour: tone(0), opacity: 0.34 }],
    ['shape', { outline: '420,-60! 1060,980! 1060,-60!', colour: tone(0), opacity: 0.34 }],
    [
      'shape',
      { outline: '860,-60! 900,-60! 820,300 760,420! 740,410! 800,280', colour: tone(0), opacity: 0.3 },
    ],
  ]);
}

const MARGIN = 46;

function photograph(slug: string, width: number, height: number, palette: Palette, layers: Layer[]): string {
  const drawing = new Drawing(width, height, slug, palette);
  paintLayers(drawing, slug, layers);
  grain(drawing);
  const vignette = drawing.glow([
    [0.55, '#000000', 0],
    [1, '#000000', 0.32],
  ]);
  drawing.path(`M0 0h${width}v${height}H0z`, vignette);
  const m = MARGIN;
  drawing.path(`M0 0h${width}v${height}H0zM${m} ${m}v${height - 2 * m}h${width - 2 * m}V${m}z`, '#fbf8f1', {
    attributes: 'fill-rule="evenodd"',
  });
  return drawing.toSvg(photographs.find((print) => print.slug === slug)?.alt ?? slug);
}

/** Film grain: a tile of light and dark specks, too irregular to be seen as a tile. */
function grain(drawing: Drawing): void {
  const random = new Random('grain');
  const size = 170;
  const specks = (count: number): string =>
    dots(range(count, (): Point => [random.between(0, size), random.between(0, size)]));
  const tile =
    `<g fill="none" stroke-linecap="round"><path stroke="#fff" stroke-width="2" opacity=".16" d="${specks(260)}"/>` +
    `<path stroke="#000" stroke-width="2.4" opacity=".16" d="${specks(260)}"/></g>`;
  drawing.path(`M0 0h${drawing.width}v${drawing.height}H0z`, drawing.pattern(size, tile));
}
