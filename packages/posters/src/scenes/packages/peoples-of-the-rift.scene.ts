import { defineScene } from '../../scene/scene.js';

export const peoplesOfTheRift = defineScene({
  slug: 'peoples-of-the-rift',
  alt: 'Hunters with bows walk in file along the shore of Lake Eyasi below the Rift wall, mirrored in still water',
  palette: {
    lilac: '#8f87b8',
    mauve: '#c9a3b8',
    blush: '#f6cdb6',
    butter: '#fdecc4',
    haze: '#eccdbd',
    wall: '#8a6f8c',
    wallDark: '#5c4c78',
    water: '#b9a6c0',
    waterLit: '#fdeed2',
    near: '#33223f',
    rim: '#fff1cf',
    ochre: '#c07a4a',
  },
  phone: { left: 520 },
  layers: [
    [
      'sky',
      { colours: ['lilac', 'mauve', 'blush', 'butter'], horizon: 560, bands: 11, sun: { x: 1560, lift: 70 } },
    ],
    ['sun', { x: 1560, y: 430, r: 74, colour: '#fffbea', glow: '#fff3cf', rings: 4, opacity: 0.2 }],
    [
      'strata',
      {
        outline:
          '-60,240! 120,250 300,300 480,310 640,380 900,420 1160,470 1500,520 1980,552! 1980,640! -60,640!',
        beds: [
          ['wall>haze:.2', 240],
          ['wall>haze:.32', 400],
          ['wall>haze:.5', 480],
          ['haze', 560],
        ],
        shade: 'wallDark',
        gullies: 16,
        dip: 60,
      },
    ],
    ['mist', { y: 470, height: 150, colour: 'haze', opacity: 0.95 }],
    [
      'ridge',
      {
        y: 610,
        amplitude: 8,
        frequency: 2.4,
        colour: 'wallDark>haze:.4',
        haze: 'haze',
        depth: 40,
        to: 650,
        bush: { count: 60, height: [8, 20] },
      },
    ],
    ['plain', { y: 624, colour: 'water', haze: 'waterLit', depth: 0.8 }],
    ['flock', { count: 160, left: 0, right: 1900, from: 640, to: 690, colour: '#f3a3a6', size: 5 }],
    [
      'streaks',
      {
        from: 640,
        to: 900,
        count: 26,
        colour: '#fff9ea',
        opacity: 0.6,
        length: [200, 700],
        thickness: [2, 8],
      },
    ],
    ...(
      [
        [300, 800, 330, -0.08],
        [440, 806, 260, 0.1],
        [1720, 790, 300, 0.1],
      ] as const
    ).map(
      ([x, y, height, lean]) =>
        [
          'palm',
          {
            x,
            y,
            height,
            lean,
            kind: 'borassus',
            seed: 'd1',
            colour: 'near>wallDark:.4',
            rim: 'rim',
            sunSide: 1,
          },
        ] as const,
    ),
    [
      'shape',
      {
        outline:
          '-60,800! 300,786 700,830 1100,824 1500,790 1980,776! 1980,850! 1500,860 1000,888 500,880 -60,860!',
        colour: 'ochre>near:.35',
        haze: 'near>wallDark:.3',
      },
    ],
    [
      'shape',
      {
        outline: '-60,868! 500,886 1000,892 1500,864 1980,852! 1980,1290! -60,1290!',
        colour: 'waterLit>water:.45',
        haze: 'water>wallDark:.35',
      },
    ],
    [
      'figures',
      {
        of: 'hunter',
        at: [
          { x: 650, y: 852, size: 0.9 },
          { x: 880, y: 860, size: 0.98 },
          { x: 1110, y: 858, size: 0.94 },
          { x: 1330, y: 850, size: 0.88 },
        ],
        skin: 'near',
        cloth: '#7d4636',
        accent: '#d8a05c',
        gear: 'near',
        rim: 'rim',
        sunSide: 1,
        waterline: 884,
      },
    ],
    [
      'figures',
      {
        of: 'child',
        at: [{ x: 1490, y: 846, size: 0.86 }],
        skin: 'near',
        cloth: '#7d4636',
        accent: '#7d4636',
        rim: 'rim',
        sunSide: 1,
        waterline: 878,
      },
    ],
    [
      'streaks',
      {
        from: 900,
        to: 1260,
        count: 40,
        colour: '#fff6e2',
        opacity: 0.55,
        length: [140, 560],
        thickness: [2, 9],
      },
    ],
    [
      'streaks',
      {
        from: 920,
        to: 1260,
        count: 20,
        colour: 'wallDark',
        opacity: 0.3,
        length: [140, 520],
        thickness: [2, 8],
      },
    ],
    ['grass', { y: 1290, count: 60, height: [50, 130], colour: 'near' }],
    [
      'birds',
      { x: 1040, y: 250, width: 460, height: 90, count: 9, size: 20, colour: 'wallDark', skein: true },
    ],
  ],
});
