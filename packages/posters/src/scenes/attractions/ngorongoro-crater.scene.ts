import { defineScene } from '../../scene/scene.js';

export const ngorongoroCrater = defineScene({
  slug: 'ngorongoro-crater',
  alt: 'The whole bowl of Ngorongoro Crater seen from its forested rim, cloud spilling over the far wall',
  palette: {
    zenith: '#4a8fb0',
    sky: '#9fcbd2',
    cream: '#fdf0d0',
    haze: '#d9e4cf',
    wall: '#5b8a90',
    gully: '#356470',
    floor: '#a8b96c',
    straw: '#dcca82',
    lake: '#d3e9e4',
    forest: '#2c5a45',
    dark: '#143229',
    rim: '#f6efb2',
    near: '#0f2621',
    lit: '#7fa04c',
  },
  phone: { left: 896 },
  layers: [
    ['sky', { colours: ['zenith', 'sky', 'cream'], horizon: 420, bands: 9, wave: 12 }],
    ['sun', { x: 1520, y: 150, r: 58, colour: '#fffdf0', glow: '#fff8d8', rings: 5, opacity: 0.15 }],
    [
      'clouds',
      {
        list: [
          [360, 150, 640, 60],
          [1000, 220, 380, 36],
        ],
        colour: '#fffaf0',
        rim: '#fff',
        rimShift: -5,
      },
    ],
    ['craterRim', { y: 480, height: 190, colour: 'wall>haze:.15', haze: 'haze', dark: 'gully', to: 560 }],
    [
      'clouds',
      {
        list: [
          [420, 356, 980, 60],
          [1340, 340, 900, 54],
          [900, 380, 500, 40],
        ],
        colour: '#fffaf0',
        rim: '#fff',
        rimShift: -6,
      },
    ],
    ['mist', { y: 410, height: 160, colour: 'haze', opacity: 0.9 }],
    ['plain', { y: 540, colour: 'floor', haze: 'straw>haze:.5', depth: 0.5 }],
    [
      'streaks',
      {
        from: 556,
        to: 900,
        count: 40,
        colour: 'straw>rim:.3',
        opacity: 0.6,
        length: [200, 800],
        thickness: [2, 14],
      },
    ],
    [
      'streaks',
      {
        from: 560,
        to: 900,
        count: 30,
        colour: 'forest',
        opacity: 0.22,
        length: [260, 900],
        thickness: [4, 24],
      },
    ],
    [
      'shape',
      { outline: '760,600 1020,584 1300,590 1440,620 1330,664 1060,680 820,664 700,634', colour: 'lake' },
    ],
    [
      'shape',
      { outline: '800,604 1020,592 1290,600 1380,616 1180,622 960,612', colour: '#ffffff', opacity: 0.6 },
    ],
    ['flock', { count: 150, left: 800, right: 1400, from: 640, to: 672, colour: '#f0a3a8', size: 5 }],
    [
      'shape',
      {
        outline: '1980,640 1700,650 1560,690 1640,740 1500,790 1620,860 1980,880!',
        colour: 'forest>floor:.45',
      },
    ],
    [
      'herd',
      {
        of: ['buffalo', 'zebra', 'wildebeest', 'elephant'],
        count: 70,
        left: 200,
        right: 1500,
        from: 700,
        to: 830,
        sizes: [0.03, 0.055],
        haze: 'forest>floor:.4',
        colour: 'dark',
        flip: 0.5,
      },
    ],
    [
      'shape',
      {
        outline:
          '-60,620! 120,660 260,740 420,800 640,850 900,900 1200,930 1460,920 1700,860 1980,760! 1980,1290! -60,1290!',
        colour: 'forest>wall:.3',
        haze: 'forest',
      },
    ],
    [
      'canopy',
      {
        list: [
          [120, 800, 260, 200],
          [300, 860, 240, 180],
          [520, 930, 260, 190],
          [780, 980, 240, 170],
          [1040, 1000, 240, 170],
          [1320, 1010, 260, 190],
          [1560, 980, 260, 200],
          [1800, 900, 280, 210],
        ],
        colour: 'forest',
        light: 'lit>forest:.3',
        sunSide: 1,
      },
    ],
    [
      'canopy',
      {
        list: [
          [420, 1090, 300, 220],
          [700, 1120, 300, 210],
          [1000, 1130, 300, 210],
          [1340, 1130, 320, 230],
          [1680, 1090, 340, 250],
          [120, 1030, 340, 250],
        ],
        colour: 'dark>forest:.4',
        light: 'lit>forest:.55',
        sunSide: 1,
      },
    ],
    [
      'bough',
      {
        spine: [
          '1760,1320,60 1740,1000,42 1700,760,34 1620,520,20 1540,380,10',
          '1712,800,24 1800,620,18 1880,480,10',
          '1640,560,14 1720,420,10 1740,320,5',
          '1600,480,10 1500,440,8 1420,400,4',
        ],
        colour: 'near',
        light: 'lit>near:.5',
      },
    ],
    [
      'foliage',
      {
        list: [
          [1540, 340, 520, 180],
          [1780, 270, 420, 220],
          [1420, 390, 240, 90],
          [1880, 460, 260, 180],
        ],
        colour: 'near>forest:.35',
        size: 54,
        density: 0.9,
        hang: 30,
      },
    ],
    [
      'foliage',
      {
        list: [
          [1560, 310, 420, 110],
          [1790, 230, 340, 120],
        ],
        colour: 'lit>forest:.35',
        size: 50,
        density: 0.45,
        hang: 30,
      },
    ],
    [
      'animals',
      {
        of: 'buffalo',
        colour: 'near>wall:.16',
        far: 'near',
        rim: 'rim',
        sunSide: 1,
        tint: { horn: '#a8a58a', shade: 'near' },
        at: [{ x: 470, y: 1180, size: 1, gait: 'stand' }],
        phone: { at: [{ x: 1200, y: 1180, size: 1, gait: 'stand' }] },
      },
    ],
    ['ridge', { y: 1196, amplitude: 18, frequency: 1.4, colour: 'near>forest:.4', haze: 'near', depth: 80 }],
    ['grass', { y: 1216, count: 120, height: [40, 110], colour: 'near' }],
  ],
});
