import { defineScene } from '../../scene/scene.js';

export const smallAircraft = defineScene({
  slug: 'small-aircraft',
  alt: 'A small aircraft above the crater highlands, its shadow on a plain with a winding river and herds like dots',
  palette: {
    top: '#2f74a8',
    low: '#f3f0dc',
    haze: '#dfe7d6',
    far: '#7fa3a6',
    mid: '#94ad6e',
    warm: '#c9b46a',
    near: '#33493e',
    river: '#a8d2d6',
    rim: '#fffbe0',
  },
  layers: [
    [
      'sky',
      { colours: ['top', '#7fb6cc', '#c4dfdc', 'low'], horizon: 560, bands: 12, sun: { x: 300, lift: 70 } },
    ],
    [
      'kilimanjaro',
      {
        x: 1540,
        y: 560,
        width: 620,
        height: 130,
        colour: 'far',
        shade: 'far>top:.3',
        haze: 'haze',
        snow: '#ffffff',
        snowShade: '#cfdbe6',
      },
    ],
    [
      'clouds',
      {
        list: [
          [1540, 500, 560, 26],
          [520, 330, 560, 36],
          [1180, 180, 520, 28],
          [160, 470, 420, 24],
        ],
        colour: '#ffffff',
        rim: '#fff8e4',
        opacity: 0.9,
      },
    ],
    ['craterRim', { y: 640, height: 120, colour: 'far>mid:.4', haze: 'haze', dark: 'far>near:.5', to: 800 }],
    ['plain', { y: 690, colour: 'mid', haze: 'mid>haze:.5', depth: 0.9 }],
    [
      'streaks',
      {
        from: 720,
        to: 1240,
        count: 26,
        colour: 'warm',
        opacity: 0.55,
        length: [260, 900],
        thickness: [4, 22],
      },
    ],
    [
      'shape',
      {
        outline:
          '1180,700 1240,760 1080,820 1300,900 1120,1000 1420,1120 1360,1290! 1560,1290! 1600,1110 1290,990 1440,890 1200,815 1300,756 1220,700',
        colour: 'river',
        haze: 'river>haze:.3',
      },
    ],
    [
      'herd',
      {
        of: ['wildebeest', 'zebra'],
        count: 46,
        left: 100,
        right: 1060,
        from: 800,
        to: 1000,
        sizes: [0.05, 0.13],
        haze: 'mid>near:.2',
        colour: 'near',
        flip: 0.5,
      },
    ],
    [
      'canopy',
      {
        list: [
          [1500, 860, 90, 40],
          [1640, 930, 110, 50],
          [1780, 1020, 150, 60],
          [220, 1040, 150, 60],
          [90, 930, 110, 44],
          [1560, 1060, 120, 50],
        ],
        colour: 'near>mid:.3',
        light: 'mid',
      },
    ],
    [
      'shape',
      {
        outline: '640,1130 760,1112! 790,1070 806,1110 960,1128 806,1142 790,1180 770,1146',
        colour: 'near>mid:.3',
        opacity: 0.5,
      },
    ],
    [
      'bushPlane',
      {
        x: 860,
        y: 500,
        size: 2,
        rotate: -6,
        colour: '#fffaf0',
        shade: '#a9bcc6',
        stripe: '#d8552f',
        glass: '#2f4a5c',
      },
    ],
    [
      'clouds',
      {
        list: [
          [200, 1220, 700, 70],
          [1700, 1240, 620, 60],
        ],
        colour: '#ffffff',
        opacity: 0.8,
      },
    ],
  ],
});
