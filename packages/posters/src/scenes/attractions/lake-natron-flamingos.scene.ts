import { defineScene } from '../../scene/scene.js';

const bird = { wing: 'deep', feather: '#a8324e', bill: 'near' };

export const lakeNatronFlamingos = defineScene({
  slug: 'lake-natron-flamingos',
  alt: 'Flamingos fly over the red and white soda of Lake Natron, the volcano mirrored among the pools',
  palette: {
    sky: '#8fb4cf',
    lilac: '#d3cbdc',
    blush: '#fbdcd0',
    haze: '#f3d3cc',
    mount: '#8a84ac',
    mountDark: '#675f92',
    red: '#c8444a',
    rose: '#e98a84',
    crust: '#fdeee6',
    water: '#dfd3e0',
    pink: '#f48d9b',
    deep: '#d4506c',
    near: '#3a2148',
    rim: '#fff4ea',
  },
  phone: { left: 690 },
  shareTop: 70,
  layers: [
    ['sky', { colours: ['sky', 'lilac', 'blush'], horizon: 520, bands: 10, wave: 10 }],
    ['sun', { x: 420, y: 330, r: 64, colour: '#fffaf4', glow: '#fff0e6', rings: 4, opacity: 0.22 }],
    [
      'facetedPeak',
      {
        x: 1260,
        y: 540,
        width: 900,
        height: 330,
        colour: 'mount',
        shade: 'mountDark',
        haze: 'haze',
        skyline: '-1.3,.02 -.8,.14 -.44,.46 -.2,.82 -.1,.98! .02,.95 .1,1! .22,.8 .46,.44 .82,.12 1.3,.02',
        planes: ['.1,1! .04,.7 .1,.4 0,0 .6,0 .9,.08 .46,.44 .22,.8'],
        lights: ['-.1,.98! .02,.95 .1,1! .08,.84 .03,.9 -.02,.72! -.06,.86'],
        light: 'crust',
      },
    ],
    ['ridge', { y: 530, amplitude: 20, frequency: 1.5, colour: 'mount>haze:.45', haze: 'haze', depth: 80 }],
    ['plain', { y: 548, colour: 'rose', haze: 'blush', depth: 0.4 }],
    [
      'shape',
      {
        outline:
          '560,552 900,560 1200,640 1260,760 1310,640 1600,566 1980,552! 1980,580 1700,620 1400,720 1280,840 1120,720 800,600',
        colour: 'water',
      },
    ],
    [
      'shape',
      { outline: '1040,560 1180,640 1262,742 1340,640 1490,560', colour: 'mount>water:.5', opacity: 0.8 },
    ],
    [
      'shape',
      {
        outline: [
          '-60,640 300,620 560,660 420,720 120,720',
          '700,700 900,690 1060,760 860,800 640,770',
          '1500,700 1800,660 1980,690! 1980,780 1700,790 1480,760',
          '-60,800 240,790 460,860 320,950 -60,960',
          '560,880 860,850 1040,930 900,1010 620,1000',
          '1240,900 1560,850 1800,900 1700,1000 1340,1010',
          '120,1040 480,1020 700,1110 520,1210 120,1200',
          '960,1080 1300,1060 1560,1140 1400,1250 1000,1240',
          '1720,1050 1980,1040! 1980,1200! 1760,1180',
        ],
        colour: 'water',
      },
    ],
    [
      'shape',
      {
        outline: [
          '-60,760 200,744 520,770 640,830 520,850 260,770 -60,780',
          '1100,800 1400,800 1440,850 1180,870',
          '480,1010 700,1040 900,1060 940,1110 740,1090',
          '1600,1010 1900,990 1980,1010! 1980,1040! 1700,1040',
        ],
        colour: 'red',
      },
    ],
    [
      'streaks',
      {
        from: 580,
        to: 1260,
        count: 50,
        colour: 'crust',
        opacity: 0.85,
        length: [160, 560],
        thickness: [2, 14],
      },
    ],
    [
      'streaks',
      { from: 600, to: 1260, count: 30, colour: 'red', opacity: 0.5, length: [120, 520], thickness: [2, 12] },
    ],
    ['flock', { count: 260, left: 0, right: 1900, from: 556, to: 610, colour: 'pink', size: 6 }],
    [
      'herd',
      {
        of: ['flamingo', 'flamingoFeeding', 'flamingoLooking'],
        count: 46,
        left: 40,
        right: 1880,
        from: 660,
        to: 760,
        sizes: [0.12, 0.26],
        haze: 'pink>crust:.3',
        colour: 'deep>pink:.5',
        flip: 0.5,
      },
    ],
    [
      'animals',
      {
        of: 'flamingoFlying',
        colour: 'pink',
        far: 'deep',
        rim: 'rim',
        tint: { ...bird, feather: 'near' },
        at: [
          { x: 470, y: 240, size: 1.2, rotate: -8, flip: false },
          { x: 820, y: 330, size: 1.05, rotate: -4 },
          { x: 180, y: 420, size: 0.9, rotate: -10 },
          { x: 1120, y: 190, size: 0.86, rotate: -6 },
          { x: 1450, y: 300, size: 0.7, rotate: -6 },
          { x: 620, y: 470, size: 0.7, rotate: -6 },
        ],
        phone: {
          at: [
            { x: 900, y: 300, size: 1.05, rotate: -8 },
            { x: 1250, y: 180, size: 1, rotate: -4 },
            { x: 1420, y: 390, size: 0.86, rotate: -10 },
            { x: 960, y: 470, size: 0.66, rotate: -6 },
          ],
        },
      },
    ],
    [
      'animals',
      {
        of: 'flamingo',
        colour: 'pink',
        far: 'deep',
        rim: 'rim',
        tint: bird,
        at: [
          { x: 1020, y: 1160, size: 1.35 },
          { x: 330, y: 1120, size: 1.2 },
          { x: 1700, y: 1150, size: 1.25, flip: true },
        ],
      },
    ],
    [
      'animals',
      {
        of: 'flamingoFeeding',
        colour: 'pink',
        rim: 'rim',
        tint: bird,
        at: [
          { x: 620, y: 1200, size: 1.4 },
          { x: 1410, y: 1190, size: 1.3, flip: true },
        ],
      },
    ],
    [
      'streaks',
      {
        from: 1130,
        to: 1260,
        count: 14,
        colour: 'crust',
        opacity: 0.8,
        length: [140, 420],
        thickness: [4, 10],
      },
    ],
  ],
});
