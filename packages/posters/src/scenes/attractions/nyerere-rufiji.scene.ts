import { defineScene } from '../../scene/scene.js';

export const nyerereRufiji = defineScene({
  slug: 'nyerere-rufiji',
  alt: 'Hippos watch from the water and a crocodile basks on a sandbank of the Rufiji on a misty green morning',
  palette: {
    sky: '#9cc7a8',
    pale: '#dfeec4',
    lemon: '#fdf6c8',
    haze: '#e2edc2',
    forest: '#6f9a6c',
    dark: '#2f5a4a',
    near: '#14302c',
    water: '#5c8f80',
    waterLit: '#e6f2c8',
    sand: '#ecd79c',
    sandDark: '#b99a60',
    rim: '#fdf8cf',
    hide: '#7c6468',
    hideDark: '#4a3a44',
  },
  phone: { left: 790 },
  layers: [
    [
      'sky',
      { colours: ['sky', 'pale', 'lemon'], horizon: 520, bands: 9, wave: 12, sun: { x: 620, lift: 60 } },
    ],
    ['sun', { x: 620, y: 360, r: 76, colour: '#fffef0', glow: '#fffbd4', rings: 5, opacity: 0.2 }],
    ['ridge', { y: 470, amplitude: 24, frequency: 1.4, colour: 'forest>haze:.7', haze: 'haze', depth: 110 }],
    [
      'ridge',
      {
        y: 520,
        amplitude: 12,
        frequency: 2.6,
        colour: 'forest>haze:.35',
        haze: 'haze',
        depth: 60,
        bush: { count: 80, height: [14, 40] },
      },
    ],
    ...(
      [
        [1080, 548, 250, 0.06],
        [1170, 548, 310, -0.05],
        [1560, 556, 400, 0.04],
        [1700, 556, 330, 0.1],
        [1840, 556, 430, -0.04],
        [160, 552, 350, 0.05],
        [300, 552, 260, -0.08],
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
            colour: 'dark>forest:.3',
            rim: 'rim',
            sunSide: x < 620 ? 1 : -1,
          },
        ] as const,
    ),
    ['mist', { y: 450, height: 120, colour: 'haze', opacity: 0.85 }],
    ['plain', { y: 556, colour: 'water>near:.25', haze: 'waterLit', depth: 0.75 }],
    [
      'glitter',
      { x: 620, from: 562, to: 900, width: [150, 360], count: 26, colour: '#fffde2', opacity: 0.85 },
    ],
    [
      'streaks',
      {
        from: 566,
        to: 1200,
        count: 44,
        colour: 'waterLit',
        opacity: 0.55,
        length: [160, 620],
        thickness: [2, 10],
      },
    ],
    [
      'riverBoat',
      {
        x: 980,
        y: 634,
        size: 0.56,
        flip: true,
        hull: '#2b4a46',
        light: '#d98a4a',
        canopy: '#f6ecc8',
        people: '#4a3028',
        hats: '#f6e3b4',
      },
    ],
    [
      'shape',
      {
        outline: '1080,800 1300,764 1600,752 1980,760! 1980,900! 1700,906 1400,880 1180,850',
        colour: 'sand',
        haze: 'sandDark',
      },
    ],
    [
      'streaks',
      {
        from: 880,
        to: 910,
        count: 8,
        colour: 'near',
        opacity: 0.4,
        left: 1200,
        right: 1900,
        length: [200, 400],
        thickness: [4, 8],
      },
    ],
    [
      'animals',
      {
        of: 'crocodile',
        colour: '#77804a',
        rim: 'rim',
        shadow: 'near',
        tint: { shade: '#4a5230', band: '#56602f', jaw: '#262c18', tooth: '#fff6dc', eye: '#f2cc52' },
        at: [{ x: 1560, y: 850, size: 0.92, flip: true }],
      },
    ],
    [
      'animals',
      {
        of: 'egret',
        colour: '#ffffff',
        tint: { bill: '#e8a83a' },
        at: [
          { x: 1230, y: 812, size: 0.9 },
          { x: 1880, y: 800, size: 1, flip: true },
        ],
      },
    ],
    ['waves', { from: 840, to: 1260, rows: 7, colour: 'water>near:.5', opacity: 0.45, swell: 16 }],
    [
      'animals',
      {
        of: 'hippoWading',
        colour: 'hide',
        rim: 'rim',
        tint: { shade: 'hideDark', light: '#b3948c', ear: '#63505a', eye: '#150d14', nostril: '#2a1a22' },
        at: [
          { x: 380, y: 930, size: 0.9 },
          { x: 760, y: 1000, size: 1.1, flip: true },
          { x: 190, y: 1080, size: 1.3 },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'hippoWading',
        colour: 'hide>hideDark:.2',
        rim: 'rim',
        tint: { shade: 'hideDark', light: '#b3948c', ear: '#63505a', eye: '#150d14', nostril: '#2a1a22' },
        at: [{ x: 1230, y: 1170, size: 2.1 }],
        phone: { at: [{ x: 1260, y: 1150, size: 1.4 }] },
      },
    ],
    [
      'animals',
      { of: 'egret', colour: '#fffef6', tint: { bill: '#e8a83a' }, at: [{ x: 1090, y: 998, size: 1.2 }] },
    ],
    [
      'streaks',
      {
        from: 1080,
        to: 1240,
        count: 22,
        colour: 'waterLit',
        opacity: 0.6,
        length: [160, 520],
        thickness: [4, 11],
      },
    ],
    ['grass', { y: 1292, count: 80, height: [60, 170], colour: 'near' }],
    [
      'birds',
      { x: 1300, y: 250, width: 380, height: 80, count: 7, size: 20, colour: 'dark>forest:.5', skein: true },
    ],
  ],
});
