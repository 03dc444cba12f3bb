import { defineScene } from '../../scene/scene.js';

export const ruahaAndNyerere = defineScene({
  slug: 'ruaha-and-nyerere',
  alt: 'A covered boat drifts at sunset among hippos on a wide river lined with borassus palms',
  palette: {
    deep: '#1f4a57',
    teal: '#5d8a83',
    sand: '#efc27f',
    copper: '#e88d57',
    haze: '#f0b57a',
    mid: '#7a5a4c',
    near: '#16262e',
    rim: '#ffe3a8',
    water: '#2e5a62',
    waterLit: '#f6c98a',
  },
  phone: { left: 440 },
  layers: [
    [
      'sky',
      { colours: ['deep', 'teal', 'sand', 'copper'], horizon: 660, bands: 12, sun: { x: 1160, lift: 120 } },
    ],
    ['sun', { x: 1160, y: 590, r: 104, colour: '#fff4cc', glow: '#ffe7a6', rings: 4, opacity: 0.17 }],
    [
      'clouds',
      {
        list: [
          [420, 260, 620, 34],
          [1600, 190, 520, 30],
          [1000, 380, 700, 22],
          [240, 450, 420, 20],
        ],
        colour: 'teal>sand:.35',
        rim: 'rim',
        rimShift: 5,
      },
    ],
    ['ridge', { y: 640, amplitude: 36, frequency: 1.5, colour: 'mid>haze:.5', haze: 'haze', depth: 140 }],
    [
      'ridge',
      {
        y: 674,
        amplitude: 12,
        frequency: 2.6,
        colour: 'mid>near:.2',
        haze: 'mid>haze:.4',
        depth: 60,
        bush: { count: 70, height: [12, 34] },
      },
    ],
    ...(
      [
        [180, 690, 330, 0.1],
        [300, 690, 270, -0.06],
        [420, 690, 350, 0.08],
        [1480, 690, 290, -0.1],
        [1590, 690, 360, 0.05],
        [1760, 690, 300, 0.12],
      ] as const
    ).map(
      ([x, y, height, lean], index) =>
        [
          'palm',
          {
            x,
            y,
            height,
            lean,
            kind: 'borassus',
            seed: `r${index % 3}`,
            colour: 'mid>near:.6',
            rim: 'rim',
            sunSide: x < 1160 ? 1 : -1,
          },
        ] as const,
    ),
    [
      'animals',
      {
        of: 'elephant',
        colour: 'near>mid:.25',
        rim: 'rim',
        sunSide: 1,
        at: [
          { x: 640, y: 702, size: 0.24, gait: 'stand' },
          { x: 790, y: 704, size: 0.2, gait: 'walk' },
          { x: 870, y: 704, size: 0.11, gait: 'stride' },
        ],
      },
    ],
    ['plain', { y: 700, colour: 'water', haze: 'waterLit', depth: 0.75 }],
    [
      'streaks',
      {
        from: 708,
        to: 800,
        count: 20,
        colour: 'mid>near:.4',
        opacity: 0.5,
        length: [120, 500],
        thickness: [3, 9],
      },
    ],
    ['waves', { from: 720, to: 1260, rows: 9, colour: 'water>near:.5', opacity: 0.5, swell: 13 }],
    [
      'glitter',
      { x: 1160, from: 706, to: 1230, width: [190, 420], count: 34, colour: '#fff0c0', opacity: 0.9 },
    ],
    [
      'riverBoat',
      {
        x: 1010,
        y: 930,
        size: 1.45,
        hull: '#23343a',
        light: '#c9704a',
        canopy: '#efe0bd',
        people: '#3b2620',
        hats: '#f6e3b4',
      },
    ],
    [
      'streaks',
      {
        from: 936,
        to: 990,
        count: 12,
        colour: 'near',
        opacity: 0.5,
        left: 760,
        right: 1300,
        length: [200, 460],
        thickness: [5, 12],
      },
    ],
    [
      'animals',
      {
        of: 'hippoWading',
        colour: '#6a4a52',
        rim: 'rim',
        tint: { shade: '#3f2e3c', light: '#a07a74', ear: '#543a46', eye: '#150d14', nostril: '#20141c' },
        at: [
          { x: 380, y: 1010, size: 0.82 },
          { x: 1560, y: 980, size: 0.62, flip: true },
          { x: 660, y: 1130, size: 1.15 },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'hippoYawning',
        colour: '#75525a',
        rim: 'rim',
        tint: {
          shade: '#47323f',
          light: '#a9817a',
          mouth: '#b9545c',
          tongue: '#e0868a',
          tooth: '#fff3dc',
          ear: '#543a46',
          eye: '#150d14',
        },
        at: [{ x: 1420, y: 1150, size: 0.95, flip: true }],
      },
    ],
    [
      'streaks',
      {
        from: 1010,
        to: 1180,
        count: 22,
        colour: 'waterLit',
        opacity: 0.5,
        length: [140, 420],
        thickness: [3, 9],
      },
    ],
    [
      'palm',
      {
        x: 60,
        y: 1320,
        height: 1120,
        lean: 0.06,
        kind: 'borassus',
        seed: 'r1',
        colour: 'near',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    ['grass', { y: 1288, count: 70, height: [60, 170], colour: 'near' }],
  ],
});
