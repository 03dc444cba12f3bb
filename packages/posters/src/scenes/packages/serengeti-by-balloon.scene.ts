import { defineScene } from '../../scene/scene.js';

export const serengetiByBalloon = defineScene({
  slug: 'serengeti-by-balloon',
  alt: 'From high in the air: a great balloon at first light, others drifting low over a winding river and herds',
  palette: {
    blue: '#4d7fae',
    lilac: '#b9b4cf',
    rose: '#f6cdb4',
    gold: '#fde6a8',
    haze: '#f3cfa4',
    far: '#b79a86',
    land: '#b58a4c',
    green: '#76803f',
    shadow: '#6d5540',
    near: '#3c2a2c',
    river: '#f9e3bd',
    rim: '#fff1c4',
  },
  phone: { left: 880 },
  shareTop: 240,
  layers: [
    [
      'sky',
      {
        colours: ['blue', 'lilac', 'rose', 'gold'],
        horizon: 420,
        bands: 11,
        wave: 10,
        sun: { x: 500, lift: 60 },
      },
    ],
    ['sun', { x: 500, y: 384, r: 62, colour: '#fffbe8', glow: '#fff1bd', rings: 5, opacity: 0.16 }],
    ['ridge', { y: 400, amplitude: 22, frequency: 1.6, colour: 'far>haze:.45', haze: 'haze', depth: 90 }],
    ['plain', { y: 420, colour: 'land>near:.12', haze: 'haze', depth: 0.55 }],
    [
      'ridge',
      {
        y: 470,
        amplitude: 10,
        frequency: 2,
        colour: 'green>haze:.55',
        haze: 'haze>land:.5',
        depth: 60,
        bush: { count: 60, height: [5, 11] },
      },
    ],
    [
      'streaks',
      {
        from: 500,
        to: 1260,
        count: 34,
        colour: 'green',
        opacity: 0.4,
        length: [240, 900],
        thickness: [5, 26],
      },
    ],
    [
      'streaks',
      { from: 480, to: 1260, count: 30, colour: 'rim', opacity: 0.4, length: [240, 900], thickness: [3, 14] },
    ],
    [
      'shape',
      {
        outline:
          '1980,500! 1700,512 1240,520 940,548 1200,590 1180,640 760,690 420,770 640,850 720,950 300,1060 -60,1140! -60,1290! 240,1200 760,1060 1000,930 900,840 720,778 1000,712 1400,650 1380,580 1180,552 1500,536 1980,524!',
        colour: 'river',
      },
    ],
    [
      'shape',
      {
        outline: [
          '700,960 300,1076 -60,1160! -60,1180! 320,1092',
          '650,856 720,940 780,900',
          '420,776 640,716 900,680 640,734',
        ],
        colour: 'green>near:.35',
      },
    ],
    [
      'herd',
      {
        of: ['wildebeest', 'zebra'],
        gaits: ['walk', 'stride'],
        count: 60,
        left: 1000,
        right: 1900,
        from: 720,
        to: 960,
        sizes: [0.07, 0.17],
        haze: 'shadow>land:.3',
        colour: 'near',
        wave: 14,
      },
    ],
    [
      'canopy',
      {
        list: [
          [560, 640, 70, 60],
          [620, 660, 90, 70],
          [1120, 600, 70, 54],
          [260, 820, 120, 96],
          [360, 850, 100, 90],
          [880, 900, 150, 120],
          [1500, 720, 90, 70],
        ],
        colour: 'green>near:.45',
        light: 'green',
        sunSide: -1,
      },
    ],
    [
      'canopy',
      {
        list: [
          [180, 1180, 260, 200],
          [1240, 1190, 230, 180],
          [980, 1230, 200, 150],
        ],
        colour: 'green>near:.62',
        light: 'green>near:.2',
        sunSide: -1,
      },
    ],
    [
      'streaks',
      {
        from: 1180,
        to: 1240,
        count: 5,
        colour: 'near',
        opacity: 0.35,
        length: [300, 500],
        thickness: [10, 20],
      },
    ],
    ['glow', { x: 500, y: 420, rx: 900, ry: 420, colour: '#fff0b8', opacity: 0.5 }],
    ['balloon', { x: 880, y: 560, r: 74, colours: ['#2f6f73', '#f2c14e', '#f7ead0'], basket: '#4a2d24' }],
    ['balloon', { x: 250, y: 520, r: 96, colours: ['#8a3f6a', '#f3d9b0', '#e0795a'], basket: '#4a2d24' }],
    ['balloon', { x: 690, y: 470, r: 40, colours: ['#d9694a', '#f7ead0', '#f2c14e'], basket: '#4a2d24' }],
    [
      'balloon',
      {
        x: 1400,
        y: 436,
        r: 416,
        colours: ['#c4472f', '#f2b544', '#8f2f3f', '#f8ead0'],
        basket: '#4f3226',
        shade: '#3a1030',
        flame: '#ffd98a',
        people: '#2a1a1c',
      },
    ],
    [
      'birds',
      { x: 520, y: 250, width: 340, height: 80, count: 8, size: 16, colour: 'blue>near:.4', skein: true },
    ],
  ],
});
